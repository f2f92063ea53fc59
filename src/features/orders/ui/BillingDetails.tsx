import { billingRows } from '../billing.ts';
import type { Order } from '../contract.ts';

/** An order's billing: a receipt, or the invoice's recipient. */
export function BillingDetails({ order }: { order: Pick<Order, 'invoice' | 'purchaseOrder'> }) {
  const [[, document] = [], ...details] = billingRows(order);
  return (
    <>
      {document}
      {details.map(([label, text]) => (
        <span key={label} className="block text-text-2">
          {label}: {text}
        </span>
      ))}
    </>
  );
}
