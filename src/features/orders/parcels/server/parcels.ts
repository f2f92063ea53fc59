import { newId } from '#server/ids.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Courier, OrderStatus } from '../../contract.ts';
import { followed } from '../../couriers.ts';
import { isByCourier } from '../../delivery.ts';
import type { StoredOrder } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { isDespiteWithdrawal } from '../../withdrawals/rules.ts';
import { fits, isLast, piecesText, waitingOf, type ParcelPieces, type StoredParcel } from '../rules.ts';

type Sending = {
  status?: OrderStatus | undefined;
  parcel?: ParcelPieces[] | undefined;
  tracking?: string | undefined;
  courier?: Courier | undefined;
  despiteWithdrawal?: boolean | undefined;
};

/** The change that a parcel means: one that holds all that waits sends the order. */
export function withLastParcel<Change extends Sending>(order: StoredOrder, change: Change): Change {
  if (!change.parcel || !isLast(change.parcel, waitingOf(order))) return change;
  return { ...change, parcel: undefined, status: 'shipped' };
}

/** Refuses a parcel of pieces that do not wait, and to cancel what has gone in part. */
export function requireParcel(order: StoredOrder, change: Sending): void {
  const { status, parcel } = change;
  if (status && orderStatusFacts[status].isVoid && order.parcels) refuse(orderRefusals, 'PARTLY_SENT');
  if (!parcel) return;
  if (status) refuse(generalRefusals, 'INVALID_INPUT', { fields: { status: 'Στείλτε πρώτα το δέμα.' } });
  if (!orderStatusFacts[order.status].isPreparing || !isByCourier(order.shippingMethod))
    refuse(orderRefusals, 'NOT_IN_PARCELS');
  if (isDespiteWithdrawal(order, 'shipped') && !change.despiteWithdrawal)
    refuse(orderRefusals, 'ORDER_WITHDRAWN');
  if (!fits(parcel, waitingOf(order))) refuse(orderRefusals, 'PARCEL_TOO_MUCH');
}

/**
 * The parcel that goes with a change, and what it leaves of the order's own number: of an order that goes in several the
 * office's parcel, or the last one when it is sent.
 */
export function parcelOf(
  order: StoredOrder,
  change: Sending,
  sentAt: Date,
): { parcel?: StoredParcel; number: { tracking?: string | null; courier?: Courier | null } } {
  const number = followed(order, change);
  const made = (pieces: ParcelPieces[], follow: { tracking: string | null; courier: Courier | null }) => ({
    id: newId(),
    pieces,
    ...follow,
    sentAt: sentAt.toISOString(),
  });
  if (change.parcel) {
    const { tracking, courier } = { ...order, ...number };
    return { parcel: made(change.parcel, { tracking, courier }), number: { tracking: null, courier: null } };
  }
  const rest = waitingOf(order);
  const isSent = change.status && orderStatusFacts[change.status].isInTransit;
  return isSent && order.parcels && rest.length > 0
    ? { parcel: made(rest, { tracking: null, courier: null }), number }
    : { number };
}

/** What the history says of a parcel after which something still waits. */
export function parcelNote(order: StoredOrder, pieces: readonly ParcelPieces[] | undefined): string {
  if (!pieces) return '';
  const left = waitingOf({
    lines: order.lines,
    parcels: [
      ...(order.parcels ?? []),
      { id: '', pieces: [...pieces], tracking: null, courier: null, sentAt: '' },
    ],
  });
  return `Έφυγε δέμα: ${piecesText(order.lines, pieces)}. Υπόλοιπα: ${piecesText(order.lines, left)}.`;
}
