import { formatDay } from '../../../../shared/dates.ts';
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx';
import type { AppointmentDialogProps } from './asked.ts';
import { useChangeStatus } from './use-change-appointment.ts';

/** Asks whether and why before an appointment is cancelled. */
export function CancelDialog({ appointment, onClose }: AppointmentDialogProps) {
  const { id, serviceName, customerName, appointmentDate, appointmentTime } = appointment;
  const { mutate, isPending } = useChangeStatus(onClose);
  return (
    <ReasonDialog
      title="Ακύρωση του ραντεβού;"
      description={
        <>
          {serviceName}, {customerName}, {formatDay(appointmentDate)}, {appointmentTime}. Ο πελάτης θα
          ενημερωθεί με email.
        </>
      }
      label="Σημείωση"
      optional
      hint="Μένει στο ιστορικό του ραντεβού."
      maxLength={500}
      confirmLabel="Ακύρωση ραντεβού"
      cancelLabel="Πίσω"
      pending={isPending}
      onConfirm={(note) => mutate({ id, status: 'cancelled', ...(note.trim() && { note: note.trim() }) })}
      onClose={onClose}
    />
  );
}
