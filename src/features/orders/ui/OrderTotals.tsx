import { AmountList, AmountRow, TotalRows } from '#ui/components/AmountRows.tsx';
import type { Order } from '../contract.ts';
import { totalsIn } from '../rules.ts';
import { isBill } from '../status-facts.ts';
import { discountLabel } from '../texts.ts';
import { shownTotals } from '../totals.ts';

type Amounts = Pick<
  Order,
  | 'subtotal'
  | 'shipping'
  | 'tax'
  | 'discount'
  | 'total'
  | 'vatPercent'
  | 'deliveryLabel'
  | 'isBusiness'
  | 'officeDiscount'
  | 'discountReason'
  | 'billedVisitId'
  | 'billedContractId'
>;

/** The order's amounts, with or without VAT first depending on the buyer. */
export function OrderTotals({ order }: { order: Amounts }) {
  const { subtotal, shipping, discount, total } = shownTotals(totalsIn(order));
  const grossFirst = !order.isBusiness;
  return (
    <AmountList className="text-base">
      <AmountRow label="Υποσύνολο" amount={subtotal} grossFirst={grossFirst} />
      {!isBill(order) && <AmountRow label={order.deliveryLabel} amount={shipping} grossFirst={grossFirst} />}
      {discount.gross > 0 && (
        <AmountRow
          label={discountLabel(order)}
          amount={{ ...discount, net: -discount.net, gross: -discount.gross }}
          grossFirst={grossFirst}
        />
      )}
      <TotalRows amount={total} grossFirst={grossFirst} />
    </AmountList>
  );
}
