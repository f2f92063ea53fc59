import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { BulkResult } from '../../contract.ts';
import { callsMessage } from '../../rules.ts';
import { orderStatusLabels } from '../../../labels.ts';
import { useRefreshOrders } from '../../../ui/use-orders.ts';
import { orderSubject } from '../../../ui/admin/use-update-order.ts';

/** Takes many orders one step on, offers to undo all of them at once or each in its row, and fetches the lists again. */
export function useBulkOrders(onResults: (results: readonly BulkResult[]) => void) {
  const api = useApi();
  const refresh = useRefreshOrders();
  const { mutateAsync: takeBackAll } = useMutation(
    api.orders.undoOrderSteps.mutationOptions({
      meta: { title: 'Η αναίρεση δεν έγινε' },
      onSuccess({ message, results }) {
        toast({ title: 'Αναίρεση', description: message });
        onResults(results);
      },
      onSettled: refresh,
    }),
  );
  return useMutation(
    api.orders.updateOrders.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', failure: 'Παρουσιάστηκε σφάλμα κατά την ενημέρωση.' },
      onSuccess({ message, results }) {
        const steps = results.flatMap(({ orderId, undo }) => (undo ? [{ orderId, undo }] : []));
        for (const { orderId, undo, status } of results) {
          if (!undo || !status) continue;
          offerUndo(orderSubject({ id: orderId }), {
            done: orderStatusLabels[status],
            undo: () => takeBackAll({ steps: [{ orderId, undo }] }),
          });
        }
        const warnings = results.flatMap(({ warning }) => warning ?? []);
        toast({
          title: 'Ενημέρωση Παραγγελιών',
          description: [...warnings, message, callsMessage(results)].filter(Boolean).join(' '),
          ...(results.some(({ error, warning, mustCall }) => error ?? warning ?? mustCall) && {
            tone: 'high',
          }),
          ...(steps.length > 0 && {
            action: {
              label: 'Αναίρεση',
              onClick: () => void takeBackAll({ steps }).catch(() => undefined),
            },
          }),
        });
        onResults(results);
      },
      // After a refusal too: another administrator may have changed the orders in the meantime.
      onSettled: refresh,
    }),
  );
}
