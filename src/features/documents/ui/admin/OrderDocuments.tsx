import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { eurosToCents } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Order } from '#features/orders/contract.ts';
import { DocumentsOfOrder } from '#features/orders/payments/ui/documents-of-order.ts';
import { creditable } from '../../credit.ts';
import type { Crediting } from './CreditNote.tsx';

const Panel = lazyPart(() => import('./DocumentsPanel.tsx'), 'DocumentsPanel');
const OfRefund = lazyPart(() => import('./RefundCredit.tsx'), 'RefundCredit');
const CreditNote = lazyPart(() => import('./CreditNote.tsx'), 'CreditNote');

/** Shows administrators the documents of each order inside it, and opens the credit note for money that was given back. */
export function OrderDocuments({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [crediting, setCrediting] = useState<Crediting & { order: Order }>();
  const documents = useMemo<DocumentsOfOrder>(
    () => ({
      Panel,
      OfRefund,
      async offerCredit(order, { amount, date }) {
        const query = api.documents.listDocuments.queryOptions({ input: { orderId: order.id } });
        const credit = creditable(await queryClient.fetchQuery(query), eurosToCents(amount));
        if (credit) setCrediting({ order, ...credit, reason: `Επιστροφή χρημάτων ${formatDate(date)}` });
      },
    }),
    [api, queryClient],
  );
  return (
    <DocumentsOfOrder value={documents}>
      {children}

      {crediting && <CreditNote {...crediting} onClose={() => setCrediting(undefined)} />}
    </DocumentsOfOrder>
  );
}
