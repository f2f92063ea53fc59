import { Check } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { SelectionBar } from '#ui/selection/SelectionBar.tsx';
import type { Selection } from '#ui/selection/use-selection.ts';
import type { ListedCustomer } from '../../contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import { customerSubject } from './use-decide.ts';

interface Props {
  /** The ticked customers of the list. */
  customers: readonly ListedCustomer[];
  selection: Selection<ListedCustomer>;
}

/** Approves the ticked customers together; what did not change stays ticked, with the reason. */
export function ApproveBar({ customers, selection }: Props) {
  const [failed, setFailed] = useState<readonly { customerId: string; error: string }[]>([]);
  const { mutate, isPending } = useApproveMany((unchanged) => {
    setFailed(unchanged);
    const ids = new Set(unchanged.map(({ customerId }) => customerId));
    selection.change((one) => (ids.has(one.id) ? one : undefined));
  });
  const sharing = customers.filter(({ sharesAfm }) => sharesAfm);
  return (
    <SelectionBar
      count={plural(customers.length, 'επιλεγμένος', 'επιλεγμένοι')}
      failed={customers.flatMap(({ id, fullName }) => {
        const error = failed.find(({ customerId }) => customerId === id)?.error;
        return error === undefined ? [] : [{ id, name: fullName, error }];
      })}
      onHideFailed={() => setFailed([])}
      note={
        sharing.length > 0 && (
          <p className="text-sm text-medium-text">
            {plural(sharing.length, 'έχει', 'έχουν')} ΑΦΜ που έχει και άλλος λογαριασμός:{' '}
            {sharing.map(({ fullName }) => fullName).join(', ')}.
          </p>
        )
      }
      onClear={selection.clear}
    >
      <Button
        size="xs"
        data-decision=""
        pending={isPending}
        pendingLabel="Έγκριση..."
        disabled={customers.length > 100}
        onClick={() => mutate({ customerIds: customers.map(({ id }) => id) })}
      >
        <Check />
        Έγκριση ({customers.length})
      </Button>
    </SelectionBar>
  );
}

/** Approves the ticked customers, and offers to undo all of them at once or each in its row. */
function useApproveMany(onDone: (failed: readonly { customerId: string; error: string }[]) => void) {
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
