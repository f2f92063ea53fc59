import { vatPercent } from '../../../shared/money.ts';
import type { Order } from '../contract.ts';
import { deliveries } from '../delivery.ts';
import { euroText } from '../texts.ts';

type Amounts = Pick<Order, 'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'shippingMethod'>;

/** What an order comes to, line by line. */
export function OrderTotals({ order }: { order: Amounts }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] content-start gap-y-2 text-base [&>dd]:num [&>dd]:text-right [&>dt]:text-text-2">
      <dt>Υποσύνολο</dt>
      <dd>{euroText(order.subtotal)}</dd>
      <dt>{deliveries[order.shippingMethod].label}</dt>
      <dd>{euroText(order.shipping)}</dd>
      {order.discount > 0 && (
        <>
          <dt>Έκπτωση</dt>
          <dd>−{euroText(order.discount)}</dd>
        </>
      )}
      <dt>ΦΠΑ {vatPercent}%</dt>
      <dd>{euroText(order.tax)}</dd>
      <dt className="mt-1 border-t border-line-strong pt-3 text-md font-semibold text-text!">Σύνολο</dt>
      <dd className="mt-1 border-t border-line-strong pt-3 text-lg leading-snug font-semibold">
        {euroText(order.total)}
      </dd>
    </dl>
  );
}
