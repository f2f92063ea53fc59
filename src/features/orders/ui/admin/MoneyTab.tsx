import { lazy, Suspense, use } from 'react';
import type { Order } from '../../contract.ts';
import { DocumentsOfOrder } from '../documents-of-order.ts';

const MoneyPanel = lazy(async () => ({ default: (await import('./MoneyPanel.tsx')).MoneyPanel }));

/** The money of an order, and below it its documents. */
export function MoneyTab({ order }: { order: Order }) {
  const documents = use(DocumentsOfOrder);
  return (
    <Suspense>
      <MoneyPanel key={order.id} order={order} />
      {documents && <documents.Panel order={order} />}
    </Suspense>
  );
}
