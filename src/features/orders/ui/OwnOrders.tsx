import { ClientOnly } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RefreshButton } from '#ui/components/RefreshButton.tsx';
import type { OrdersSearch } from '../orders-search.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCount } from './OrderCount.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';
import { useOpenOrder, useShowOrders } from './use-orders.ts';
import { formatDate } from '#shared/dates.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Order } from '../contract.ts';
import { hasGoods } from '../texts.ts';
import { mayCustomerCancel, mayWithdraw } from '../transitions.ts';
import { hasWithdrawn } from '../withdrawals/rules.ts';
import { withdrawalHref } from '../withdrawals/search.ts';
import { hasLeft } from '../status-facts.ts';
import { CancelOrderButton } from './CancelOrderButton.tsx';
import { ReorderButton } from '../reorder/ui/ReorderButton.tsx';

const OrderDialog = lazyPart(() => import('./OrderDialog.tsx'), 'OrderDialog');

export function OwnOrders({ search }: { search: OrdersSearch }) {
  const show = useShowOrders(search);
  const { order, isMissing } = useOpenOrder(search);
  return (
    <>
      <OrderCount search={search} className="mt-1.5 text-text-2" />
      <div className="mt-5 grid items-end gap-3 border-y border-line py-4 md:grid-cols-[1fr_auto]">
        <OrderFilters
          search={search}
          className="grid grid-cols-[1fr_auto] items-end gap-3 md:grid-cols-[1fr_190px_190px] lg:grid-cols-[1fr_220px_220px]"
        />
        <RefreshButton size="md" className="max-md:justify-self-start" />
      </div>
      <OrderList search={search} none={<NoOrders />}>
        {(one) => <OrderCard key={one.id} order={one} onOpen={() => void show({ order: one.id })} />}
      </OrderList>
      {search.order && (
        <ClientOnly>
          <OrderDialog
            order={order}
            isMissing={isMissing}
            footer={order && <OwnOrderFooter order={order} />}
            onClose={() => void show({ order: undefined }, { replace: true })}
          />
        </ClientOnly>
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={<Package />}
      title="Δεν βρέθηκαν παραγγελίες"
      action={<Button href="/products">Δείτε τα προϊόντα</Button>}
    >
      Δεν έχετε παραγγείλει ακόμη. Η πρώτη παραγγελία σας θα φανεί εδώ, με την πορεία της βήμα βήμα.
    </EmptyState>
  );
}

function OwnOrderFooter({ order }: { order: Order }) {
  const { id, orderNumber, status, withdrawalUntil } = order;
  return (
    <>
      {hasLeft(status) && mayWithdraw(order) && !hasWithdrawn(order) && (
        <p className="mr-auto text-base text-text-2">
          <TextLink href={withdrawalHref({ order: orderNumber })}>Υπαναχώρηση</TextLink>
          {withdrawalUntil && ` έως ${formatDate(withdrawalUntil)}`}
        </p>
      )}
      {mayCustomerCancel(status) && <CancelOrderButton order={order} />}
      {hasGoods(order) && <ReorderButton orderId={id} orderNumber={orderNumber} />}
      <Button variant="outline" size="sm" href={`/order-confirmation/${id}`}>
        {order.paymentState === 'awaiting'
          ? 'Πληρωμή με κάρτα'
          : order.paymentMethod === 'bank_transfer' && order.paymentState === 'due' && !order.isWithdrawn
            ? 'Στοιχεία κατάθεσης'
            : 'Σελίδα παραγγελίας'}
      </Button>
    </>
  );
}
