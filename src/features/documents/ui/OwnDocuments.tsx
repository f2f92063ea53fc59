import { ErrorState } from '#ui/components/ErrorState.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { useDocuments } from './use-documents.ts';

/** The customer's receipts and invoices of an order; nothing until there is one. */
export function OwnDocuments({ orderId }: { orderId: string }) {
  const { data: documents = [], error, refetch } = useDocuments(orderId);
  if (error && documents.length === 0)
    return <ErrorState title="Τα παραστατικά δεν φορτώθηκαν" error={error} onRetry={() => void refetch()} />;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="own-documents" className="print:hidden">
      <h2 id="own-documents" className="mb-1 text-xl">
        Παραστατικά
      </h2>
      <p className="mb-2 text-base text-text-2">Προσχέδια, που δεν έχουν διαβιβαστεί στο myDATA.</p>
      <ul className="border-t border-line">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}
