import { useQuery } from '@tanstack/react-query';
import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { euroText } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ordersHref } from '#features/orders/orders-search.ts';
import { accountViaLabels } from '#features/orders/payments/account-labels.ts';
import type { Statement } from '../../statement-contract.ts';
import { statementLabels } from '../statement-labels.ts';
import { StatementLine } from '../StatementLine.tsx';
import { useAccountPayments } from './use-account-payments.ts';

const AccountPayment = lazyPart(() => import('./AccountPayment.tsx'), 'AccountPayment');

/** A customer's account as a book: every document and payment, and what was owed after each. */
export function CustomerStatement({ customerId }: { customerId: string }) {
  const query = useQuery({
    ...useApi().documents.getStatement.queryOptions({ input: { customerId } }),
    staleTime: 0,
  });
  const [isRecording, setRecording] = useState(false);
  return (
    <section aria-label="Καρτέλα" className="min-w-0">
      <Panel
        flush
        title="Καρτέλα"
        action={
          query.data && (
            <Button size="xs" variant="outline" onClick={() => setRecording(true)}>
              <Banknote />
              Πληρωμή χωρίς παραγγελία
            </Button>
          )
        }
      >
        <QueryView query={query}>
          {(statement) => (
            <>
              <Sums statement={statement} />
              <MissingCredits customerId={customerId} missing={statement.missingCredits} />
              <Lines customerId={customerId} statement={statement} />
            </>
          )}
        </QueryView>
      </Panel>
      {isRecording && query.data && (
        <AccountPayment
          customerId={customerId}
          onAccount={query.data.onAccount}
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const { balance, charged, credited, paid, refunded, onAccount } = statement;
  return (
    <div className="px-3.5 py-3 text-base">
      <p>
        {balance > 0 ? 'Οφείλει ' : balance < 0 ? 'Υπόλοιπο υπέρ του πελάτη ' : 'Το υπόλοιπο είναι '}
        <strong className="num font-semibold">{euroText(Math.abs(balance))}</strong>
      </p>
      {onAccount > 0 && (
        <p className="text-sm text-text-2">
          Έχει έναντι <span className="num">{euroText(onAccount)}</span>, που μπαίνουν σε παραγγελία από τα
          «Χρήματα» της.
        </p>
      )}
      <ul className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-text-2">
        {(
          [
            ['Χρεώσεις', charged],
            ['Πιστωτικά', credited],
            ['Πληρωμές', paid],
            ['Επιστροφές', refunded],
          ] as const
        ).map(([label, amount]) => (
          <li key={label}>
            {label} <span className="num">{euroText(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MissingCredits({
  customerId,
  missing,
}: {
  customerId: string;
  missing: Statement['missingCredits'];
}) {
  if (missing.length === 0) return null;
  return (
    <Notice tone="high" className="mx-3.5 mb-3">
      Λείπουν πιστωτικά, γι’ αυτό το υπόλοιπο φαίνεται μεγαλύτερο:
      <ul>
        {missing.map(({ orderId, orderNumber, amount }) => (
          <li key={orderId}>
            <TextLink href={ordersHref({ customerId, order: orderId })} className="code">
              {orderNumber}
            </TextLink>{' '}
            <span className="num">{euroText(amount)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Lines({
  customerId,
  statement: { lines, lineCount },
}: {
  customerId: string;
  statement: Statement;
}) {
  if (lines.length === 0)
    return <p className="px-3.5 pb-3 text-base text-text-2">Καμία χρέωση ή πληρωμή ακόμη.</p>;
  return (
    <>
      <ul className="max-h-96 overflow-y-auto border-t border-line">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and none is changed or moved
          <li key={index} className="border-line not-first:border-t">
            {line.paymentId === undefined ? (
              <Anchor
                href={ordersHref({ customerId, ...(line.orderId && { order: line.orderId }) })}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3.5 py-1.5 text-base hover:bg-surface-hover"
              >
                <StatementLine line={line} />
              </Anchor>
            ) : (
              <OnAccount customerId={customerId} line={line} paymentId={line.paymentId} />
            )}
          </li>
        ))}
      </ul>
      {lineCount > lines.length && (
        <p className="border-t border-line px-3.5 py-2 text-sm text-text-2">
          Οι {lines.length} τελευταίες από {lineCount} κινήσεις· το υπόλοιπο μετρά όλες.
        </p>
      )}
    </>
  );
}

/** Money without an order, which can be taken back while no order has used it. */
function OnAccount({
  customerId,
  line,
  paymentId,
}: {
  customerId: string;
  line: Statement['lines'][number];
  paymentId: string;
}) {
  const { undo } = useAccountPayments();
  const { kind, amount, via, person, note } = line;
  const how = Object.entries(accountViaLabels).find(([way]) => way === via)?.[1] ?? 'παλαιών παραγγελιών';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3.5 py-1.5 text-base">
      <StatementLine line={line} how={[how, person].filter(Boolean).join(' · ')} />
      <span className="min-w-0 text-sm wrap-anywhere text-text-2">{note}</span>
      {via !== 'carried' && (
        <Button
          size="xs"
          variant="ghost"
          className="justify-self-end"
          onClick={() =>
            confirm({
              title: `Αναίρεση: ${statementLabels[kind]} ${euroText(Math.abs(amount))};`,
              description:
                via === 'bank_transfer'
                  ? 'Η κίνηση φεύγει από την καρτέλα, και ο πελάτης, αν έχουμε το email του, ενημερώνεται ότι δεν έγινε.'
                  : 'Η κίνηση φεύγει από την καρτέλα· το ιστορικό του πελάτη την κρατά.',
              reason: { label: 'Λόγος', hint: 'Ορατός μόνο στην ομάδα', maxLength: 500 },
              cancelLabel: 'Όχι',
              confirmLabel: 'Ναι, αναίρεση',
              action: (reason) => undo.mutateAsync({ customerId, paymentId, reason }),
            })
          }
        >
          <Undo2 />
          Αναίρεση
        </Button>
      )}
    </div>
  );
}
