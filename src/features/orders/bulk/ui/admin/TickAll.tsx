import { Checkbox } from '#ui/form/Checkbox.tsx';
import type { Order } from '../../../contract.ts';
import type { TickedOrders } from './use-ticked-orders.ts';

interface Props {
  orders: readonly Order[];
  ticked: TickedOrders;
}

export function TickAll({ orders, ticked }: Props) {
  if (orders.length === 0) return null;
  const count = orders.filter(({ id }) => ticked.has(id)).length;
  const isAll = count === orders.length;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 border-b border-line bg-sunken pr-3 pl-[13px] text-sm text-text-2 pointer-coarse:min-h-11">
      <Checkbox
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={({ target }) => ticked.tickAll(target.checked)}
      />
      Επιλογή και των {orders.length} της σελίδας
    </label>
  );
}
