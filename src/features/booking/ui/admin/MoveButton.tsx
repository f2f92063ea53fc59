import { CalendarArrowUp } from 'lucide-react';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { Appointment } from '../../contract.ts';
import { holds } from '../../rules.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';

/** Asks where to move an appointment; nothing for one that no longer holds its time. */
export function MoveButton({ appointment }: { appointment: Appointment }) {
  const ask = useAppointmentDialogs();
  const { status, serviceName, customerName } = appointment;
  if (!holds(status)) return null;
  return (
    <IconButton
      size="sm"
      label={`Μετακίνηση σε…: ${serviceName}, ${customerName}`}
      aria-haspopup="dialog"
      onClick={() => ask({ what: 'move', appointment })}
    >
      <CalendarArrowUp />
    </IconButton>
  );
}
