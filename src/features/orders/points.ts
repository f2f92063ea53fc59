import { pointsPerEuro, type PointsReason } from './points-contract.ts';
import { withVat, type Cents } from '../../shared/money.ts';

type PricedLine = { priceCents: Cents; quantity: number };

/** The points that a delivered order gives: one for each whole euro paid. */
export const earnedPoints = (totalCents: Cents) => Math.floor(totalCents / 100);

/** The most points that can be spent on an order, in whole euro: half of its goods with VAT, and what the balance holds. */
export function mostPoints(lines: readonly PricedLine[], balance: number): number {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const halfCents = Math.floor(withVat(goodsCents) / 2);
  return Math.max(0, Math.floor(Math.min(halfCents, balance) / pointsPerEuro)) * pointsPerEuro;
}

/** The points that are spent of those that were chosen; what is in the cart may have changed since. */
export const pointsSpent = (chosen: number, lines: readonly PricedLine[], balance: number) =>
  Math.min(Math.max(0, Math.floor(chosen / pointsPerEuro)) * pointsPerEuro, mostPoints(lines, balance));

/** What of an order its points follow from. */
export type PointedOrder = {
  id: string;
  orderNumber: string;
  totalCents: Cents;
  discountCents: Cents;
  createdAt: Date;
  deliveredAt: Date | null;
  /** When it was cancelled, or what was paid for it was given back. */
  undoneAt: Date | null;
  /** When its customer withdrew from it. */
  withdrawnAt: Date | null;
};

export type PointsEntry = {
  at: Date;
  points: number;
  reason: PointsReason;
  orderId: string;
  orderNumber: string;
};

/** What an order did to its customer's points, as it happened. */
export function entriesOf(order: PointedOrder): PointsEntry[] {
  const { id: orderId, orderNumber, totalCents, discountCents, deliveredAt, undoneAt, withdrawnAt } = order;
  const earned = earnedPoints(totalCents);
  const takenBackAt = withdrawnAt ?? undoneAt;
  const entry = (at: Date, points: number, reason: PointsReason) => ({
    at,
    points,
    reason,
    orderId,
    orderNumber,
  });
  return [
    ...(discountCents > 0 ? [entry(order.createdAt, -discountCents, 'spent')] : []),
    ...(discountCents > 0 && undoneAt ? [entry(undoneAt, discountCents, 'returned')] : []),
    ...(deliveredAt && earned > 0 ? [entry(deliveredAt, earned, 'earned')] : []),
    ...(deliveredAt && earned > 0 && takenBackAt
      ? [entry(takenBackAt > deliveredAt ? takenBackAt : deliveredAt, -earned, 'withdrawn')]
      : []),
  ];
}

/** All that happened to a customer's points, newest first, with what is left; points that are owed wait for new ones. */
export function accountOf(orders: readonly PointedOrder[], carried: number) {
  const entries = orders.flatMap(entriesOf).toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const sum = entries.reduce((points, entry) => points + entry.points, carried);
  return { entries, balance: Math.max(0, sum) };
}
