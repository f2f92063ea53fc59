import { eurosToCents, type Cents } from '#shared/money.ts';
import type { Order as WireOrder } from '#features/orders/contract.ts';
import { moneyOf } from '#features/orders/payments/steps.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import type { DocumentKind, IssuedDocument } from './contract.ts';
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
/** What is read of an order beside its documents. */
export type DocumentedOrder = Pick<
  WireOrder,
  'status' | 'paymentState' | 'total' | 'received' | 'refunded' | 'credited' | 'isWithdrawn'
>;

/** The document that can be credited with an amount, and with how much of it; undefined if none can. */
export function creditable(documents: readonly IssuedDocument[], cents: Cents) {
  const document = standing(documents);
  if (!document) return undefined;
  const left = eurosToCents(document.total) - eurosToCents(document.credited ?? 0);
  return left > 0 && cents > 0 ? { document, part: cents < left ? cents : ('rest' as const) } : undefined;
}

/** The receipt or invoice of an order that is not cancelled. */
export const standing = (documents: readonly IssuedDocument[]) =>
  documents.find(({ kind, cancelledBy }) => creditOf(kind) !== null && !cancelledBy);

/**
 * What an order's documents state beyond the money that is kept or still to come, in cents: positive when a refund has no credit
 * note yet, negative when more was credited than given back; 0 also while no document was issued.
 */
export function documentedBeyondMoney(documents: readonly Issued[], order: DocumentedOrder): Cents {
  if (documents.length === 0) return 0;
  const stated = statedBy(documents.map(({ kind, total }) => ({ kind, totalCents: eurosToCents(total) })));
  if (orderStatusFacts[order.status].isVoid) return stated;
  const { paidCents, refundedCents, owedCents } = moneyOf({
    status: order.status,
    isWithdrawn: order.isWithdrawn,
    paymentState: order.paymentState,
    totalCents: eurosToCents(order.total),
    partCents: eurosToCents(order.received ?? 0),
    refundedCents: eurosToCents(order.refunded ?? 0),
    creditedCents: eurosToCents(order.credited ?? 0),
  });
  return stated - (paidCents - refundedCents + owedCents);
}

/** What an order's documents state together: receipts and invoices less their credit notes. */
export const statedBy = (documents: readonly { kind: DocumentKind; totalCents: Cents }[]): Cents =>
  documents.reduce(
    (sum, { kind, totalCents }) => sum + (creditOf(kind) === null ? -totalCents : totalCents),
    0,
  );

type Refund = { id: string; cents: Cents };
type Note = { number: string; cents: Cents };

/**
 * Which credit note answers which refund, and with how much of it: first those of equal amounts, then both in the order in which
 * they were made, so that one note may answer several refunds and one refund may need several notes.
 */
export function answersOf(refunds: readonly Refund[], notes: readonly Note[]) {
  const open = refunds.map((refund) => ({ ...refund }));
  const left = notes.map((note) => ({ ...note }));
  const answers: { refund: string; number: string; cents: Cents }[] = [];
  const answer = (refund: Refund, note: Note) => {
    const cents = Math.min(refund.cents, note.cents);
    if (cents === 0) return;
    refund.cents -= cents;
    note.cents -= cents;
    answers.push({ refund: refund.id, number: note.number, cents });
  };
  for (const refund of open) {
    const equal = left.find(({ cents }) => cents === refund.cents);
    if (equal) answer(refund, equal);
  }
  for (const refund of open) for (const note of left) answer(refund, note);
  return answers;
}

type Step = { id: string; kind: string; amount: number; undone?: object | undefined };
type Listed = Issued & Pick<IssuedDocument, 'number' | 'cancels' | 'credits'>;

/**
 * An order's refunds and what its documents say of them. Only the credit notes of the document that was issued last count: those
 * of an earlier one were made up for by issuing the order's whole amount again.
 */
export function creditedRefunds(documents: readonly Listed[], steps: readonly Step[]) {
  const last = documents.findLast(({ kind }) => creditOf(kind) !== null);
  const notes = documents.flatMap(({ number, total, cancels, credits }) =>
    last && (cancels ?? credits) === last.number ? [{ number, cents: eurosToCents(total) }] : [],
  );
  const refunds = steps.filter(({ kind, undone }) => kind === 'refund' && !undone);
  const answers = answersOf(
    refunds.map(({ id, amount }) => ({ id, cents: eurosToCents(amount) })),
    notes,
  );
  /** What of a refund no credit note answers; 0 while there is no document to credit. */
  const missing = ({ id, amount }: Pick<Step, 'id' | 'amount'>): Cents =>
    last && refunds.some((one) => one.id === id)
      ? answers.reduce((rest, { refund, cents }) => rest - (refund === id ? cents : 0), eurosToCents(amount))
      : 0;
  return { answers, missing };
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
    const [line] = document.lines;
    if (!line || amountCents <= 0 || amountCents > left.totalCents) return null;
    const fair = share(left.netCents, amountCents, left.totalCents);
    const net = Math.min(left.netCents, Math.max(amountCents - left.vatCents, fair));
    return sumsOf([
      {
        description: 'Μείωση της αξίας',
        quantity: 1,
        unitCents: net,
        discountCents: 0,
        netCents: net,
        vatPercent: line.vatPercent,
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
