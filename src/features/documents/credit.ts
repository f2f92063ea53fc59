import { eurosToCents, vatPercent, type Cents } from '../../shared/money.ts';
import type { DocumentKind } from './contract.ts';
import { creditOf, type DocumentContent, type DocumentLine } from './document.ts';

/** A part of a document: an amount with VAT, or pieces of its lines, whose positions count from 0. */
export type CreditedPart = { amountCents: Cents } | { pieces: readonly { line: number; quantity: number }[] };

type Sums = Pick<DocumentContent, 'lines' | 'netCents' | 'vatCents' | 'totalCents'>;

/** What is left of a document after its credit notes. */
export function leftOf(document: Sums, credits: readonly Sums[]) {
  const left = (of: (sums: Sums) => Cents) => of(document) - credits.reduce((sum, one) => sum + of(one), 0);
  return {
    netCents: left(({ netCents }) => netCents),
    vatCents: left(({ vatCents }) => vatCents),
    totalCents: left(({ totalCents }) => totalCents),
    lines: document.lines.map((line, index) => {
      const credited = credits.flatMap(({ lines }) => lines.filter(({ of }) => of === index));
      const rest = (of: (one: DocumentLine) => number) =>
        of(line) - credited.reduce((sum, one) => sum + of(one), 0);
      return {
        quantity: rest(({ quantity }) => quantity),
        netCents: rest(({ netCents }) => netCents),
        vatCents: rest(({ vatCents }) => vatCents),
        discountCents: rest(({ discountCents }) => discountCents),
      };
    }),
  };
}

type Issued = { kind: DocumentKind; total: number };
type Order = { status: string; total: number; refunded?: number | undefined };

/**
 * What an order's documents state beyond the money that is kept, in cents: positive when a refund has no credit note yet,
 * negative when more was credited than given back; 0 also while no document was issued.
 */
export function documentedBeyondMoney(documents: readonly Issued[], order: Order): Cents {
  if (documents.length === 0) return 0;
  const stated = documents.reduce(
    (sum, { kind, total }) => sum + (creditOf(kind) === null ? -1 : 1) * eurosToCents(total),
    0,
  );
  const kept =
    order.status === 'cancelled' ? 0 : eurosToCents(order.total) - eurosToCents(order.refunded ?? 0);
  return stated - kept;
}

const share = (cents: Cents, part: number, whole: number) => Math.round((cents * part) / whole);

const sumsOf = (lines: DocumentLine[]): Sums => {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = lines.reduce((sum, line) => sum + line.vatCents, 0);
  return { lines, netCents, vatCents, totalCents: netCents + vatCents };
};

/**
 * The lines and sums of a credit note for a part of a document; null if that is more than is left, or nothing. The last pieces
 * of a line, and the last cents of a document, take what rounding has left over, so that all credits add up to the document.
 */
export function creditFor(document: Sums, credits: readonly Sums[], part: CreditedPart): Sums | null {
  const left = leftOf(document, credits);
  if ('amountCents' in part) {
    const { amountCents } = part;
    if (amountCents <= 0 || amountCents > left.totalCents) return null;
    const fair = share(left.netCents, amountCents, left.totalCents);
    const net = Math.min(left.netCents, Math.max(amountCents - left.vatCents, fair));
    return sumsOf([
      {
        description: 'Μείωση της αξίας',
        quantity: 1,
        unitCents: net,
        discountCents: 0,
        netCents: net,
        vatPercent,
        vatCents: amountCents - net,
      },
    ]);
  }
  const quantities = new Map<number, number>();
  for (const { line, quantity } of part.pieces) {
    quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  }
  const lines: DocumentLine[] = [];
  for (const [index, quantity] of quantities) {
    const line = document.lines[index];
    const rest = left.lines[index];
    if (!line || !rest || quantity > rest.quantity) return null;
    const of = (cents: Cents) => share(cents, quantity, rest.quantity);
    lines.push({
      ...line,
      of: index,
      quantity,
      netCents: of(rest.netCents),
      vatCents: of(rest.vatCents),
      discountCents: of(rest.discountCents),
    });
  }
  const sums = sumsOf(lines);
  const isTooMuch = sums.netCents > left.netCents || sums.vatCents > left.vatCents;
  return sums.totalCents <= 0 || isTooMuch ? null : sums;
}
