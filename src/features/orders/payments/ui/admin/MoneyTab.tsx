import { use } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Order } from '../../../contract.ts';
import { DocumentsOfOrder } from '../documents-of-order.ts';

const MoneyPanel = lazyPart(() => import('./MoneyPanel.tsx'), 'MoneyPanel');

export function MoneyTab({ order }: { order: Order }) {
  const documents = use(DocumentsOfOrder);
  return (
    <>
      <MoneyPanel key={order.id} order={order} />
      {documents && <documents.Panel order={order} />}
    </>
  );
}
