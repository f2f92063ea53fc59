import type { Font } from '#server/pdf/font.ts';
import { makePdf, pageSize, widthOf, wrap, type Jpeg, type Page } from '#server/pdf/pdf.ts';
import { formatDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { paymentLabels } from '#features/orders/labels.ts';
import { documentNumber, documentTitles, sumsByRate, type DocumentLine, type Party } from '../document.ts';
import type { StoredDocument } from './store.ts';

type Fonts = { regular: Font; bold: Font };
/** How the company looks on paper: its logo, if it has one, and the colour of titles, `#rrggbb`. */
export type Letterhead = { logo?: Jpeg | undefined; colour?: string | undefined };
type Draw = (page: Page) => void;

const margin = 42;
const right = pageSize.width - margin;
const bottom = pageSize.height - 74;
const draft = 'ΠΡΟΣΧΕΔΙΟ – δεν έχει διαβιβαστεί στο myDATA';

/** The right ends of the columns of figures; the description takes what is left of them. */
const columns = { quantity: 304, unit: 360, discount: 412, net: 468, rate: 498, vat: right };
const descriptionWidth = 236;

/** The document as a PDF: the marked draft that the buyer and the company keep. */
export function documentPdf(document: StoredDocument, fonts: Fonts, letterhead: Letterhead = {}): Buffer {
  const { kind, issuedOn, issuedAt, content } = document;
  const title = `${documentTitles[kind]} ${documentNumber(document)}`;
  const pages: Draw[][] = [];
  let y = 0;
  /** Begins a page; every one carries the number, so that none is taken for another's. */
  const begin = () => {
    pages.push([(page) => drawHead(page, fonts, document, letterhead)]);
    y = headEnd(letterhead);
  };
  const put = (draw: Draw) => pages.at(-1)?.push(draw);

  begin();
  y = putParties(put, fonts, document, { top: y, colour: letterhead.colour });
  y = putTableHead(put, fonts, y);
  for (const line of content.lines) {
    const rows = wrap(line.description, descriptionWidth, { font: fonts.regular, size: 9 });
    const height = 13 * (rows.length + (line.code ? 0.9 : 0)) + 8;
    if (y + height > bottom) {
      begin();
      y = putTableHead(put, fonts, y);
    }
    putLine(put, fonts, line, rows, y);
    y += height;
  }
  if (y + 130 > bottom) begin();
  putSums(put, fonts, document, y + 10);

  const count = pages.length;
  return makePdf(
    { title, author: content.seller.name, at: issuedAt },
    pages.map((draws, index) => (page) => {
      for (const draw of draws) draw(page);
      page.box(margin, pageSize.height - 62, right - margin, 20, { line: 0 });
      page.text(draft, margin + 8, pageSize.height - 48, { font: fonts.bold, size: 9 });
      const place = `${documentNumber(document)} · ${formatDate(issuedOn)} · σελίδα ${index + 1} από ${count}`;
      page.text(place, right, pageSize.height - 28, {
        font: fonts.regular,
        size: 8,
        align: 'right',
        grey: 0.35,
      });
    }),
  );
}

const logoWidth = 150;
const logoHeight = ({ logo }: Letterhead) => (logo ? (logoWidth * logo.height) / logo.width + 8 : 0);
const headEnd = (letterhead: Letterhead) => 112 + logoHeight(letterhead);

function drawHead(
  page: Page,
  { regular, bold }: Fonts,
  document: StoredDocument,
  letterhead: Letterhead,
): void {
  const { kind, issuedOn, content } = document;
  const { seller } = content;
  page.box(margin, 30, right - margin, 20, { fill: 0.9 });
  page.text(draft, margin + 8, 44, { font: bold, size: 10 });
  const { logo, colour } = letterhead;
  const below = logoHeight(letterhead);
  if (logo) page.picture(logo, margin, 60, logoWidth);
  page.text(seller.name, margin, 74 + below, { font: bold, size: 11 });
  page.text(
    `ΑΦΜ ${seller.afm ?? ''} · ΔΟΥ ${seller.doy ?? ''} · Γ.Ε.ΜΗ. ${seller.gemi}`,
    margin,
    88 + below,
    {
      font: regular,
      size: 8.5,
      grey: 0.3,
    },
  );
  const where = `${seller.address}, ${formatPostalCode(seller.postalCode)} ${seller.city} · ${seller.phone ?? ''}`;
  page.text(where, margin, 100 + below, { font: regular, size: 8.5, grey: 0.3 });
  page.text(documentTitles[kind], right, 74, { font: bold, size: 11, align: 'right', colour });
  page.text(documentNumber(document), right, 88, { font: bold, size: 10, align: 'right' });
  page.text(formatDate(issuedOn), right, 100, { font: regular, size: 8.5, align: 'right', grey: 0.3 });
}

function putParties(
  put: (draw: Draw) => void,
  { regular, bold }: Fonts,
  { content }: StoredDocument,
  { top, colour }: { top: number; colour: string | undefined },
): number {
  const { buyer, orderNumber, purchaseOrder, paidBy, cancels, credits, reason } = content;
  const corrected = cancels ?? credits;
  const facts: [string, string][] = [
    ['Παραγγελία', orderNumber],
    ...(purchaseOrder ? [['Αριθμός πελάτη', purchaseOrder] as [string, string]] : []),
    ['Πληρωμή', paidBy === 'cash' ? 'Μετρητά' : paymentLabels[paidBy]],
    ...(corrected
      ? [
          [
            cancels ? 'Ακυρώνει' : 'Πιστώνει μέρος',
            `${documentTitles[corrected.kind]} ${corrected.number} της ${formatDate(corrected.date)}`,
          ] as [string, string],
        ]
      : []),
    ...(reason ? [['Λόγος', reason] as [string, string]] : []),
  ];
  const half = (right - margin) / 2;
  const style = { font: regular, size: 9 };
  const left = partyRows(buyer).flatMap((row) => wrap(row, half - 20, style));
  const rows = facts.flatMap(([label, text]) =>
    wrap(text, half - 86, style).map((part, index) => [index === 0 ? label : '', part] as const),
  );
  const height = 26 + 13 * Math.max(left.length, rows.length);
  put((page) => {
    page.line(margin, top, right, { grey: 0.2, colour, width: colour ? 1.2 : 0.5 });
    page.text('Αγοραστής', margin, top + 16, { font: bold, size: 9 });
    left.forEach((row, index) => page.text(row, margin, top + 30 + 13 * index, style));
    rows.forEach(([label, text], index) => {
      page.text(label, margin + half, top + 16 + 13 * index, { font: bold, size: 9 });
      page.text(text, margin + half + 80, top + 16 + 13 * index, style);
    });
  });
  return top + height + 14;
}

function partyRows({ name, afm, doy, profession, address, postalCode, city }: Party): string[] {
  return [
    name,
    ...(afm ? [`ΑΦΜ ${afm}${doy ? ` · ΔΟΥ ${doy}` : ''}`] : []),
    ...(profession ? [profession] : []),
    `${address}, ${formatPostalCode(postalCode)} ${city}`,
  ];
}

function putTableHead(put: (draw: Draw) => void, { bold }: Fonts, top: number): number {
  const style = { font: bold, size: 8, align: 'right' } as const;
  put((page) => {
    page.line(margin, top, right, { grey: 0.2, width: 0.8 });
    page.text('Περιγραφή', margin, top + 13, { font: bold, size: 8 });
    page.text('Ποσ.', columns.quantity, top + 13, style);
    page.text('Τιμή', columns.unit, top + 13, style);
    page.text('Έκπτωση', columns.discount, top + 13, style);
    page.text('Καθ. αξία', columns.net, top + 13, style);
    page.text('ΦΠΑ', columns.rate, top + 13, style);
    page.text('Ποσό ΦΠΑ', columns.vat, top + 13, style);
    page.line(margin, top + 19, right);
  });
  return top + 20;
}

function putLine(
  put: (draw: Draw) => void,
  { regular }: Fonts,
  line: DocumentLine,
  rows: readonly string[],
  top: number,
): void {
  const style = { font: regular, size: 9, align: 'right' } as const;
  put((page) => {
    rows.forEach((row, index) => page.text(row, margin, top + 13 + 13 * index, { font: regular, size: 9 }));
    if (line.code) {
      const below = top + 12 + 13 * rows.length;
      page.text(line.code, margin, below, { font: regular, size: 7.5, grey: 0.4 });
    }
    const base = top + 13;
    page.text(String(line.quantity), columns.quantity, base, style);
    page.text(plainEuro(line.unitCents), columns.unit, base, style);
    page.text(line.discountCents > 0 ? plainEuro(line.discountCents) : '', columns.discount, base, style);
    page.text(plainEuro(line.netCents), columns.net, base, style);
    page.text(`${line.vatPercent}%`, columns.rate, base, style);
    page.text(plainEuro(line.vatCents), columns.vat, base, style);
    const end = top + 13 * (rows.length + (line.code ? 0.9 : 0)) + 7;
    page.line(margin, end, right, { grey: 0.85 });
  });
}

function putSums(
  put: (draw: Draw) => void,
  { regular, bold }: Fonts,
  { content }: StoredDocument,
  top: number,
): void {
  const { lines, netCents, vatCents, totalCents, collectedFeeCents } = content;
  const rates = sumsByRate(lines);
  const sums: [string, string][] = [
    ['Σύνολο χωρίς ΦΠΑ', formatEuro(netCents)],
    ['Σύνολο ΦΠΑ', formatEuro(vatCents)],
  ];
  const rows = [
    ...rates.flatMap((sum): [string, string][] => [
      [`Καθαρή αξία (ΦΠΑ ${sum.vatPercent}%)`, formatEuro(sum.netCents)],
      [`ΦΠΑ ${sum.vatPercent}%`, formatEuro(sum.vatCents)],
    ]),
    // With one rate they would repeat its two amounts.
    ...(rates.length > 1 ? sums : []),
  ];
  const label = 330;
  put((page) => {
    rows.forEach(([text, amount], index) => {
      const y = top + 14 + 15 * index;
      page.text(text, label, y, { font: regular, size: 9 });
      page.text(amount, right, y, { font: regular, size: 9, align: 'right' });
    });
    const y = top + 14 + 15 * rows.length;
    page.line(label, y - 6, right, { grey: 0.2, width: 0.8 });
    page.text('Σύνολο με ΦΠΑ', label, y + 10, { font: bold, size: 11 });
    const total = formatEuro(totalCents);
    page.text(total, right - widthOf(total, { font: bold, size: 12 }), y + 10, { font: bold, size: 12 });
    if (collectedFeeCents) {
      const fee = `Εκτός συνόλου, για την αντικαταβολή: ${formatEuro(collectedFeeCents)}. Εισπράττονται ${formatEuro(totalCents + collectedFeeCents)}.`;
      page.text(fee, right, y + 28, { font: regular, size: 9, align: 'right' });
    }
  });
}

/** An amount without its sign: the table's head says what it is. */
const plainEuro = (cents: number) => formatEuro(cents).replace(/\s*€$/, '');
