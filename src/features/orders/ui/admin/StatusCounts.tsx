import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { OrderStatus } from '../../contract.ts';
import { orderStatusLabels } from '../../labels.ts';
import type { OrdersSearch } from '../../orders-search.ts';
import { orderStatusLooks } from '../OrderStatusBadge.tsx';
import { useShowOrders } from '../use-orders.ts';

const statuses = Object.keys(orderStatusLabels) as OrderStatus[];

/** The way of an order as a bar of six segments with the number of orders in each; a press filters the list, a second one removes the filter. */
export function StatusCounts({ search }: { search: OrdersSearch }) {
  const { data: counts } = useQuery(useApi().orders.countOrders.queryOptions());
  const show = useShowOrders(search);
  return (
    <section aria-label="Στατιστικά παραγγελιών" className="print:hidden">
      <ol className="grid grid-cols-3 gap-0.5 overflow-hidden rounded-md sm:grid-cols-6">
        {statuses.map((status) => {
          const isChosen = search.status === status;
          const { Icon } = orderStatusLooks[status];
          return (
            <li key={status} className="grid">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() =>
                  void show({ status: isChosen ? undefined : status, page: undefined, order: undefined })
                }
                className={cx(
                  'flex min-h-11 min-w-0 items-start justify-between gap-x-2 border-b-2 px-2.5 py-1.5 text-left focus-visible:-outline-offset-2 max-lg:flex-col lg:items-center lg:px-3',
                  isChosen
                    ? 'border-primary bg-primary-soft-2'
                    : 'border-transparent bg-sunken hover:bg-surface-press',
                )}
              >
                <span className="flex min-w-0 items-center gap-1.5 text-sm text-text-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] max-lg:[&_svg]:hidden">
                  <Icon />
                  <span className="truncate">{orderStatusLabels[status]}</span>
                </span>
                {counts ? (
                  <span className="num text-lg leading-none font-semibold">
                    {counts[status].toLocaleString('el-GR')}
                  </span>
                ) : (
                  <Skeleton className="h-5 w-6" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
