import { lazy, Suspense, useState } from 'react';
import { eurosToCents } from '../../../../shared/money.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import type { Order } from '../../contract.ts';
import { euroText } from '../../texts.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundDialog }));

/** Shows that an order must be refunded, until an administrator has done it, also in parts. */
export function RefundDue({ order }: { order: Order }) {
  const { total, refunded = 0, refundsByProvider = false } = order;
  const left = (eurosToCents(total) - eurosToCents(refunded)) / 100;
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice tone="high">
      {refunded > 0
        ? `Έχουν επιστραφεί ${euroText(refunded)}· απομένουν ${euroText(left)}.`
        : 'Το ποσό έχει εισπραχθεί και πρέπει να επιστραφεί στον πελάτη.'}
      <Button size="xs" variant="outline" className="mt-2 flex" onClick={() => setAsking(true)}>
        {refundsByProvider ? 'Επιστροφή στην κάρτα' : 'Επιστροφή χρημάτων'}
      </Button>
      {isAsking && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
