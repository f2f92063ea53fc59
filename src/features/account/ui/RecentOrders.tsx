import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight, Package } from 'lucide-react';
import { athensDate, formatDate } from '../../../shared/dates.ts';
import { imageUrl } from '../../../shared/images.ts';
import { eurosToCents, formatEuro } from '../../../shared/money.ts';
import { Anchor } from '../../../ui/Anchor.tsx';
import { useApi } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OrderStatusBadge } from '../../orders/ui/OrderStatusBadge.tsx';
import { tabHref } from '../dashboard-tabs.ts';

/** The three latest orders; each leads to its page. */
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
          {orders.map(({ id, orderNumber, createdAt, total, status, images }) => (
            <li
              key={id}
              className="relative flex items-center gap-x-4 border-b border-line py-4 hover:bg-surface-hover"
            >
              <div className="flex w-[118px] shrink-0 gap-0.5 max-sm:hidden">
                {images.map((url) => (
                  <img
                    key={url}
                    src={imageUrl(url, 320)}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    className="size-10 rounded-xs bg-tile object-contain"
                  />
                ))}
              </div>
              <p className="min-w-0 flex-1">
                <Anchor
                  href={`/order-confirmation/${id}`}
                  className="code block font-medium after:absolute after:inset-0"
                >
                  {orderNumber}
                </Anchor>
                <span className="text-sm text-text-3">{formatDate(athensDate(new Date(createdAt)))}</span>
              </p>
              <div className="flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-5">
                <OrderStatusBadge status={status} />
                {total !== undefined && (
                  <p className="num text-right font-semibold sm:w-[110px]">
                    {formatEuro(eurosToCents(Number(total)))}
                  </p>
                )}
              </div>
              <ChevronRight className="icon-sm text-text-3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
