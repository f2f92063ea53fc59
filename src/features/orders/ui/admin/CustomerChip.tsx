import { Chip } from '#ui/components/Chip.tsx';
import type { OrdersSearch } from '../../orders-search.ts';
import { useOrders, useShowOrders } from '../use-orders.ts';

/** The customer that the list is filtered by, with a button that removes the filter. */
export function CustomerChip({ search }: { search: OrdersSearch }) {
  const { data, isPlaceholderData } = useOrders(search);
  const show = useShowOrders(search);
  if (search.customerId === undefined || !data || isPlaceholderData) return null;
  return (
    <div className="border-b border-line py-2.5 lg:px-4">
      <Chip
        removeLabel="Παραγγελίες όλων των πελατών"
        onRemove={() => void show({ customerId: undefined, page: undefined, order: undefined })}
      >
        Πελάτης: <b className="font-semibold">{data.customerName ?? 'άγνωστος'}</b>
      </Chip>
    </div>
  );
}
