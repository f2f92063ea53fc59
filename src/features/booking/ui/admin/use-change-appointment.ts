import { useMutation } from '@tanstack/react-query';
import type { LocalDate, LocalTime } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { offerUndo } from '../../../../ui/undo/undoable.ts';
import { appointmentStatusLabels, type Appointment } from '../../contract.ts';
import { toDay } from '../../week.ts';
import { useKeepAppointment, useRefreshAppointments } from './use-appointments.ts';

/** What is said of a change that went through (specification 2, section 8). */
const updated = 'Το ραντεβού ενημερώθηκε';

/** Under what a change of an appointment can be taken back. */
export const appointmentSubject = ({ id }: Pick<Appointment, 'id'>) => `appointment:${id}`;

function useUndoChange(title = 'Η αλλαγή αναιρέθηκε') {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  return useMutation(
    useApi().booking.undoAppointmentChange.mutationOptions({
      meta: { title: 'Η αλλαγή δεν αναιρέθηκε' },
      onSuccess({ appointment }) {
        keep(appointment);
        const { customerName, appointmentDate, appointmentTime } = appointment;
        toast({
          title,
          description: `${customerName}: ${toDay(appointmentDate)}, ${appointmentTime}.`,
        });
      },
      onSettled: refresh,
    }),
  ).mutateAsync;
}

/** Gives an appointment another status, and for some seconds a way back. */
export function useChangeStatus(onDone?: () => void) {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const takeBack = useUndoChange();
  return useMutation(
    useApi().booking.changeAppointmentStatus.mutationOptions({
      meta: { title: 'Σφάλμα κατά την ενημέρωση του ραντεβού' },
      onSuccess({ appointment, undo }) {
        keep(appointment);
        const { id, serviceName, customerName, status } = appointment;
        if (undo !== undefined) {
          offerUndo(appointmentSubject(appointment), {
            done: appointmentStatusLabels[status],
            undo: () => takeBack({ id, undo }),
          });
        }
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

/** Moves an appointment and offers to take that back. */
export function useMoveAppointment(onDone?: () => void) {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const takeBack = useUndoChange('Η μετακίνηση αναιρέθηκε');
  const { mutateAsync, isPending } = useMutation(
    useApi().booking.moveAppointment.mutationOptions({
      meta: { title: 'Αποτυχία ενημέρωσης ημερομηνίας' },
      onSuccess: ({ appointment }) => keep(appointment),
      onSettled: refresh,
    }),
  );

  /** Resolves when the lists show what came of it; a refusal has been said by then. */
  async function move(appointment: Appointment, date: LocalDate, time?: LocalTime) {
    try {
      const { appointment: moved, undo } = await mutateAsync({
        id: appointment.id,
        appointmentDate: date,
        ...(time !== undefined && { appointmentTime: time }),
      });
      toast({
        title: updated,
        description: `Μετακινήθηκε ${toDay(moved.appointmentDate)}, ${moved.appointmentTime}.`,
        ...(undo !== undefined && {
          action: {
            label: 'Αναίρεση',
            onClick: () => void takeBack({ id: appointment.id, undo }).catch(() => undefined),
          },
        }),
      });
      onDone?.();
    } catch {
      // The change's own toast tells why.
    }
  }
  return { move, isPending };
}
