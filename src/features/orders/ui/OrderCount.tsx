import { plural } from '../../../shared/greek.ts';
import { ordersPerPage, type OrdersSearch } from '../orders-search.ts';
import { useOrders } from './use-orders.ts';

interface Props {
  search: OrdersSearch;
  className?: string;
}

/** How many orders are listed, said aloud when the filters change it. */
export function OrderCount({ search, className }: Props) {
  const { data: orders } = useOrders(search);
  if (!orders) return <p className={className}>Φόρτωση…</p>;
  const isFull = orders.length === ordersPerPage;
  return (
    <p role="status" className={className}>
      {search.page || isFull
        ? `Σελίδα ${search.page ?? 1}, από τη νεότερη προς την παλαιότερη`
        : `${plural(orders.length, 'παραγγελία', 'παραγγελίες')}${orders.length > 1 ? ', η νεότερη πρώτη' : ''}`}
    </p>
  );
}
