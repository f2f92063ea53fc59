import { company } from '#shared/company.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { isWorkingDay } from '#shared/holidays.ts';
import type { OrderStatus } from '../contract.ts';
import { isBill, orderStatusFacts } from '../status-facts.ts';

/** A withdrawal as stored with its order. */
export type StoredWithdrawal = {
  id: string;
  name: string;
  email: string;
  statement: string;
  isOwn: boolean;
  /** The link of its receipt, sent to the customer's address, has not been opened yet. */
  isAwaited: boolean;
  createdAt: Date;
};

/** Whether a withdrawal is from the whole order: one from a part names it. */
export const isOfWhole = ({ statement = '' }: { statement?: string | undefined }): boolean =>
  statement === '';

/**
 * Whether the customer has withdrawn from the whole order: a stranger's word ends nothing, nor does a
 * withdrawal from a part.
 */
export const hasWithdrawn = (order: {
  withdrawals: readonly { isOwn: boolean; statement?: string | undefined }[];
}): boolean => order.withdrawals.some((one) => one.isOwn && isOfWhole(one));

/** What is said of an order number that cannot be one. */
export const mistypedNumber = (): string =>
  `Ο αριθμός παραγγελίας έχει τη μορφή ${company().numbering.orders}-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.`;

/** The days after delivery in which a consumer may withdraw (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** The last day of the right of withdrawal; if it is not a working day, the next one (Regulation 1182/71, article 3). */
export function withdrawalUntil(deliveredAt: Date): LocalDate {
  let day = addDays(athensDate(deliveredAt), withdrawalDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The days after a withdrawal in which the money is given back (Directive 2011/83/EU, article 13). */
const refundDays = 14;

/**
 * The day by which a consumer's withdrawal is paid back; null if none binds: it came too late, or from somebody whose order it
 * may not be, which the company asks about first, or from a bill, as below.
 */
export function refundDay(
  order: Parameters<typeof withdrawalDay>[0] & {
    withdrawals: readonly Pick<StoredWithdrawal, 'isOwn' | 'createdAt'>[];
  },
): LocalDate | null {
  const until = withdrawalDay(order);
  const binding = order.withdrawals.find(
    ({ isOwn, createdAt }) => isOwn && (until === null || athensDate(createdAt) <= until),
  );
  if (!binding || order.accountType === 'b2b' || isBill(order)) return null;
  return addDays(athensDate(binding.createdAt), refundDays);
}

/** Whether a withdrawal from the whole order binds: its consumer owes nothing of it any more. */
export const isWithdrawn = (
  order: Parameters<typeof refundDay>[0] & { withdrawals: readonly StoredWithdrawal[] },
) => refundDay({ ...order, withdrawals: order.withdrawals.filter(isOfWhole) }) !== null;

/**
 * The last day for withdrawing from an order; null for a business, before delivery, and for a bill: the right began with the
 * contract or the appointment, not with its bill, and there is none of an urgent repair.
 */
export const withdrawalDay = (
  order: { accountType: 'private' | 'b2b'; deliveredAt: Date | null } & Parameters<typeof isBill>[0],
): LocalDate | null =>
  order.accountType === 'private' && order.deliveredAt && !isBill(order)
    ? withdrawalUntil(order.deliveredAt)
    : null;

/** Whether a step moves an order on although the customer has withdrawn from it. */
export const isDespiteWithdrawal = (
  { withdrawals }: { withdrawals: readonly unknown[] },
  to: OrderStatus,
): boolean => withdrawals.length > 0 && !orderStatusFacts[to].isVoid;
