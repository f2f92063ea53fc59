import { Clock } from 'lucide-react';
import { isActive } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { OwnReport } from '#features/handover/ui/OwnReport.tsx';
import { OwnAppointments } from '#features/booking/ui/OwnAppointments.tsx';

export function AppointmentsTab() {
  const { customer } = useViewer();
  if (customer && isActive(customer)) return <OwnAppointments Report={OwnReport} />;
  return (
    <EmptyState
      icon={<Clock />}
      title={customer?.isRejected ? 'Τα ραντεβού δεν είναι διαθέσιμα' : 'Αναμένει έγκριση'}
      action={
        <Button href={customer?.isRejected ? '/contact' : '/services'} variant="outline">
          {customer?.isRejected ? 'Επικοινωνία' : 'Δείτε τις υπηρεσίες'}
        </Button>
      }
      className="pt-2"
    >
      {customer?.isRejected
        ? 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή. Για ένα ραντεβού επικοινωνήστε μαζί μας.'
        : 'Μόλις εγκριθεί ο λογαριασμός σας, θα κλείνετε ραντεβού και θα τα βλέπετε εδώ.'}
    </EmptyState>
  );
}
