import { goodsCents } from '../totals.ts';
import { pointsPerEuro, type PointsReason } from './contract.ts';
import { company } from '#shared/company.ts';
import { withVat, type Cents } from '#shared/money.ts';

type PricedLine = { priceCents: Cents; quantity: number };

/** The points earned by a delivered order, for each whole euro paid. */
const earnedPoints = (totalCents: Cents, perEuro: number) => Math.floor(totalCents / 100) * perEuro;

/** The maximum number of points for an order, in whole euro: at most the share of its goods with VAT that the settings say, and at most the balance. */
export function maxPoints(lines: readonly PricedLine[], balance: number): number {
  const mostCents = Math.floor((withVat(goodsCents(lines)) * company().points.mostPercent) / 100);
  return Math.max(0, Math.floor(Math.min(mostCents, balance) / pointsPerEuro)) * pointsPerEuro;
}

/** The part of the chosen points that can be spent; the cart may have changed since they were chosen. */
export const pointsSpent = (chosen: number, lines: readonly PricedLine[], balance: number) =>
  Math.min(Math.max(0, Math.floor(chosen / pointsPerEuro)) * pointsPerEuro, maxPoints(lines, balance));

/** The fields of an order that determine its points. */
export type PointedOrder = {
  id: string;
  orderNumber: string;
  totalCents: Cents;
  discountCents: Cents;
  /** The shop had points when it was placed. */
  earnsPoints: boolean;
  /** The points that it gives for each whole euro. */
  perEuro: number;
  createdAt: Date;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  /** Money that was given back, negative where that was undone, and what credit notes took off beyond it. */
  refunds: readonly { at: Date; cents: Cents }[];
};

export type PointsEntry = {
  at: Date;
  points: number;
  reason: PointsReason;
  orderId: string;
  orderNumber: string;
};

/** What an order gives for the money that is kept, and what it returns of the points that it spent. */
function pointsOf(
  { totalCents, discountCents, earnsPoints, perEuro }: PointedOrder,
  {
    isDelivered,
    isCancelled,
    refundedCents,
  }: { isDelivered: boolean; isCancelled: boolean; refundedCents: Cents },
) {
  const given =
    earnsPoints && isDelivered && !isCancelled ? earnedPoints(totalCents - refundedCents, perEuro) : 0;
  const isWhole = isCancelled || totalCents === 0;
  // Multiplied first: a quotient may be a little less than it should, and lose a whole point.
  const back = isWhole ? discountCents : Math.floor((discountCents * refundedCents) / totalCents);
  return { given, back: isCancelled || refundedCents > 0 ? back : 0 };
}

/** The history of a customer's points from one order: each refund changes them by its part, and undoing it back. */
export function entriesOf(order: PointedOrder): PointsEntry[] {
  const { id: orderId, orderNumber, discountCents, createdAt, deliveredAt, cancelledAt, refunds } = order;
  const changes = [
    ...(deliveredAt ? [{ at: deliveredAt, isDelivered: true }] : []),
    ...(cancelledAt ? [{ at: cancelledAt, isCancelled: true }] : []),
    ...refunds.map(({ at, cents }) => ({ at, cents })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const entries: PointsEntry[] = [];
  const add = (at: Date, points: number, [more, less]: readonly [PointsReason, PointsReason]) => {
    if (points !== 0) entries.push({ at, points, reason: points > 0 ? more : less, orderId, orderNumber });
  };
  add(createdAt, -discountCents, ['returned', 'spent']);
  const state = { isDelivered: false, isCancelled: false, refundedCents: 0 };
  for (const { at, ...change } of changes) {
    const before = pointsOf(order, state);
    if ('cents' in change) state.refundedCents += change.cents;
    else Object.assign(state, change);
    const after = pointsOf(order, state);
    add(at, after.given - before.given, ['earned', 'withdrawn']);
    add(at, after.back - before.back, ['returned', 'spent']);
  }
  return entries;
}

/** What an order has changed the balance by. */
export const pointsLeftBy = (order: PointedOrder): number =>
  entriesOf(order).reduce((sum, { points }) => sum + points, 0);

/**
 * The history of a customer's points, newest first, and the balance; a negative balance is shown as 0 and offset by new
 * points.
 */
export function accountOf(orders: readonly PointedOrder[], carried: number) {
  const entries = orders.flatMap(entriesOf).toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const sum = entries.reduce((points, entry) => points + entry.points, carried);
  return { entries, balance: Math.max(0, sum) };
}

/** How much of an order's goods points may pay: «η μισή αξία», «το 30% της αξίας». */
export function shareText(): string {
  const { mostPercent } = company().points;
  return mostPercent === 50 ? 'η μισή αξία' : `το ${mostPercent}% της αξίας`;
}
