import { FileText } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { Order } from '#features/orders/contract.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import type { IssuedDocument } from '../../contract.ts';
import { creditable, documentedBeyondMoney, standing } from '../../credit.ts';
import { creditOf, documentTitles } from '../../document.ts';
import { DocumentRow } from '../DocumentRow.tsx';
import { useDocuments } from '../use-documents.ts';
import type { Crediting } from './CreditNote.tsx';
import { useCreditedRefunds } from './use-credited-refunds.ts';
import { useIssue } from './use-issue.ts';

const CreditNote = lazyPart(() => import('./CreditNote.tsx'), 'CreditNote');

export function DocumentsPanel({ order }: { order: Order }) {
  const { data: documents, error, refetch } = useDocuments(order.id);
  const { issue } = useIssue(order);
  const { steps, answers } = useCreditedRefunds(order.id);
  const [crediting, setCrediting] = useState<Crediting>();
  const kind = order.invoice ? 'invoice' : 'receipt';
  const stands = standing(documents ?? []) !== undefined;
  const beyond = documentedBeyondMoney(documents ?? [], order);
  const missing = creditable(documents ?? [], beyond);
  const { isSale: mayIssue, isUnconfirmed } = orderStatusFacts[order.status];
  return (
    <section aria-label="Παραστατικά" className="mt-8">
      <h3 className="text-base">Παραστατικά</h3>
      <p className="mt-1 text-sm text-text-2">
        Προσχέδια: η διαβίβαση στο myDATA είναι δοκιμαστική και δεν στέλνεται τίποτα.
      </p>
      {!documents && error ? (
        <ErrorState
          title="Τα παραστατικά δεν φορτώθηκαν"
          error={error}
          className="mt-3"
          onRetry={() => void refetch()}
        />
      ) : !documents ? (
        <Loading className="mt-3">
          <Skeleton className="h-16" />
        </Loading>
      ) : (
        <>
          {documents.length > 0 && (
            <ul className="mt-3 border-t border-line">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  actions={
                    <Actions
                      document={document}
                      onCancel={() => setCrediting({ document, part: 'rest' })}
                      onCredit={() => setCrediting({ document, part: Math.max(0, beyond) })}
                    />
                  }
                >
                  <Facts document={document} />
                  {answers
                    .filter(({ number }) => number === document.number)
                    .map(({ refund, cents }) => (
                      <p key={refund}>
                        Για την επιστροφή χρημάτων{' '}
                        {formatDate(steps.find(({ id }) => id === refund)?.date ?? '')}:{' '}
                        <span className="num">{formatEuro(cents)}</span>
                      </p>
                    ))}
                </DocumentRow>
              ))}
            </ul>
          )}
          {beyond !== 0 && (
            <Notice
              tone="high"
              className="mt-3"
              actions={
                missing && (
                  <Button size="xs" variant="outline" onClick={() => setCrediting(missing)}>
                    Πιστωτικό για {formatEuro(beyond)}
                  </Button>
                )
              }
            >
              {beyond > 0
                ? `Τα παραστατικά γράφουν ${formatEuro(beyond)} περισσότερα από όσα κρατάμε μετά τις επιστροφές: λείπει πιστωτικό.`
                : `Έχουν πιστωθεί ${formatEuro(-beyond)} περισσότερα από όσα επιστράφηκαν: επιστρέψτε τα χρήματα ή εκδώστε νέο παραστατικό.`}
            </Notice>
          )}
          {!stands && mayIssue && (
            <Button
              size="sm"
              variant="outline"
              className="mt-3"
              onClick={() =>
                confirm({
                  title: `Έκδοση: ${documentTitles[kind]};`,
                  description: `Παίρνει τον επόμενο αριθμό της σειράς και δεν αλλάζει πια· ένα λάθος διορθώνεται μόνο με πιστωτικό. Στοιχεία: ${order.invoice?.companyName ?? order.shippingAddress.fullName}.`,
                  tone: 'primary',
                  confirmLabel: 'Ναι, έκδοση',
                  cancelLabel: 'Όχι ακόμη',
                  action: () => issue.mutateAsync({ orderId: order.id }).catch(() => undefined),
                })
              }
            >
              <FileText />
              {kind === 'invoice' ? 'Έκδοση τιμολογίου' : 'Έκδοση απόδειξης'}
            </Button>
          )}
          {!mayIssue && documents.length === 0 && (
            <p className="mt-3 text-base text-text-2">
              {isUnconfirmed
                ? 'Το παραστατικό εκδίδεται αφού επιβεβαιωθεί η παραγγελία.'
                : 'Η παραγγελία ακυρώθηκε χωρίς παραστατικό.'}
            </p>
          )}
        </>
      )}

      {crediting && <CreditNote order={order} {...crediting} onClose={() => setCrediting(undefined)} />}
    </section>
  );
}

function Facts({ document: { person, reason, mark } }: { document: IssuedDocument }) {
  return (
    <>
      {person && <p>Εκδόθηκε από: {person}</p>}
      {reason && <p>Λόγος: {reason}</p>}
      <p>
        myDATA: <span className="code">{mark ?? 'σε αναμονή'}</span>
        {mark && ' (δοκιμαστικό, όχι ΜΑΡΚ)'}
      </p>
    </>
  );
}

interface ActionsProps {
  document: IssuedDocument;
  onCancel: () => void;
  onCredit: () => void;
}

function Actions({ document, onCancel, onCredit }: ActionsProps) {
  const { id, kind, number, mark, cancelledBy } = document;
  return (
    <>
      {mark && (
        <Button
          size="xs"
          variant="outline"
          href={`/api/documents/${id}/xml`}
          download
          aria-label={`Λήψη XML: ${number}`}
        >
          XML
        </Button>
      )}
      {creditOf(kind) !== null && !cancelledBy && (
        <>
          <Button size="xs" variant="ghost" onClick={onCredit}>
            Πιστωτικό για μέρος
          </Button>
          <Button size="xs" variant="ghost" onClick={onCancel}>
            Ακύρωση με πιστωτικό
          </Button>
        </>
      )}
    </>
  );
}
