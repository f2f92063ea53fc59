import { lazy, Suspense, type ComponentType } from 'react';
import type { Order } from '../../contract.ts';

const MoneyPanel = lazy(async () => ({ default: (await import('./MoneyPanel.tsx')).MoneyPanel }));

/** The receipts and invoices of an order. */
export type DocumentsOfOrder = ComponentType<{ order: Order }>;

interface Props {
  order: Order;
  Documents: DocumentsOfOrder;
}

/** The money of an order, and below it its documents. */
export function MoneyTab({ order, Documents }: Props) {
  return (
    <Suspense>
      <MoneyPanel key={order.id} order={order} />
      <Documents order={order} />
    </Suspense>
  );
}
