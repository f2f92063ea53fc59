import { plural } from '#shared/greek.ts';
import { ordersPerPage, type OrdersSearch } from '../orders-search.ts';
import { useOrders } from './use-orders.ts';

interface Props {
  search: OrdersSearch;
  className?: string;
}

/** The number of orders that match the filters, announced when it changes. */
export function OrderCount({ search, className }: Props) {
  const { data } = useOrders(search);
  if (!data) return <p className={className}>Φόρτωση…</p>;
  const { total } = data;
  return (
    <p role="status" className={className}>
      {plural(total, 'παραγγελία', 'παραγγελίες')}
      {total > 1 && ', η νεότερη πρώτη'}
      {total > ordersPerPage && ` · σελίδα ${search.page ?? 1} από ${Math.ceil(total / ordersPerPage)}`}
    </p>
  );
}
