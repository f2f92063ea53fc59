import type { Order } from '../contract.ts';

/**
 * The lines of an order that are packed: what is left of them, and of an order that goes in several parcels what has not gone
 * yet. Nobody packs labour or the days of a contract.
 */
export function packedLines({
  items,
  parcels,
  waiting,
  billedContractId,
}: Pick<Order, 'items' | 'parcels' | 'waiting' | 'billedContractId'>): Order['items'] {
  if (billedContractId !== undefined) return [];
  const isWaiting = parcels !== undefined && waiting !== undefined;
  return items.flatMap((item, line) => {
    if (item.minutes !== undefined) return [];
    const left = item.quantity - (item.returned ?? 0);
    const here = waiting?.find((one) => one.line === line)?.quantity ?? 0;
    const quantity = isWaiting && item.sku !== '' ? here : left;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
