import { euroText } from '#shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { cx } from '#ui/style/cx.ts';
import { refundDue, toCollect } from '../../../enums.ts';
import { toCollectLabel } from '../../../labels.ts';
import type { OrdersSearch } from '../../../orders-search.ts';
import { useShowOrders } from '../../../ui/use-orders.ts';

/** The orders whose money is to be collected and to be given back, with their sums; a press filters the list. */
export function MoneyLists({ search }: { search: OrdersSearch }) {
  const { data } = useQuery(useApi().orders.sumMoney.queryOptions());
  const show = useShowOrders(search);
  const lists = [
    { status: toCollect, label: toCollectLabel, sum: data?.toCollect },
    { status: refundDue, label: 'Προς επιστροφή', sum: data?.toRefund },
  ] as const;
  return (
    <ul aria-label="Χρήματα" className="mt-2 flex flex-wrap gap-2 print:hidden">
      {lists.map(({ status, label, sum }) => {
        const isChosen = search.status === status;
        return (
          <li key={status}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() =>
                void show({ status: isChosen ? undefined : status, page: undefined, order: undefined })
              }
              className={cx(
                'flex min-h-9 items-center gap-2 rounded-sm border px-3 text-sm pointer-coarse:min-h-11',
                isChosen ? 'border-primary bg-primary-soft-2' : 'border-line hover:bg-surface-hover',
              )}
            >
              <span className="text-text-2">{label}</span>
              {sum && (
                <>
                  <span className="num font-semibold">{sum.count.toLocaleString('el-GR')}</span>
                  <span className={cx('num', sum.count > 0 ? 'text-text' : 'text-text-3')}>
                    {euroText(sum.amount)}
                  </span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
