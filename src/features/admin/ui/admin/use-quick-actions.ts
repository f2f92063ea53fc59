import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';

type Done = { message: string; undo?: string | undefined };

type Subject = { subject: string; title: string };

const notUndone = { meta: { title: 'Η αναίρεση δεν έγινε' } };

/**
 * The actions of the overview that take one press and can be undone for some seconds; other actions have their own screens.
 */
export function useQuickActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const approval = useMutation(
    api.customers.decideOnCustomer.mutationOptions({ meta: { title: 'Η απόφαση δεν αποθηκεύτηκε' } }),
  );
  const appointment = useMutation(
    api.booking.updateAppointment.mutationOptions({
      meta: { title: 'Σφάλμα κατά την ενημέρωση του ραντεβού' },
    }),
  );
  const order = useMutation(
    api.orders.updateOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', failure: 'Παρουσιάστηκε σφάλμα κατά την ενημέρωση.' },
    }),
  );
  const undoApproval = useMutation(api.customers.undoDecision.mutationOptions(notUndone));
  const undoAppointment = useMutation(api.booking.undoAppointmentChange.mutationOptions(notUndone));
  const undoOrder = useMutation(api.orders.undoOrderStep.mutationOptions(notUndone));

  /** Runs the action, shows its message and offers the undo if there is one. */
  function act(
    of: Subject,
    changed: readonly unknown[],
    { done, run, undo }: { done: string; run: () => Promise<Done>; undo: (name: string) => Promise<Done> },
  ) {
    const refresh = () =>
      Promise.all([changed, api.admin.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    async function takeBack(name: string) {
      try {
        toast({ title: of.title, description: (await undo(name)).message });
      } finally {
        await refresh();
      }
    }
    async function settle() {
      const { message, undo: name } = await run();
      if (name !== undefined) offerUndo(of.subject, { done, undo: () => takeBack(name) });
      toast({ title: of.title, description: message });
      await refresh();
    }
    // The mutation has already shown the error; what was decided meanwhile is shown now.
    void settle().catch(refresh);
  }

  return {
    isPending: approval.isPending || appointment.isPending || order.isPending,
    approve: (customerId: string, of: Subject) =>
      act(of, api.customers.key(), {
        done: 'Εγκρίθηκε',
        run: () =>
          approval.mutateAsync({ customerId, seen: 'pending', isVerified: true, canViewPrices: true }),
        undo: (undo) => undoApproval.mutateAsync({ customerId, undo }),
      }),
    confirmAppointment: (id: string, of: Subject) =>
      act(of, api.booking.key(), {
        done: 'Εγκρίθηκε',
        run: () => appointment.mutateAsync({ id, status: 'confirmed', seen: 'pending' }),
        undo: (undo) => undoAppointment.mutateAsync({ id, undo }),
      }),
    confirmOrder: (orderId: string, of: Subject) =>
      act(of, api.orders.key(), {
        done: 'Επιβεβαιώθηκε',
        run: () => order.mutateAsync({ orderId, status: 'confirmed' }),
        undo: (undo) => undoOrder.mutateAsync({ orderId, undo }),
      }),
  };
}
