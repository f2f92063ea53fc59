import { documentSeries } from '#shared/document-number.ts';
import { amountWithin, type Cents } from '#shared/money.ts';
import type { lineCents, Totals } from '#features/orders/totals.ts';
import type { DocumentKind } from './contract.ts';

/** Who sells or buys, as a document names them. */
export type Party = {
  name: string;
  afm?: string;
  doy?: string;
  profession?: string;
  address: string;
  postalCode: string;
  city: string;
  phone?: string;
  email?: string;
};

/** A line of a document, in cents: `net` is after its part of the discount. */
export type DocumentLine = {
  description: string;
  code?: string;
  quantity: number;
  unitCents: Cents;
  discountCents: Cents;
  netCents: Cents;
  vatPercent: number;
  vatCents: Cents;
  /** On a credit note for a part: the position of the line of the document whose pieces these are. */
  of?: number;
};

/** How it is paid. */
type PaidBy = 'card' | 'cash' | 'bank_transfer' | 'on_account';

/** What a document says; it never changes after the issue. */
export type DocumentContent = {
  seller: Party & { gemi: string };
  buyer: Party;
  orderNumber: string;
  purchaseOrder?: string;
  paidBy: PaidBy;
  lines: DocumentLine[];
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  /** On a receipt or invoice paid in cash at the door: what is collected in addition to the total, and is not part of it. */
  collectedFeeCents?: Cents;
  /** The document that a credit note cancels, and why. */
  cancels?: { kind: DocumentKind; number: string; date: string };
  /** The document of which a credit note credits a part. */
  credits?: { kind: DocumentKind; number: string; date: string };
  reason?: string;
};

/** A document with its number. */
export type Document = {
  kind: DocumentKind;
  /** The letters of its series; null for one that was issued before the company could choose them. */
  series: string | null;
  year: number;
  number: number;
  issuedOn: string;
  content: DocumentContent;
};

export const documentTitles: Record<DocumentKind, string> = {
  receipt: 'Απόδειξη λιανικής πώλησης',
  invoice: 'Τιμολόγιο πώλησης',
  receipt_credit: 'Πιστωτικό λιανικής',
  invoice_credit: 'Πιστωτικό τιμολόγιο',
};

/** The kind of the credit note that cancels a document; null for credit notes. */
export function creditOf(kind: DocumentKind): DocumentKind | null {
  if (kind === 'receipt') return 'receipt_credit';
  return kind === 'invoice' ? 'invoice_credit' : null;
}

export const seriesOf = ({ kind, series, year }: Pick<Document, 'kind' | 'series' | 'year'>) =>
  `${series ?? documentSeries[kind]}-${year}`;

/** The series and the number, «ΑΛΠ-2026 12». */
export const documentNumber = (document: Pick<Document, 'kind' | 'series' | 'year' | 'number'>) =>
  `${seriesOf(document)} ${document.number}`;

type OrderedLine = Parameters<typeof lineCents>[0] & { sku: string; name: string };

type Row = Omit<DocumentLine, 'discountCents' | 'netCents' | 'vatPercent' | 'vatCents'> & {
  isGoods: boolean;
};

/**
 * The lines of an order with their VAT, and their sums: exactly the order's amounts. The order rounds its VAT once, so the
 * cents of each line are shares of that sum. The discount lowers the lines of products and installations.
 */
export function linesOf(
  lines: readonly OrderedLine[],
  totals: Totals,
  deliveryLabel: string,
): Pick<DocumentContent, 'lines' | 'netCents' | 'vatCents' | 'totalCents'> {
  const rows: Row[] = lines.flatMap(({ sku, name, quantity, priceCents, installationPriceCents }) => [
    { description: name, ...(sku && { code: sku }), quantity, unitCents: priceCents, isGoods: true },
    ...(installationPriceCents > 0
      ? [
          {
            description: `Εγκατάσταση: ${name}`,
            ...(sku && { code: sku }),
            quantity,
            unitCents: installationPriceCents,
            isGoods: true,
          },
        ]
      : []),
  ]);
  if (totals.shippingCents > 0)
    rows.push({ description: deliveryLabel, quantity: 1, unitCents: totals.shippingCents, isGoods: false });
  const { totalCents, discountCents, vatPercent } = totals;
  const grossNet = totals.subtotalCents + totals.shippingCents;
  const netCents = discountCents > 0 ? amountWithin(totalCents, vatPercent).net : grossNet;
  const vatCents = totalCents - netCents;
  const before = rows.map(({ unitCents, quantity }) => unitCents * quantity);
  const ofGoods = before.filter((_cents, index) => rows[index]?.isGoods);
  // Rounding may leave a cent more than all goods, which then lowers the delivery.
  const onGoods = Math.min(grossNet - netCents, totals.subtotalCents);
  const discounts = [...shares(onGoods, ofGoods), grossNet - netCents - onGoods];
  const nets = before.map((cents, index) => cents - (discounts[index] ?? 0));
  const vats = shares(vatCents, nets);
  return {
    lines: rows.map(({ isGoods: _isGoods, ...row }, index) => ({
      ...row,
      discountCents: discounts[index] ?? 0,
      netCents: nets[index] ?? 0,
      vatPercent,
      vatCents: vats[index] ?? 0,
    })),
    netCents,
    vatCents,
    totalCents,
  };
}

/** Splits cents by weights into whole cents whose sum is exact; the cents left over go to the largest remainders. */
export function shares(cents: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / whole);
  const floors = exact.map(Math.floor);
  const left = cents - floors.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  const more = new Set(order);
  return floors.map((part, index) => part + (more.has(index) ? 1 : 0));
}

/** The sums of a document's lines for each VAT rate, the highest first. */
export function sumsByRate(lines: readonly DocumentLine[]) {
  const rates = [...new Set(lines.map((line) => line.vatPercent))].toSorted((a, b) => b - a);
  return rates.map((rate) => {
    const of = lines.filter((line) => line.vatPercent === rate);
    return {
      vatPercent: rate,
      netCents: of.reduce((sum, { netCents }) => sum + netCents, 0),
      vatCents: of.reduce((sum, { vatCents }) => sum + vatCents, 0),
    };
  });
}
