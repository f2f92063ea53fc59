import { Check } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import type { ListedCustomer } from '../../contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import { customerSubject } from './use-decide.ts';

interface Props {
  customers: readonly ListedCustomer[];
  ticked: ReadonlySet<string>;
  onTicked: (ids: ReadonlySet<string>) => void;
}

/** Approves the ticked customers together; what did not change stays ticked, with the reason. */
export function ApproveBar({ customers, ticked, onTicked }: Props) {
  const { mutate, isPending, data } = useApproveMany((failed) =>
    onTicked(new Set(failed.map(({ customerId }) => customerId))),
  );
  const failed = (data?.results ?? []).filter(
    ({ customerId, error }) => error !== undefined && ticked.has(customerId),
  );
  const sharing = customers.filter(({ id, sharesAfm }) => sharesAfm && ticked.has(id));
  return (
    <section
      aria-label="Μαζικές ενέργειες"
      data-bulk-bar=""
      className="fixed inset-x-3 bottom-3 z-(--z-sticky) mx-auto grid max-w-[720px] gap-2 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 shadow-float md:left-[236px]"
    >
      {failed.length > 0 && (
        <ul role="alert" className="text-sm text-critical-text">
          {failed.map(({ customerId, error }) => (
            <li key={customerId}>
              {customers.find(({ id }) => id === customerId)?.fullName}: {error}
            </li>
          ))}
        </ul>
      )}
      {sharing.length > 0 && (
        <p className="text-sm text-medium-text">
          {plural(sharing.length, 'έχει', 'έχουν')} ΑΦΜ που έχει και άλλος λογαριασμός:{' '}
          {sharing.map(({ fullName }) => fullName).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-1 text-base font-medium">
          {plural(ticked.size, 'επιλεγμένος', 'επιλεγμένοι')}
        </p>
        <Button
          size="xs"
          data-decision=""
          pending={isPending}
          pendingLabel="Έγκριση..."
          disabled={ticked.size > 100}
          onClick={() => mutate({ customerIds: [...ticked] })}
        >
          <Check />
          Έγκριση ({ticked.size})
        </Button>
        <Button size="xs" variant="ghost" className="ml-auto" onClick={() => onTicked(new Set())}>
          Καθαρισμός
        </Button>
      </div>
    </section>
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
