import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { DueVisit } from '../../contract.ts';
import { useRefreshAppointments } from '../../../ui/admin/use-appointments.ts';

/** The subject under which a skipped period can be taken back. */
export const maintenanceSubject = ({ appointmentId }: DueVisit) => `maintenance:${appointmentId}`;

/** Puts a visit off by one period; can be taken back for some seconds. */
export function useSkipMaintenance() {
  const refresh = useRefreshAppointments();
  const { skipMaintenance } = useApi().booking;
  const { mutateAsync: takeBack } = useMutation(
    skipMaintenance.mutationOptions({
      meta: { title: 'Η αναβολή δεν αναιρέθηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
      onSettled: refresh,
    }),
  );
  const { mutateAsync: skip, isPending } = useMutation(
    skipMaintenance.mutationOptions({
      meta: { title: 'Η συντήρηση δεν αναβλήθηκε' },
      onSettled: refresh,
    }),
  );
  return {
    isPending,
    async skip(visit: DueVisit) {
      const id = visit.appointmentId;
      try {
        const { dueDate, message } = await skip({ id, dueDate: visit.dueDate });
        offerUndo(maintenanceSubject(visit), {
          done: `Έως ${formatDate(dueDate)}`,
          undo: () => takeBack({ id, dueDate, takeBack: true }),
        });
        toast({ title: message, description: `${visit.customerName}: επόμενη έως ${formatDate(dueDate)}.` });
      } catch {
        // The mutation's own toast shows the reason.
      }
    },
  };
}
