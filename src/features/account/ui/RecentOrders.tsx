import { useSuspenseQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { tabHref } from '../dashboard-tabs.ts';
import { OrderRow } from './OrderRow.tsx';

export function RecentOrders() {
  const { data: orders } = useSuspenseQuery(useApi().account.listRecentOrders.queryOptions());
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Πρόσφατες παραγγελίες</h2>
        {orders.length > 0 && (
          <TextLink href={tabHref('orders')} arrow className="text-base">
            Όλες
          </TextLink>
        )}
      </div>
      {orders.length === 0 ? (
        <EmptyState
          icon={<Package />}
          title="Δεν έχετε παραγγελίες ακόμη"
          action={
            <Button href="/products" variant="outline">
              Δείτε τα προϊόντα
            </Button>
          }
          className="pb-0"
        />
      ) : (
        <ul>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order}>
              {formatDate(athensDate(new Date(order.createdAt)))}
            </OrderRow>
          ))}
        </ul>
      )}
    </section>
  );
}
