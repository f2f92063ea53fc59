import { formatDay } from '#shared/dates.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { callText } from '../../texts.ts';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';
import { useRemoveAppointment } from './use-change-appointment.ts';

export function RemoveDialog({ appointment, onClose }: AppointmentDialogProps) {
  const { id, serviceName, customerName, customerEmail, appointmentDate, appointmentTime } = appointment;
  const { mutate, isPending } = useRemoveAppointment(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Διαγραφή του ραντεβού;"
      description={
        <>
          {serviceName}, {customerName}, {formatDay(appointmentDate)}, {appointmentTime}. Το ραντεβού και το
          ιστορικό του χάνονται οριστικά.{' '}
          {customerEmail ? 'Για μελλοντικό ραντεβού ο πελάτης ενημερώνεται με email.' : callText}
        </>
      }
      confirmLabel="Διαγραφή"
      pending={isPending}
      onConfirm={() => mutate({ id })}
    />
  );
}
