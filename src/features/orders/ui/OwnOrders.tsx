import { ClientOnly } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { OrdersSearch } from '../orders-search.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCount } from './OrderCount.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';
import { OwnOrderFooter } from './OwnOrderFooter.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { useOpenOrder, useShowOrders } from './use-orders.ts';

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
