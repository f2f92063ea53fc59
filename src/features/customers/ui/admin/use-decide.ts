import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo, takeBack } from '#ui/undo/undoable.ts';
import type { Customer } from '../../contract.ts';
import { approvalOf, defaultRejectionReason } from '../../rules.ts';

type Who = Pick<Customer, 'id' | 'fullName' | 'isVerified' | 'isRejected'>;

/** The subject under which a decision on a customer can be undone. */
export const customerSubject = ({ id }: Pick<Customer, 'id'>) => `customer:${id}`;

/** The decisions on an account, which can be undone for some seconds; afterwards all lists are fetched again. */
export function useDecide() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.customers.key() });
  const { mutateAsync: undo } = useMutation(
    api.customers.undoDecision.mutationOptions({
      meta: { title: 'Η απόφαση δεν αναιρέθηκε', confirms: true },
    }),
  );
  const { mutateAsync, isPending, variables } = useMutation(
    api.customers.decideOnCustomer.mutationOptions({
      meta: { title: 'Η απόφαση δεν αποθηκεύτηκε', inForm: true },
      // Another administrator may have decided in the meantime.
      onError: refresh,
    }),
  );
  async function decide(who: Who, verdict: Omit<NonNullable<typeof variables>, 'customerId'>) {
    const { id: customerId, fullName } = who;
    const { message, undo: name } = await mutateAsync({ customerId, seen: approvalOf(who), ...verdict });
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
    void refresh();
  }
  return {
    isPending,
    pendingId: isPending ? variables.customerId : undefined,
    approve: (who: Who, canViewPrices = true) =>
      // The mutation has already shown the error.
      void decide(who, { isVerified: true, canViewPrices }).catch(() => undefined),
    /** Asks for the reason first. The account counts as it was then: another administrator may decide in the meantime. */
    reject: (who: Who) =>
      confirm({
        title: `Απόρριψη: ${who.fullName}`,
        description:
          'Ο πελάτης δεν θα βλέπει τιμές και θα λάβει email με τον λόγο. Μπορείτε να τον αποκαταστήσετε αργότερα.',
        reason: {
          label: 'Λόγος',
          hint: 'Τον διαβάζει ο πελάτης.',
          maxLength: 500,
          usual: defaultRejectionReason,
        },
        confirmLabel: 'Απόρριψη',
        action: (rejectionReason) =>
          decide(who, { isVerified: false, canViewPrices: false, rejectionReason }),
      }),
  };
}
