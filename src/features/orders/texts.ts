import { athensDate, athensTime, formatDate, formatDateTime, formatLongDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { eurosToCents, type Cents } from '#shared/money.ts';
import type { Order } from './contract.ts';
import { paymentLabels } from './labels.ts';

type HistoryEntry = Order['history'][number];

/** An order's date and time, «20/11/2026, 15:04». */
export const placedAt = ({ createdAt }: Pick<Order, 'createdAt'>) => formatDateTime(new Date(createdAt));

/** An order's date and time, «Παρασκευή 20 Νοεμβρίου 2026, 15:04». */
export function placedAtLong({ createdAt }: Pick<Order, 'createdAt'>): string {
  const at = new Date(createdAt);
  return `${formatLongDate(athensDate(at))}, ${athensTime(at)}`;
}

/** A short date and time, «20/11 15:04», for the steps of one order. */
export function shortTime(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(athensDate(at)).slice(0, 5)} ${athensTime(at)}`;
}

/** Said to the company where it changes an order: how its customer learns of that. */
export const toldText = ({ mustCall }: Pick<Order, 'mustCall'>) =>
  mustCall ? 'Ο πελάτης δεν έχει email: τηλεφωνήστε του.' : 'Ο πελάτης ενημερώνεται με email.';

type Sold = Pick<Order, 'items' | 'billedContractId'>;

/** The pieces that an order sells: labour is none, nor are the days of a contract. */
export const piecesIn = ({ items, billedContractId }: Sold): number =>
  billedContractId === undefined
    ? items.reduce((sum, { quantity, minutes }) => (minutes === undefined ? sum + quantity : sum), 0)
    : 0;

/** Whether an order has products of the catalogue, and not only what the office wrote freely. */
export const hasGoods = ({ items }: Pick<Order, 'items'>): boolean => items.some(({ sku }) => sku !== '');

/** A number of pieces; nothing for none. */
export const piecesText = (pieces: number): string =>
  pieces === 0 ? '' : plural(pieces, 'τεμάχιο', 'τεμάχια');

/** An order's payment method, «Visa •••• 0467» or «Αντικαταβολή»; cash that was received before the delivery is «Μετρητά». */
export function paymentText({
  paymentMethod,
  cardBrand,
  cardLast4,
  isPrepaid,
}: Pick<Order, 'paymentMethod'> & {
  cardBrand?: string | null | undefined;
  cardLast4?: string | null | undefined;
  isPrepaid?: boolean | undefined;
}): string {
  const label = isPrepaid && paymentMethod === 'cash' ? 'Μετρητά' : paymentLabels[paymentMethod];
  return cardLast4 ? `${cardBrand ?? label}\u00A0••••\u00A0${cardLast4}` : label;
}

/** What a discount is called: with points, or as the office gave it, with its reason. */
export function discountLabel({
  officeDiscount,
  officeDiscountCents = officeDiscount,
  discountReason,
}: {
  officeDiscount?: number | undefined;
  officeDiscountCents?: number | undefined;
  discountReason?: string | null | undefined;
}): string {
  if (!officeDiscountCents) return 'Έκπτωση με πόντους';
  return discountReason ? `Έκπτωση (${discountReason})` : 'Έκπτωση';
}

/** What of an order was neither credited nor received yet, in cents. */
export const leftToPay = ({
  total,
  received = 0,
  credited = 0,
}: Pick<Order, 'total' | 'received' | 'credited'>): Cents =>
  Math.max(0, eurosToCents(total) - eurosToCents(credited) - eurosToCents(received));

/** What is missing of the deposit that was agreed, in cents; 0 if it has come or none was. */
export const missingDeposit = ({
  total,
  received = 0,
  deposit = 0,
}: Pick<Order, 'total' | 'received' | 'deposit'>): Cents =>
  deposit < total ? Math.max(0, eurosToCents(deposit) - eurosToCents(received)) : 0;

/** What the person who delivers an order collects for it, in cents, without the fee at the door; null if nothing. */
export const collectedAtDoor = (
  order: Pick<Order, 'paymentMethod' | 'paymentState' | 'isWithdrawn' | 'total' | 'received' | 'credited'>,
): Cents | null =>
  order.paymentMethod === 'cash' && order.paymentState === 'due' && !order.isWithdrawn
    ? leftToPay(order)
    : null;

/** The price of a line without VAT, in cents: its pieces, with their installation if it was ordered. */
export function itemCents({
  quantity,
  price,
  installationPrice = 0,
}: Pick<Order['items'][number], 'quantity' | 'price' | 'installationPrice'>): Cents {
  return quantity * (eurosToCents(price) + eurosToCents(installationPrice));
}

/** The title of a history entry, in the past tense. A note is its own title. */
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
