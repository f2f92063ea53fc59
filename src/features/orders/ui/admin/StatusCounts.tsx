import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { cx } from '../../../../ui/style/cx.ts';
import type { OrderStatus } from '../../contract.ts';
import { orderStatusLabels } from '../../labels.ts';
import type { OrdersSearch } from '../../orders-search.ts';
import { orderStatusLooks } from '../OrderStatusBadge.tsx';
import { useShowOrders } from '../use-orders.ts';

const statuses = Object.keys(orderStatusLabels) as OrderStatus[];

/** The number of orders by status; a press filters the list, a second one removes the filter. */
export function StatusCounts({ search }: { search: OrdersSearch }) {
  const { data: counts } = useQuery(useApi().orders.countOrders.queryOptions());
  const show = useShowOrders(search);
  return (
    <section aria-label="Στατιστικά παραγγελιών" className="print:hidden">
      <ul className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-line gap-px sm:grid-cols-3 md:grid-cols-6">
        {statuses.map((status) => {
          const isChosen = search.status === status;
          const { Icon } = orderStatusLooks[status];
          return (
            <li key={status} className="grid bg-surface">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() =>
                  void show({ status: isChosen ? undefined : status, page: undefined, order: undefined })
                }
                className={cx(
                  'grid content-start gap-0.5 px-4 py-3 text-left focus-visible:-outline-offset-2',
                  isChosen ? 'bg-primary-soft' : 'hover:bg-surface-hover',
                )}
              >
                <span className="flex items-center gap-1.5 text-base text-text-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
                  <Icon />
                  {orderStatusLabels[status]}
                </span>
                {counts ? (
                  <span className="num text-xl leading-snug font-semibold">{counts[status]}</span>
                ) : (
                  <Skeleton className="my-1 h-5 w-8" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
