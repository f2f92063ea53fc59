import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { documentTitles } from '#features/documents/document.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { paymentStepLabels } from '#features/orders/payments/steps.ts';
import type { Statement } from '../../statement-contract.ts';

const euro = (amount: number) => formatEuro(eurosToCents(amount));

const labels: Record<Statement['lines'][number]['kind'], string> = {
  ...documentTitles,
  ...paymentStepLabels,
  order: 'Παραγγελία χωρίς παραστατικό',
  payment: 'Πληρωμή',
};

/** A customer's account as a book: every document and payment, and what was owed after each. */
export function CustomerStatement({ customerId }: { customerId: string }) {
  const query = useQuery({
    ...useApi().admin.getStatement.queryOptions({ input: { customerId } }),
    staleTime: 0,
  });
  return (
    <section aria-label="Καρτέλα" className="min-w-0">
      <Panel flush title="Καρτέλα">
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
    </section>
  );
}

function Sums({ statement: { balance, charged, credited, paid, refunded } }: { statement: Statement }) {
  return (
    <div className="px-3.5 py-3 text-base">
      <p>
        {balance > 0 ? 'Οφείλει ' : balance < 0 ? 'Υπόλοιπο υπέρ του πελάτη ' : 'Το υπόλοιπο είναι '}
        <strong className="num font-semibold">{euro(Math.abs(balance))}</strong>
      </p>
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
            {label} <span className="num">{euro(amount)}</span>
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
            <span className="num">{euro(amount)}</span>
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
        {lines.map(({ orderId, orderNumber, kind, date, number, amount, balance }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and none is changed or moved
          <li key={index} className="border-line not-first:border-t">
            <Anchor
              href={ordersHref({ customerId, order: orderId })}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3.5 py-1.5 text-base hover:bg-surface-hover"
            >
              <span className="font-medium wrap-anywhere">
                {labels[kind]} {number && <span className="code">{number}</span>}
              </span>
              <span className="num text-right font-semibold">
                {amount < 0 ? '−' : '+'}
                {euro(Math.abs(amount))}
              </span>
              <span className="text-sm text-text-2">
                <span className="num">{formatDate(date)}</span> · <span className="code">{orderNumber}</span>
              </span>
              <span className="num text-right text-sm text-text-2">
                υπόλοιπο {balance < 0 ? '−' : ''}
                {euro(Math.abs(balance))}
              </span>
            </Anchor>
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
