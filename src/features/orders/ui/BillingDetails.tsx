import { billingRows } from '../billing.ts';
import type { Order } from '../contract.ts';

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
