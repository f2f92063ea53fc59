import { Select } from '../../../../ui/Select.tsx';
import { filterStatuses } from '../../appointments-search.ts';
import { appointmentStatus, appointmentStatusLabels, type Appointment } from '../../contract.ts';
import { isPendingStatus } from '../../move.ts';
import { useChangeStatus } from './use-change-appointment.ts';

/** Gives an appointment any status, at once. */
export function StatusSelect({ appointment, className }: { appointment: Appointment; className?: string }) {
  const { id, status, serviceName, customerName } = appointment;
  const { mutate, isPending, variables } = useChangeStatus();
  const shown = isPending ? variables.status : status;
  return (
    <Select
      size="sm"
      aria-label={`Κατάσταση: ${serviceName}, ${customerName}`}
      className={className}
      disabled={isPending}
      value={isPendingStatus(shown) ? 'pending' : shown}
      onChange={({ target }) => mutate({ id, status: appointmentStatus.parse(target.value) })}
    >
      {filterStatuses.map((one) => (
        <option key={one} value={one}>
          {appointmentStatusLabels[one]}
        </option>
      ))}
    </Select>
  );
}
