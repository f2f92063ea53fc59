import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { eurosToCents, euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import type { Order } from '../../../contract.ts';

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'), 'RefundDialog');

/** The day by which a withdrawal is paid back. */
function RefundBy({ date }: { date: string }) {
  const [today] = useState(() => athensDate(new Date()));
  return (
    <span className="mt-1 block font-semibold">
      Επιστροφή έως <span className="num">{formatDate(date)}</span>
      {date < today && ' (εκπρόθεσμη)'}
    </span>
  );
}

/** Shows that an order must be refunded, until an administrator has done it, also in parts. */
export function RefundDue({ order }: { order: Order }) {
  const { total, received = total, refunded = 0, refundsByProvider = false, refundDueOn } = order;
  const left = (eurosToCents(received) - eurosToCents(refunded)) / 100;
  const [isAsking, setAsking] = useState(false);
  const {
    data: money,
    isError,
    isFetching,
    refetch,
  } = useQuery(
    useApi().orders.getMoney.queryOptions({
      input: isAsking ? { orderId: order.id } : skipToken,
      meta: { title: 'Οι κινήσεις της παραγγελίας δεν φορτώθηκαν' },
    }),
  );
  function ask() {
    setAsking(true);
    if (isError) void refetch();
  }
  return (
    <Notice tone="high">
      {refunded > 0
        ? `Έχουν επιστραφεί ${euroText(refunded)}· απομένουν ${euroText(left)}.`
        : refundDueOn
          ? `Ο πελάτης υπαναχώρησε από παραγγελία που έχει πληρώσει${received < total ? ' κατά ένα μέρος' : ''}.`
          : 'Το ποσό έχει εισπραχθεί και πρέπει να επιστραφεί στον πελάτη.'}
      {refundDueOn && <RefundBy date={refundDueOn} />}
      <Button
        size="xs"
        variant="outline"
        className="mt-2 flex"
        pending={isAsking && isFetching && !money}
        onClick={ask}
      >
        {refundsByProvider ? 'Επιστροφή στην κάρτα' : 'Επιστροφή χρημάτων'}
      </Button>
      {isAsking && money && (
        <RefundDialog order={order} onCards={money.onCards} onClose={() => setAsking(false)} />
      )}
    </Notice>
  );
}
