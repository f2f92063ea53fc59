import { useState } from 'react';
import { formatDay } from '../../../../shared/dates.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import type { AppointmentDialogProps } from './asked.ts';
import { useChangeStatus } from './use-change-appointment.ts';

/** Asks whether and why before an appointment is cancelled. */
export function CancelDialog({ appointment, onClose }: AppointmentDialogProps) {
  const { id, serviceName, customerName, appointmentDate, appointmentTime } = appointment;
  const [note, setNote] = useState('');
  const { mutate, isPending } = useChangeStatus(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Ακύρωση του ραντεβού;"
      description={
        <>
          {serviceName}, {customerName}, {formatDay(appointmentDate)}, {appointmentTime}. Ο πελάτης θα
          ενημερωθεί με email.
        </>
      }
      confirmLabel="Ακύρωση ραντεβού"
      cancelLabel="Πίσω"
      pending={isPending}
      onConfirm={() => mutate({ id, status: 'cancelled', ...(note.trim() && { note: note.trim() }) })}
    >
      <Field label="Σημείωση" optional hint="Μένει στο ιστορικό του ραντεβού.">
        <Textarea size="sm" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
