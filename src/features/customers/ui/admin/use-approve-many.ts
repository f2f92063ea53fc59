import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import { customerSubject } from './use-decide.ts';

/** Approves the ticked customers, and offers to undo all of them at once or each in its row. */
export function useApproveMany(onDone: (failed: readonly { customerId: string; error: string }[]) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.customers.key() });
  const { mutateAsync: undo } = useMutation(
    api.customers.undoDecision.mutationOptions({ meta: { title: 'Η απόφαση δεν αναιρέθηκε' } }),
  );
  async function undoAll(steps: readonly { customerId: string; undo: string }[]) {
    for (const step of steps) await undo(step).catch(() => undefined);
    await refresh();
  }
  return useMutation(
    api.customers.approveCustomers.mutationOptions({
      meta: { title: 'Η απόφαση δεν αποθηκεύτηκε' },
      onSuccess({ message, results }) {
        const steps = results.flatMap(({ customerId, undo: name }) =>
          name === undefined ? [] : [{ customerId, undo: name }],
        );
        for (const step of steps) {
          offerUndo(customerSubject({ id: step.customerId }), {
            done: 'Εγκρίθηκε',
            undo: () => undoAll([step]),
          });
        }
        toast({
          title: 'Εγκρίσεις',
          description: message,
          action: { label: 'Αναίρεση', onClick: () => void undoAll(steps) },
        });
        onDone(
          results.flatMap(({ customerId, error }) => (error === undefined ? [] : [{ customerId, error }])),
        );
      },
      onSettled: refresh,
    }),
  );
}
