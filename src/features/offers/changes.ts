import { formatDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import { deliveryOf } from '#features/orders/delivery.ts';
import { lineCents } from '#features/orders/totals.ts';
import type { KeptContent } from './content-contract.ts';
import { lineChoiceLabels } from './labels.ts';
import type { PricedLine } from './rules.ts';

type Version = {
  content: KeptContent;
  lines: readonly PricedLine[];
  validUntil: string;
  shippingCents: Cents;
  totalCents: Cents;
};

const textOf = ({ name, quantity, minutes, withInstallation }: PricedLine) =>
  `${minutes === null ? `${quantity} × ` : ''}${name}${withInstallation ? ' (με εγκατάσταση)' : ''}`;
const priceText = (line: PricedLine) => `${formatEuro(lineCents(line))} + ΦΠΑ`;

const moved = (label: string, was: string, is: string) => (was === is ? [] : [`${label}: ${was} → ${is}`]);

function lineChanges(was: PricedLine, is: PricedLine): string[] {
  return [
    ...(textOf(was) === textOf(is) ? [] : [`${textOf(was)} → ${textOf(is)}`]),
    ...(lineCents(was) === lineCents(is) ? [] : [`${is.name}: ${priceText(was)} → ${priceText(is)}`]),
    ...(was.choice === is.choice
      ? []
      : [`${is.name}: ${lineChoiceLabels[was.choice]} → ${lineChoiceLabels[is.choice]}`]),
    ...moved(`${is.name}, επιλογή`, was.group || 'καμία', is.group || 'καμία'),
    ...(was.details === is.details ? [] : [`${is.name}: άλλαξε η περιγραφή`]),
  ];
}

const rewritten = (label: string, was = '', is = '') => (was === is ? [] : [label]);

const discountText = ({ discount, discountIn }: KeptContent) =>
  discount
    ? discountIn === 'percent'
      ? `${decimalText(discount)}%`
      : formatEuro(Math.round(discount * 100))
    : 'καμία';
const depositText = ({ deposit, depositIn }: KeptContent) =>
  depositIn === 'none' || !deposit
    ? 'καμία'
    : depositIn === 'percent'
      ? `${decimalText(deposit)}%`
      : formatEuro(Math.round(deposit * 100));
const deliveryText = ({ content: { delivery, shippingMethod }, shippingCents }: Version) =>
  [
    (delivery ?? deliveryOf(shippingMethod))?.label ?? 'άλλη',
    ...(shippingCents > 0 ? [`${formatEuro(shippingCents)} + ΦΠΑ`] : []),
  ].join(', ');
const daysText = ({ visitDays }: KeptContent) =>
  visitDays.map((day) => formatDate(day)).join(', ') || 'καμία';
const filesText = ({ sections }: KeptContent) =>
  sections
    .flatMap(({ files = [], lines }) => [...files, ...lines.flatMap((line) => line.files ?? [])])
    .map(({ id }) => id)
    .join(' ');
const sectionsText = ({ sections }: KeptContent) =>
  sections.map(({ title = '', text = '' }) => `${title}\n${text}`).join('\n');

/** The differences between two versions of an offer, a Greek sentence each, without costs and margins. */
export function versionChanges(before: Version, after: Version): string[] {
  const left = new Map(before.lines.map((line) => [line.id, line]));
  const lines = after.lines.flatMap((line) => {
    const was = left.get(line.id);
    left.delete(line.id);
    return was ? lineChanges(was, line) : [`Προστέθηκε: ${textOf(line)}, ${priceText(line)}`];
  });
  return [
    ...lines,
    ...[...left.values()].map((line) => `Αφαιρέθηκε: ${textOf(line)}`),
    ...moved('Τίτλος', before.content.title || '—', after.content.title || '—'),
    ...moved('Παράδοση', deliveryText(before), deliveryText(after)),
    ...moved('Ημέρες για την εργασία', daysText(before.content), daysText(after.content)),
    ...moved('Έκπτωση', discountText(before.content), discountText(after.content)),
    ...moved('Προκαταβολή', depositText(before.content), depositText(after.content)),
    ...moved('Ισχύει έως', formatDate(before.validUntil), formatDate(after.validUntil)),
    ...rewritten('Άλλαξε το εισαγωγικό κείμενο', before.content.intro, after.content.intro),
    ...rewritten(
      'Άλλαξαν τα κείμενα των ενοτήτων',
      sectionsText(before.content),
      sectionsText(after.content),
    ),
    ...rewritten('Άλλαξαν τα συνημμένα', filesText(before.content), filesText(after.content)),
    ...rewritten('Άλλαξε το κείμενο του τέλους', before.content.closing, after.content.closing),
    ...moved('Σύνολο με ΦΠΑ', formatEuro(before.totalCents), formatEuro(after.totalCents)),
  ];
}
