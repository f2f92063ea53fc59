import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import type { OwnStatement as Statement } from '../statement-contract.ts';
import { StatementLine } from './StatementLine.tsx';

/** What the customer owes and has, with every document and payment; nothing until there is one. */
export function OwnStatement() {
  const { data, error, refetch } = useQuery(useApi().documents.getOwnStatement.queryOptions());
  useLiveChanges(['documents']);
  if (error && !data)
    return (
      <ErrorState
        title="Το υπόλοιπό σας δεν φορτώθηκε"
        error={error}
        className="mb-10"
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.lines.length === 0) return null;
  const { balance, onAccount, lines, lineCount } = data;
  return (
    <section aria-labelledby="own-statement" className="mb-10">
      <h2 id="own-statement" className="text-xl">
        Υπόλοιπο
      </h2>
      <p className="mt-2 text-lg">
        {balance > 0 ? (
          <>
            Οφείλετε <strong className="num">{euroText(balance)}</strong>
          </>
        ) : balance < 0 ? (
          <>
            Έχετε υπόλοιπο <strong className="num">{euroText(-balance)}</strong>
          </>
        ) : (
          'Δεν οφείλετε τίποτα.'
        )}
      </p>
      {onAccount > 0 && (
        <p className="text-base text-text-2">
          Από όσα έχετε πληρώσει, <span className="num">{euroText(onAccount)}</span> δεν ανήκουν ακόμη σε
          παραγγελία: ζητήστε μας να μπουν σε όποια θέλετε.
        </p>
      )}
      <details className="group mt-3">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-base font-medium">
          Χρεώσεις και πληρωμές
          <ChevronDown className="icon transition-transform group-open:rotate-180" />
        </summary>
        <ul className="max-w-180 border-t border-line">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no id, and none is changed or moved
            <li key={index} className="border-b border-line">
              <Row line={line} />
            </li>
          ))}
        </ul>
        {lineCount > lines.length && (
          <p className="mt-2 text-sm text-text-2">Οι τελευταίες από {lineCount} κινήσεις.</p>
        )}
      </details>
    </section>
  );
}

const row = 'grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 text-base';

function Row({ line }: { line: Statement['lines'][number] }) {
  // Whether a document was issued is the office's matter.
  const label = line.kind === 'order' ? { label: 'Παραγγελία' } : {};
  return line.orderId === undefined ? (
    <div className={row}>
      <StatementLine line={line} {...label} />
    </div>
  ) : (
    <Anchor href={`/order-confirmation/${line.orderId}`} className={`${row} hover:bg-surface-hover`}>
      <StatementLine line={line} {...label} />
    </Anchor>
  );
}
