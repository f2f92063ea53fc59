import { Select } from '#ui/form/Select.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { filterStatuses } from '../../appointments-search.ts';
import { appointmentStatus, type Appointment } from '../../contract.ts';
import { appointmentStatusLabels } from '../../labels.ts';
import { isPendingStatus } from '../../board/move.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';
import { appointmentSubject } from './use-change-appointment.ts';

/** An appointment's status and a select of all others; a choice asks for confirmation. */
export function StatusSelect({ appointment, className }: { appointment: Appointment; className?: string }) {
  const { status, serviceName, customerName } = appointment;
  const ask = useAppointmentDialogs();
  const subject = appointmentSubject(appointment);
  const undoable = useUndoables().get(subject);
  if (undoable) {
    return <UndoLine subject={subject} undoable={undoable} of={`${serviceName}, ${customerName}`} />;
  }
  return (
    <Select
      size="sm"
      aria-label={`Κατάσταση: ${serviceName}, ${customerName}`}
      className={className}
      value={isPendingStatus(status) ? 'pending' : status}
      onChange={({ target }) =>
        ask({ what: 'status', appointment, to: appointmentStatus.parse(target.value) })
      }
    >
      {filterStatuses.map((one) => (
        <option key={one} value={one}>
          {appointmentStatusLabels[one]}
        </option>
      ))}
    </Select>
  );
}
