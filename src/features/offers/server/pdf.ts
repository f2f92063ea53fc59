import { readFonts, type Font } from '#server/pdf/font.ts';
import { makePdf, pageSize, wrap, type Page } from '#server/pdf/pdf.ts';
import type { ApiContext } from '#server/serve.ts';
import { company } from '#shared/company.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { numberText } from '#shared/decimals.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import { depositOf } from '../rules.ts';
import type { OfferFile } from '../content-contract.ts';
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import type { SeenLine, SeenOffer } from '../seen-contract.ts';
import { readSeen } from './customer-read.ts';

type Draw = (page: Page) => void;

const margin = 42;
const right = pageSize.width - margin;
const bottom = pageSize.height - 60;
const textWidth = right - margin;
/** The right edges of the columns before the last. */
const columns = { quantity: 370, price: 458 };

let fonts: ReturnType<typeof readFonts> | undefined;

const netOf = ({ price, installationPrice = 0, quantity }: SeenLine) =>
  (price + installationPrice) * quantity;

const choiceText = ({ choice, group, isChosen, blocked }: SeenLine) =>
  [
    choice === 'optional' && `Προαιρετικό${isChosen ? ', προτείνεται' : ''}`,
    choice === 'alternative' && `Εναλλακτική: ${group}`,
    blocked,
  ]
    .filter(Boolean)
    .join(' · ');

/** Files are named only: they are opened on the offer's page. */
const filesText = (files: readonly OfferFile[] = []) =>
  files.length > 0 ? `Στη σελίδα της προσφοράς: ${files.map(({ name }) => name).join(', ')}` : '';

/** The newest version of an offer as a PDF, with its own prices and nothing else. */
export async function offerFile(context: ApiContext, id: string): Promise<File> {
  const { services, caller } = context;
  await services.limits.spend('offer-pdf', caller.ip);
  const offer = await readSeen(context, id);
  const bytes = offerPdf(offer, await (fonts ??= readFonts()), services.now());
  return new File([new Uint8Array(bytes)], `prosfora-${offer.offerNumber.slice(3)}.pdf`, {
    type: 'application/pdf',
  });
}

