import { formatDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Order } from '../contract.ts';
import { mayCustomerCancel } from '../transitions.ts';
import { withdrawalHref } from '../withdrawals/search.ts';
import { hasLeft } from '../status-facts.ts';
import { CancelOrderButton } from './CancelOrderButton.tsx';
import { ReorderButton } from '../reorder/ui/ReorderButton.tsx';

export function OwnOrderFooter({ order }: { order: Order }) {
  const { id, orderNumber, status, withdrawalUntil, isBusiness, withdrawals } = order;
  return (
    <>
      {hasLeft(status) && !isBusiness && !withdrawals.some(({ isOwn }) => isOwn) && (
        <p className="mr-auto text-base text-text-2">
          <TextLink href={withdrawalHref({ order: orderNumber })}>Υπαναχώρηση</TextLink>
          {withdrawalUntil && ` έως ${formatDate(withdrawalUntil)}`}
        </p>
      )}
      {mayCustomerCancel(status) && <CancelOrderButton order={order} />}
      <ReorderButton orderId={id} orderNumber={orderNumber} />
      <Button variant="outline" size="sm" href={`/order-confirmation/${id}`}>
        {order.paymentState === 'awaiting'
          ? 'Πληρωμή με κάρτα'
          : order.paymentMethod === 'bank_transfer' && order.paymentState === 'due'
            ? 'Στοιχεία κατάθεσης'
            : 'Σελίδα παραγγελίας'}
      </Button>
    </>
  );
}
