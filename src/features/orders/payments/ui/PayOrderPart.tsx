import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Order } from '../../contract.ts';
import { PayByCard } from './PayByCard.tsx';

/** Lets the customer pay by card what an own order asks for next: its deposit, or what is left of it. */
export function PayOrderPart({ order: { id: orderId } }: { order: Order }) {
  const { orders } = useApi();
  const queryClient = useQueryClient();
  const options = orders.getCardDue.queryOptions({ input: { orderId } });
  const due = useQuery(options).data?.due;
  const readOrder = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orders.getOrder.queryKey({ input: { id: orderId } }) }),
      queryClient.invalidateQueries({ queryKey: options.queryKey }),
    ]);
  const { mutate: check, isPending: isChecking } = useMutation(
    orders.checkCardPart.mutationOptions({
      meta: { title: 'Η πληρωμή δεν ελέγχθηκε' },
      onSuccess: readOrder,
    }),
  );
  const { mutateAsync: pay, isPending: isPaying } = useMutation(
    orders.payCardPart.mutationOptions({
      meta: { title: 'Η πληρωμή δεν έγινε' },
      onSuccess({ message, url }) {
        if (url !== undefined) return undefined;
        toast({ title: message });
        return readOrder();
      },
      onError: readOrder,
    }),
  );
  const isOpen = due?.isOpen === true;
  useEffect(() => {
    if (isOpen) check({ orderId });
  }, [isOpen, check, orderId]);
  return (
    due && (
      <PayByCard
        due={due}
        isPaying={isPaying}
        isChecking={isChecking}
        onPay={(part) => pay({ orderId, ...part })}
        onCheck={() => check({ orderId })}
      />
    )
  );
}
