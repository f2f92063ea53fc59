import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { eurosToCents } from '../../../../shared/money.ts';
import { decimalText, parseDecimal } from '../../../../shared/number-fields.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Order } from '../../contract.ts';
import { euroText } from '../../texts.ts';
import { useKeepOrder, useRefreshOrders } from '../use-orders.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../ui/pieces/ConfirmDialog.tsx')).ConfirmDialog,
}));

/**
 * Shows that an order must be refunded, until an administrator refunds it through the provider or confirms that it was
 * refunded; also in parts.
 */
export function RefundDue({ order }: { order: Order }) {
  const { id, orderNumber, customerName, total, refunded = 0, refundsByProvider = false } = order;
  const left = (eurosToCents(total) - eurosToCents(refunded)) / 100;
  const [isAsking, setAsking] = useState(false);
  const [amount, setAmount] = useState(decimalText(left, 2));
  const [fault, setFault] = useState<string>();
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const { mutate, isPending } = useMutation(
    useApi().orders.markRefunded.mutationOptions({
      meta: { title: 'Η επιστροφή δεν καταχωρίστηκε' },
      onSuccess({ order: changed, message }) {
        keep(changed);
        toast({ title: message, description: [orderNumber, customerName].filter(Boolean).join(', ') });
        setAsking(false);
      },
      onError(error) {
        if (error instanceof ORPCError) setFault(error.data?.fields?.amount);
      },
      onSettled: refresh,
    }),
  );
  function confirm() {
    const euros = parseDecimal(amount);
    const isFit = euros !== null && euros > 0 && euros <= left;
    setFault(isFit ? undefined : `Συμπληρώστε ποσό έως ${euroText(left)}, π.χ. ${decimalText(left, 2)}`);
    if (isFit) mutate({ orderId: id, amount: euros });
  }
  return (
    <Notice tone="high">
      {refunded > 0
        ? `Έχουν επιστραφεί ${euroText(refunded)}· απομένουν ${euroText(left)}.`
        : 'Το ποσό έχει εισπραχθεί και πρέπει να επιστραφεί στον πελάτη.'}
      <Button size="xs" variant="outline" className="mt-2 flex" onClick={() => setAsking(true)}>
        {refundsByProvider ? 'Επιστροφή στην κάρτα' : 'Το ποσό επιστράφηκε'}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={refundsByProvider ? 'Επιστροφή χρημάτων στην κάρτα;' : 'Επιστράφηκαν τα χρήματα;'}
            description={
              refundsByProvider
                ? `Το ποσό για την παραγγελία ${orderNumber} στέλνεται στην κάρτα με την οποία πληρώθηκε. Η ενέργεια δεν αναιρείται· ο πελάτης ενημερώνεται με email.`
                : `Η επιστροφή για την παραγγελία ${orderNumber} καταχωρίζεται με τη σημερινή ημερομηνία. Τα χρήματα στέλνονται από εσάς, όχι από αυτή την ενέργεια.`
            }
            tone="primary"
            confirmLabel={refundsByProvider ? 'Ναι, επιστροφή' : 'Ναι, επιστράφηκαν'}
            cancelLabel="Όχι ακόμη"
            pending={isPending}
            onConfirm={confirm}
          >
            <Field label="Ποσό (€)" error={fault} hint={`Ολόκληρο ή μέρος από ${euroText(left)}`}>
              <Input
                size="sm"
                inputMode="decimal"
                maxLength={15}
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
              />
            </Field>
          </ConfirmDialog>
        </Suspense>
      )}
    </Notice>
  );
}
