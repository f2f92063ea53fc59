import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { attemptOf, type Attempt } from '#shared/attempt.ts';
import { useApi } from '#ui/page/api.ts';
import type { ReceiptFields } from '../../contract.ts';

/** Receives goods; sent again unchanged, they are received only once. */
export function useReceiveGoods() {
  const { purchasing } = useApi();
  const attempt = useRef<Attempt>(undefined);
  const receive = useMutation(
    purchasing.receiveGoods.mutationOptions({
      meta: {
        title: 'Η παραλαβή δεν καταχωρίστηκε',
        inForm: true,
        confirms: ['catalogueAdmin', 'catalogue'],
      },
    }),
  );
  return (receipt: ReceiptFields) => {
    attempt.current = attemptOf(attempt.current, receipt);
    return receive.mutateAsync({ ...receipt, key: attempt.current.key });
  };
}

export function useUndoReceipt() {
  return useMutation(
    useApi().purchasing.undoReceipt.mutationOptions({
      meta: { title: 'Η παραλαβή δεν αναιρέθηκε', confirms: ['catalogueAdmin', 'catalogue'] },
    }),
  );
}
