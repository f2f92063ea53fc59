import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';

/** What was booked, and where to follow it. */
export function Booked({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <CalendarCheck className="icon-lg text-ok-text" />
      <h3 className="mt-2 text-lg">Το ραντεβού σας καταχωρήθηκε</h3>
      <p className="font-medium">{whenText(appointment)}</p>
      {appointment.address && <p className="text-text-2">{appointment.address}</p>}
      <p className="text-text-2">
        Αναμένει έγκριση από τον διαχειριστή. Θα σας ενημερώσουμε στο {appointment.customerEmail}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button href="/customer-dashboard?tab=appointments">Τα ραντεβού μου</Button>
        <Button variant="outline" onClick={onClose}>
          Κλείσιμο
        </Button>
      </div>
    </div>
  );
}
