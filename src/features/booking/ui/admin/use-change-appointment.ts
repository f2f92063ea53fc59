import { useMutation } from '@tanstack/react-query';
import type { LocalDate, LocalTime } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/api.ts';
import { toast } from '../../../../ui/toast.ts';
import { appointmentStatusLabels, type Appointment } from '../../contract.ts';
import { toDay } from '../../week.ts';
import { useKeepAppointment, useRefreshAppointments } from './use-appointments.ts';

/** What is said of a change that went through (specification 2, section 8). */
const updated = 'Το ραντεβού ενημερώθηκε';

/** Gives an appointment another status. */
export function useChangeStatus(onDone?: () => void) {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  return useMutation(
    useApi().booking.changeAppointmentStatus.mutationOptions({
      meta: { title: 'Σφάλμα κατά την ενημέρωση του ραντεβού' },
      onSuccess({ appointment }) {
        keep(appointment);
        const { serviceName, customerName, status } = appointment;
        toast({
          title: updated,
          description: `${serviceName}, ${customerName}: ${appointmentStatusLabels[status]}.`,
        });
        onDone?.();
      },
      // Also after a refusal: somebody else may have been here meanwhile.
      onSettled: refresh,
    }),
  );
}

/** Deletes an appointment. */
export function useRemoveAppointment(onDone: () => void) {
  const refresh = useRefreshAppointments();
  return useMutation(
    useApi().booking.removeAppointment.mutationOptions({
      meta: { title: 'Σφάλμα διαγραφής', failure: 'Δεν ήταν δυνατή η διαγραφή του ραντεβού.' },
      onSuccess() {
        toast({ title: 'Το ραντεβού διαγράφηκε' });
        onDone();
      },
      onSettled: refresh,
    }),
  );
}

/** Moves an appointment and offers to move it back. */
export function useMoveAppointment(onDone?: () => void) {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const { mutateAsync, isPending } = useMutation(
    useApi().booking.moveAppointment.mutationOptions({
      meta: { title: 'Αποτυχία ενημέρωσης ημερομηνίας' },
      onSuccess: ({ appointment }) => keep(appointment),
      onSettled: refresh,
    }),
  );

  async function moveBack({ id, appointmentDate, appointmentTime }: Appointment) {
    await mutateAsync({ id, appointmentDate, appointmentTime });
    toast({ title: 'Η μετακίνηση αναιρέθηκε', description: `${toDay(appointmentDate)}, ${appointmentTime}` });
  }

  /** Resolves when the lists show what came of it; a refusal has been said by then. */
  async function move(appointment: Appointment, date: LocalDate, time?: LocalTime) {
    try {
      const { appointment: moved } = await mutateAsync({
        id: appointment.id,
        appointmentDate: date,
        ...(time !== undefined && { appointmentTime: time }),
      });
      toast({
        title: updated,
        description: `Μετακινήθηκε ${toDay(moved.appointmentDate)}, ${moved.appointmentTime}.`,
        action: { label: 'Αναίρεση', onClick: () => void moveBack(appointment).catch(() => undefined) },
      });
      onDone?.();
    } catch {
      // The change's own toast tells why.
    }
  }
  return { move, isPending };
}
