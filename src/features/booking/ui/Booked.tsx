import { CalendarCheck } from 'lucide-react';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';

export function Booked({ appointment }: { appointment: Appointment }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <CalendarCheck className="icon-lg text-ok-text" />
      <h3 className="mt-2 text-lg">Το ραντεβού σας καταχωρίστηκε</h3>
      <p className="font-medium">{whenText(appointment)}</p>
      {appointment.address && <p className="text-text-2">{appointment.address}</p>}
      <p className="text-text-2">
        Αναμένει την έγκρισή μας. Θα σας ενημερώσουμε στο {appointment.customerEmail}.
      </p>
    </div>
  );
}
