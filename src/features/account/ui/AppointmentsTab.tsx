import { CalendarX2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** The customer's appointments. */
export function AppointmentsTab() {
  return (
    <EmptyState
      icon={<CalendarX2 />}
      title="Δεν υπάρχουν προγραμματισμένα ραντεβού"
      action={<Button href="/services">Δείτε τις υπηρεσίες</Button>}
      className="pt-2"
    >
      Από τη σελίδα κάθε υπηρεσίας κλείνετε ραντεβού για την ημέρα και την ώρα που σας βολεύει.
    </EmptyState>
  );
}
