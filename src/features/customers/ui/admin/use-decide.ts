import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { offerUndo, takeBack } from '../../../../ui/undo/undoable.ts';
import type { Customer } from '../../contract.ts';

type Who = Pick<Customer, 'id' | 'fullName'>;

/** Under what a decision on a customer can be taken back. */
export const customerSubject = ({ id }: Pick<Customer, 'id'>) => `customer:${id}`;

/** What an administrator decides of an account, and for some seconds its way back; afterwards every list is read again. */
export function useDecide(onDone?: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.customers.key() });
  const { mutateAsync: undo } = useMutation(
    api.customers.undoDecision.mutationOptions({
      meta: { title: 'Η απόφαση δεν αναιρέθηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
      onSettled: refresh,
    }),
  );
  const { mutateAsync, isPending, variables } = useMutation(
    api.customers.decideOnCustomer.mutationOptions({ meta: { title: 'Η απόφαση δεν αποθηκεύτηκε' } }),
  );
  async function decide(who: Who, verdict: Omit<NonNullable<typeof variables>, 'customerId'>) {
    const { id: customerId, fullName } = who;
    const { message, undo: name } = await mutateAsync({ customerId, ...verdict });
    const subject = customerSubject(who);
    if (name !== undefined) {
      const done = verdict.isVerified ? 'Εγκρίθηκε' : 'Απορρίφθηκε';
      offerUndo(subject, { done, undo: () => undo({ customerId, undo: name }) });
    }
    toast({
      title: fullName,
      description: message,
      ...(name !== undefined && { action: { label: 'Αναίρεση', onClick: () => void takeBack(subject) } }),
    });
    onDone?.();
    await refresh();
  }
  // A failure has been told by the change itself.
  const start = (...wish: Parameters<typeof decide>) => void decide(...wish).catch(() => undefined);
  return {
    isPending,
    /** Of whom a decision is on its way. */
    pendingId: isPending ? variables.customerId : undefined,
    approve: (who: Who, canViewPrices = true) => start(who, { isVerified: true, canViewPrices }),
    reject: (who: Who, rejectionReason: string) =>
      start(who, { isVerified: false, canViewPrices: false, rejectionReason }),
  };
}
