import { pointsPerEuro, type PointsReason } from './points-contract.ts';
import { withVat, type Cents } from '../../shared/money.ts';

type PricedLine = { priceCents: Cents; quantity: number };

/** The points earned by a delivered order: one per whole euro paid. */
export const earnedPoints = (totalCents: Cents) => Math.floor(totalCents / 100);

/** The maximum number of points for an order, in whole euro: at most half of its goods with VAT, and at most the balance. */
export function mostPoints(lines: readonly PricedLine[], balance: number): number {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const halfCents = Math.floor(withVat(goodsCents) / 2);
  return Math.max(0, Math.floor(Math.min(halfCents, balance) / pointsPerEuro)) * pointsPerEuro;
}

/** The part of the chosen points that can be spent; the cart may have changed since they were chosen. */
export const pointsSpent = (chosen: number, lines: readonly PricedLine[], balance: number) =>
  Math.min(Math.max(0, Math.floor(chosen / pointsPerEuro)) * pointsPerEuro, mostPoints(lines, balance));

/** The fields of an order that determine its points. */
export type PointedOrder = {
  id: string;
  orderNumber: string;
  totalCents: Cents;
  discountCents: Cents;
  createdAt: Date;
  deliveredAt: Date | null;
  /** When it was cancelled or refunded. */
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

/** The history of a customer's points from one order. */
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

/**
 * The history of a customer's points, newest first, and the balance; a negative balance is shown as 0 and offset by new
 * points.
 */
export function accountOf(orders: readonly PointedOrder[], carried: number) {
  const entries = orders.flatMap(entriesOf).toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const sum = entries.reduce((points, entry) => points + entry.points, carried);
  return { entries, balance: Math.max(0, sum) };
}