function offerPdf(offer: SeenOffer, { regular, bold }: { regular: Font; bold: Font }, at: Date): Buffer {
  const pages: Draw[][] = [];
  let y = 0;
  const begin = () => {
    pages.push([]);
    y = margin;
  };
  const put = (draw: Draw) => pages.at(-1)?.push(draw);
  const room = (height: number) => {
    if (y + height > bottom) begin();
  };
  const paragraph = (text: string | undefined, { font = regular, size = 9.5, gap = 8 } = {}) => {
    for (const part of (text ?? '').split('\n').filter(Boolean))
      for (const row of wrap(part, textWidth, { font, size })) {
        room(14);
        const top = (y += 14);
        put((page) => page.text(row, margin, top, { font, size }));
      }
    if (text) y += gap;
  };
  const pair = (label: string, value: string, isTotal = false) => {
    room(18);
    const top = (y += isTotal ? 18 : 15);
    const style = { font: isTotal ? bold : regular, size: isTotal ? 11 : 9.5 };
    put((page) => {
      page.text(label, 330, top, style);
      page.text(value, right, top, { ...style, align: 'right' });
    });
  };

  begin();
  const { name, legalName, numbersText, address, phone, email } = company();
  paragraph(name, { font: bold, size: 13, gap: 0 });
  paragraph(`${address.text} · ${phone} · ${email}`, { size: 8.5, gap: 0 });
  paragraph([legalName, numbersText].filter(Boolean).join(' · '), { size: 8.5, gap: 14 });
  paragraph(`Προσφορά ${offer.offerNumber}`, { font: bold, size: 15, gap: 4 });
  paragraph(offer.title, { font: bold, size: 11, gap: 4 });
  paragraph(
    `Για: ${offer.customerName} · Ημερομηνία: ${formatDate(athensDate(new Date(offer.sentAt)))} · Ισχύει έως ${formatDate(offer.validUntil)} · Έκδοση ${offer.version}`,
  );
  paragraph(offer.intro);
  for (const section of offer.sections) {
    paragraph(section.title, { font: bold, size: 11, gap: 2 });
    paragraph(section.text);
    paragraph(filesText(section.files), { size: 8, gap: 2 });
    if (section.lines.length > 0) {
      room(40);
      const top = (y += 12);
      put((page) => {
        const style = { font: regular, size: 8, grey: 0.4, align: 'right' } as const;
        page.text('Τεμάχια', columns.quantity, top, style);
        page.text('Τιμή χωρίς ΦΠΑ', columns.price, top, style);
        page.text('Αξία χωρίς ΦΠΑ', right, top, style);
        page.line(margin, top + 5, right, { grey: 0.6 });
      });
      y += 6;
    }
    for (const line of section.lines) {
      const rows = wrap(line.name, 300, { font: regular, size: 9.5 });
      const notes = [
        line.installationPrice !== undefined ? 'με εγκατάσταση' : '',
        line.details ?? '',
        line.listPrice === undefined
          ? ''
          : [
              `αντί ${euroText(line.listPrice)}${line.minutes === undefined ? ' το τεμάχιο' : ''}`,
              line.discountReason,
            ]
              .filter(Boolean)
              .join(' · '),
        choiceText(line),
        filesText(line.files),
      ]
        .filter(Boolean)
        .flatMap((note) => note.split('\n'))
        .flatMap((note) => wrap(note, 300, { font: regular, size: 8 }));
      room(13 * rows.length + 11 * notes.length + 10);
      const top = y;
      put((page) => {
        rows.forEach((row, index) =>
          page.text(row, margin, top + 13 + 13 * index, { font: regular, size: 9.5 }),
        );
        notes.forEach((note, index) =>
          page.text(note, margin, top + 11 + 13 * rows.length + 11 * index, {
            font: regular,
            size: 8,
            grey: 0.4,
          }),
        );
        const style = { font: regular, size: 9.5, align: 'right' } as const;
        // Labour says its hours in its name.
        if (line.minutes === undefined) page.text(String(line.quantity), columns.quantity, top + 13, style);
        page.text(euroText(line.price + (line.installationPrice ?? 0)), columns.price, top + 13, style);
        page.text(euroText(netOf(line)), right, top + 13, style);
        page.line(margin, top + 13 * rows.length + 11 * notes.length + 8, right, { grey: 0.85 });
      });
      y += 13 * rows.length + 11 * notes.length + 10;
    }
    y += 6;
  }
  const { subtotal, shipping, tax, discount, total } = offer.summary;
  if (offer.sections.some(({ lines }) => lines.some(({ choice }) => choice !== 'fixed')))
    paragraph('Όπως προτείνεται, πριν από τις επιλογές σας:', { size: 8.5, gap: 0 });
  pair('Σύνολο γραμμών χωρίς ΦΠΑ', euroText(subtotal));
  pair(offer.deliveryLabel, euroText(shipping));
  pair(`ΦΠΑ ${offer.vatPercent}%`, euroText(tax));
  if (discount > 0) pair(offer.discountReason ?? 'Έκπτωση', `−${euroText(discount)}`);
  pair('Σύνολο με ΦΠΑ', euroText(total), true);
  const { percent, euro: fixed } = offer.deposit ?? {};
  const first = depositOf(eurosToCents(total), {
    depositIn: percent === undefined ? 'euro' : 'percent',
    deposit: percent ?? fixed,
  });
  if (first > 0)
    pair(percent === undefined ? 'Προκαταβολή' : `Προκαταβολή ${numberText(percent, 2)}%`, formatEuro(first));
  y += 12;
  paragraph(offer.closing);
  if (offer.hasCamera) {
    paragraph('Τι επιτρέπεται να βλέπουν οι κάμερες', { font: bold, gap: 0 });
    for (const sentence of Object.values(cameraLaw)) paragraph(sentence, { size: 8.5, gap: 0 });
  }

  const count = pages.length;
  return makePdf(
    { title: `Προσφορά ${offer.offerNumber}`, author: name, at },
    pages.map((draws, index) => (page) => {
      for (const draw of draws) draw(page);
      page.text(`${offer.offerNumber} · σελίδα ${index + 1} από ${count}`, right, pageSize.height - 28, {
        font: regular,
        size: 8,
        align: 'right',
        grey: 0.35,
      });
    }),
  );
}
