import { athensDate, athensTime, formatDate, formatDateTime, formatLongDate } from '../../shared/dates.ts';
import { eurosToCents, formatEuro, type Cents } from '../../shared/money.ts';
import { paymentLabels, type Order } from './contract.ts';

type HistoryEntry = Order['history'][number];

/** Writes an amount of an order, a number of euro, as «1.698,29 €». */
export const euroText = (euros: number) => formatEuro(eurosToCents(euros));

/** When an order was placed, «20/11/2026, 15:04». */
export const placedAt = ({ createdAt }: Pick<Order, 'createdAt'>) => formatDateTime(new Date(createdAt));

/** When an order was placed, «Παρασκευή 20 Νοεμβρίου 2026, 15:04». */
export function placedAtLong({ createdAt }: Pick<Order, 'createdAt'>): string {
  const at = new Date(createdAt);
  return `${formatLongDate(athensDate(at))}, ${athensTime(at)}`;
}

/** A day of the year and a time, «20/11 15:04», for the steps of one order. */
export function shortTime(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(athensDate(at)).slice(0, 5)} ${athensTime(at)}`;
}

/** How many pieces an order has. */
export const piecesIn = ({ items }: Pick<Order, 'items'>) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** How an order is paid, «Visa •••• 0467» or «Αντικαταβολή». */
export function paymentText({
  paymentMethod,
  cardBrand,
  cardLast4,
}: Pick<Order, 'paymentMethod' | 'cardBrand' | 'cardLast4'>): string {
  const label = paymentLabels[paymentMethod];
  return cardLast4 ? `${cardBrand ?? label}\u00A0••••\u00A0${cardLast4}` : label;
}

/** What a line costs without VAT, in cents: its pieces, with their installation where that was ordered. */
export function itemCents({
  quantity,
  price,
  installationPrice = 0,
}: Pick<Order['items'][number], 'quantity' | 'price' | 'installationPrice'>): Cents {
  return quantity * (eurosToCents(price) + eurosToCents(installationPrice));
}

/** What happened, in the past tense. A remark is its own text. */
export function historyTitle({ from, status, note, isWithdrawal }: HistoryEntry): string {
  if (isWithdrawal) return 'Δήλωση υπαναχώρησης';
  if (!from) return 'Νέα παραγγελία';
  return from === status ? (note ?? 'Σημείωση') : happened[status];
}

const happened: Record<Order['status'], string> = {
  pending: 'Εκκρεμεί',
  confirmed: 'Επιβεβαιώθηκε',
  processing: 'Σε επεξεργασία',
  shipped: 'Στάλθηκε',
  delivered: 'Παραδόθηκε',
  cancelled: 'Ακυρώθηκε',
};
