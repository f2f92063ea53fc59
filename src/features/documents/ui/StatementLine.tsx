import { formatDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import type { OwnStatement } from '../statement-contract.ts';
import { statementLabels } from './statement-labels.ts';

const euro = (amount: number) => euroText(Math.abs(amount));

/** A document or payment of a statement, with what was owed after it. */
export function StatementLine({
  line,
  how,
  label = statementLabels[line.kind],
}: {
  line: OwnStatement['lines'][number];
  /** How the money moved, beside the day. */
  how?: string | undefined;
  label?: string;
}) {
  const { number, amount, date, orderNumber, balance } = line;
  return (
    <>
      <span className="font-medium wrap-anywhere">
        {label} {number && <span className="code">{number}</span>}
      </span>
      <span className="num text-right font-semibold">
        {amount < 0 ? '−' : '+'}
        {euro(amount)}
      </span>
      <span className="min-w-0 text-sm wrap-anywhere text-text-2">
        <span className="num">{formatDate(date)}</span>
        {orderNumber && (
          <>
            {' '}
            · <span className="code">{orderNumber}</span>
          </>
        )}
        {how && ` · ${how}`}
      </span>
      <span className="num text-right text-sm text-text-2">
        υπόλοιπο {balance < 0 ? '−' : ''}
        {euro(balance)}
      </span>
    </>
  );
}
