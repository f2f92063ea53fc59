import { useMutation } from '@tanstack/react-query';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { Appointment } from '../../contract.ts';
import { appointmentStatusLabels } from '../../labels.ts';
import { overrulable, type Overrulable } from '../../enums.ts';
import { callText } from '../../texts.ts';
import { toDay } from '../../board/week.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';
import { refusedBy } from './OverruleDialog.tsx';
import { useKeepAppointment, useRefreshAppointments } from './use-appointments.ts';

/** The message after a successful change (specification 2, section 8). */
const updated = 'Το ραντεβού ενημερώθηκε';

/** The text of a toast, which stands out if the customer has to be called. */
const described = (sentence: string, mustCall: boolean | undefined) =>
  mustCall ? { description: `${sentence} ${callText}`, tone: 'high' as const } : { description: sentence };

/** The subject under which a change of an appointment can be undone. */
export const appointmentSubject = ({ id }: Pick<Appointment, 'id'>) => `appointment:${id}`;

function useUndoChange(title = 'Η αλλαγή αναιρέθηκε') {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const { mutateAsync } = useMutation(
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
  );
  /** Takes a change back, of a job all its days one after the other. */
  return async (...changes: { id: string; undo: string }[]) => {
    for (const one of changes) await mutateAsync(one);
  };
}

/** Changes an appointment's status; can be undone for some seconds. */
export function useChangeStatus(onDone?: () => void) {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const takeBack = useUndoChange();
  return useMutation(
    useApi().booking.changeAppointmentStatus.mutationOptions({
      meta: { title: 'Σφάλμα κατά την ενημέρωση του ραντεβού' },
      onSuccess({ appointment, undo, undoAll, mustCall }) {
        keep(appointment);
        const { id, serviceName, customerName, status } = appointment;
        if (undo !== undefined) {
          offerUndo(appointmentSubject(appointment), {
            done: appointmentStatusLabels[status],
            undo: () => takeBack(...(undoAll ?? [{ id, undo }])),
          });
        }
        toast({
          title: updated,
          ...described(`${serviceName}, ${customerName}: ${appointmentStatusLabels[status]}.`, mustCall),
        });
        onDone?.();
      },
      // After a refusal too: another administrator may have changed it in the meantime.
      onSettled: refresh,
    }),
  );
}

export function useRemoveAppointment(onDone: () => void) {
  const refresh = useRefreshAppointments();
  return useMutation(
    useApi().booking.removeAppointment.mutationOptions({
      meta: { title: 'Σφάλμα διαγραφής', failure: 'Δεν ήταν δυνατή η διαγραφή του ραντεβού.' },
      onSuccess({ message }) {
        toast(
          message.includes(callText) ? { title: message, tone: 'high' } : { title: 'Το ραντεβού διαγράφηκε' },
        );
        onDone();
      },
      onSettled: refresh,
    }),
  );
}

/** Sends another technician, or the same at another time, and offers to undo it. */
export function useAssignAppointment() {
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const takeBack = useUndoChange('Η αλλαγή αναιρέθηκε');
  const askAbout = useAskAbout();
  const { mutateAsync } = useMutation(
    useApi().booking.assignAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού έμεινε στη θέση του', asksAbout: overrulable },
      onSuccess: ({ appointment }) => keep(appointment),
      onSettled: refresh,
    }),
  );

  /** Resolves when the lists show the result; a refusal has been shown or asked about by then. */
  return async function assign(of: Appointment, change: Omit<Parameters<typeof mutateAsync>[0], 'id'>) {
    try {
      const { appointment, undo, mustCall } = await mutateAsync({ ...change, id: of.id });
      const { id, customerName, appointmentDate, appointmentTime, technicians = [] } = appointment;
      toast({
        title: updated,
        ...described(
          `${customerName}: ${toDay(appointmentDate)}, ${appointmentTime}, ${technicians.join(', ')}.`,
          mustCall,
        ),
        ...(undo !== undefined && {
          action: {
            label: 'Αναίρεση',
            onClick: () => void takeBack({ id, undo }).catch(() => undefined),
          },
        }),
      });
    } catch (error) {
      // The mutation's own toast shows any other reason.
      askAbout(of, error, change, (overrule, overruleReason) =>
        assign(of, { ...change, overrule, overruleReason }),
      );
    }
  };
}

/** Asks whether the office overrules what was refused, and repeats it with the overrule. */
function useAskAbout() {
  const ask = useAppointmentDialogs();
  return (
    appointment: Appointment,
    error: unknown,
    { overrule = [] }: { overrule?: Overrulable[] | undefined },
    again: (overrule: Overrulable[], reason: string) => Promise<void>,
  ) => {
    const refused = refusedBy(error);
    if (!refused) return;
    ask({
      what: 'overrule',
      appointment,
      refused,
      again: (reason) => void again([...overrule, refused.code], reason),
    });
  };
}

/** What the office knowingly overrules of a move and why, and whether the later days of the job go along. */
type Overruling = {
  overrule?: Overrulable[] | undefined;
  overruleReason?: string | undefined;
  restOfJob?: boolean | undefined;
};

export function useMoveAppointment(onDone?: () => void) {
  const ask = useAppointmentDialogs();
  const refresh = useRefreshAppointments();
  const keep = useKeepAppointment();
  const takeBack = useUndoChange('Η μετακίνηση αναιρέθηκε');
  const askAbout = useAskAbout();
  const { mutateAsync, isPending } = useMutation(
    useApi().booking.moveAppointment.mutationOptions({
      meta: { title: 'Αποτυχία ενημέρωσης ημερομηνίας', asksAbout: overrulable },
      onSuccess: ({ appointment }) => keep(appointment),
      onSettled: refresh,
    }),
  );

  /** Resolves when the lists show the result; a refusal has been shown or asked about by then. */
  async function move(
    appointment: Appointment,
    date: LocalDate,
    time?: LocalTime,
    { overrule = [], overruleReason, restOfJob }: Overruling = {},
  ): Promise<void> {
    if (restOfJob === undefined && appointment.restOfJob !== undefined) {
      ask({
        what: 'job',
        appointment,
        choose: (withRest) => void move(appointment, date, time, { restOfJob: withRest }),
      });
      return;
    }
    try {
      const {
        appointment: moved,
        undo,
        undoAll,
        mustCall,
      } = await mutateAsync({
        id: appointment.id,
        appointmentDate: date,
        ...(time !== undefined && { appointmentTime: time }),
        overrule,
        ...(overruleReason !== undefined && { overruleReason }),
        ...(restOfJob !== undefined && { restOfJob }),
      });
      toast({
        title: updated,
        ...described(`Μετακινήθηκε ${toDay(moved.appointmentDate)}, ${moved.appointmentTime}.`, mustCall),
        ...(undo !== undefined && {
          action: {
            label: 'Αναίρεση',
            onClick: () =>
              void takeBack(...(undoAll ?? [{ id: appointment.id, undo }])).catch(() => undefined),
          },
        }),
      });
      onDone?.();
    } catch (error) {
      // The mutation's own toast shows any other reason.
      askAbout(appointment, error, { overrule }, (all, reason) =>
        move(appointment, date, time, { overrule: all, overruleReason: reason, restOfJob }),
      );
    }
  }
  return { move, isPending };
}
