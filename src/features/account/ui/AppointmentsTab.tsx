import { Clock } from 'lucide-react';
import { offered } from '#shared/offered.ts';
import { isActive } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { OwnReport } from '#features/handover/ui/OwnReport.tsx';
import { OwnAppointments } from '#features/booking/ui/OwnAppointments.tsx';

export function AppointmentsTab() {
  const { customer } = useViewer();
  if (customer && isActive(customer)) return <OwnAppointments Report={OwnReport} />;
  const { hasServices, takesBookings } = offered();
  const services = hasServices && { href: '/services', label: 'Δείτε τις υπηρεσίες' };
  const next = customer?.isRejected ? { href: '/contact', label: 'Επικοινωνία' } : services;
  const later = takesBookings
    ? 'θα κλείνετε ραντεβού και θα τα βλέπετε εδώ'
    : 'θα βλέπετε εδώ τα ραντεβού σας';
  return (
    <EmptyState
      icon={<Clock />}
      title={customer?.isRejected ? 'Τα ραντεβού δεν είναι διαθέσιμα' : 'Αναμένει έγκριση'}
      action={
        next && (
          <Button href={next.href} variant="outline">
            {next.label}
          </Button>
        )
      }
      className="pt-2"
    >
      {customer?.isRejected
        ? 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή. Για ένα ραντεβού επικοινωνήστε μαζί μας.'
        : `Μόλις εγκριθεί ο λογαριασμός σας, ${later}.`}
    </EmptyState>
  );
}
