import type { ApiContext } from '#server/serve.ts';
import { filled } from '#shared/wire.ts';
import type { OrderStatus } from '../contract.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { changesBetween } from '#shared/changes.ts';
import type { LocalDate } from '#shared/dates.ts';
import {
  delayNotifications,
  lastNotified,
  notifyNow,
  sendDelayed,
  type Change,
  type Notifications,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { statusLabel } from '../labels.ts';
import { ordersHref } from '../orders-search.ts';
import type { StoredOrder } from '../present.ts';
import { orderStatusFacts } from '../status-facts.ts';
import { expectedMail, orderMovedMail, parcelMail, trackingMail } from './moved-mails.ts';
import { lastParcel, piecesAfter, piecesText, type ParcelPieces } from '../parcels/rules.ts';
import { newsOfLateGoods } from '../installation/server/order-visit.ts';
import { unpaidMail } from '../payments/server/mails.ts';

/** The author of a step; the shared password and the system do not identify a person. */
export type Actor = { actor: 'customer' | 'admin' | 'system'; actorId?: string; actorName?: string };

/** Tells a step, a new tracking number or another day of delivery; returns the id with which the step can be undone until then. */
export async function notifyOrderMoved(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
  moved: StoredOrder,
  changeId: string,
  actor: Actor,
): Promise<string | undefined> {
  const isMoved = moved.status !== order.status;
  const isFollowedAnew = moved.tracking !== order.tracking || moved.courier !== order.courier;
  const isExpectedAnew = moved.estimatedDelivery !== order.estimatedDelivery;
  const isParcelled = lastParcel(moved) !== lastParcel(order);
  if (!isMoved && !isFollowedAnew && !isExpectedAnew && !isParcelled) return undefined;
  const subject = subjectOf('order', order.id);
  const told: Told = await lastNotified(trx, subject, {
    ...order,
    goodsDay: goodsDayOf(order),
    parcelId: lastParcel(order),
  });
  // A step does not say what the office changed of the order before it.
  if (told.content !== undefined) await sendDelayed(services, trx, subject);
  const gone = piecesAfter(moved, told.parcelId);
  const what = { isMoved: moved.status !== told.status, isFollowedAnew, isExpectedAnew, gone };
  const ofOrder = newsOf(services, moved, what, actor);
  const toldVisit = order.visit && { ...order.visit, notBefore: told.goodsDay };
  const ofVisit = newsOfLateGoods(services, toldVisit, moved);
  const news = {
    ...ofOrder,
    mails: [...ofOrder.mails, ...ofVisit.mails],
    alerts: [...ofOrder.alerts, ...ofVisit.alerts],
  };
  // A cancellation has been confirmed in a dialog, and it releases the card at once, so it cannot be undone.
  const isUndoable =
    (isMoved || isParcelled) && actor.actor === 'admin' && !orderStatusFacts[moved.status].isVoid;
  if (isUndoable) return delayNotifications(services, trx, subject, heldChange(order, moved, changeId), news);
  await notifyNow(services, trx, subject, news);
  return undefined;
}

/** What people were last told of an order. */
type Told = StoredOrder & { goodsDay: LocalDate | null; parcelId: string | null; content?: unknown };

function heldChange(order: StoredOrder, moved: StoredOrder, changeId: string): Change {
  const { before, after } = changesBetween(order, { ...moved, visit: order.visit, parcels: order.parcels });
  return {
    before: { ...before, changeId, goodsDay: goodsDayOf(order), parcelId: lastParcel(order) },
    after: { ...after, changeId, goodsDay: goodsDayOf(moved), parcelId: lastParcel(moved) },
  };
}

/** The day before which the visit of an order may not be, which changes with the order. */
export const goodsDayOf = ({ visit }: StoredOrder): LocalDate | null => visit?.notBefore ?? null;

/** The notifications to the customer about a step, a new tracking number or another day of delivery. */
function newsOf(
  { config }: Services,
  order: StoredOrder,
  {
    isMoved,
    isFollowedAnew,
    isExpectedAnew,
    gone,
  }: Record<'isMoved' | 'isFollowedAnew' | 'isExpectedAnew', boolean> & { gone: ParcelPieces[] },
  { actor }: Actor,
): Notifications {
  const { id, orderNumber, status, customerId } = order;
  const link = ordersHref({ order: id });
  const mail =
    actor === 'system'
      ? unpaidMail(order, config.publicUrl)
      : isMoved
        ? orderMovedMail(order, status, config.publicUrl, gone)
        : gone.length > 0
          ? parcelMail(order, gone, config.publicUrl)
          : isExpectedAnew
            ? expectedMail(order, config.publicUrl)
            : orderStatusFacts[status].isInTransit && isFollowedAnew && trackingMail(order, config.publicUrl);
  const isPart = !isMoved && gone.length > 0;
  return {
    mails: mail ? [mail] : [],
    alerts:
      (isMoved || isPart) && actor !== 'customer'
        ? [
            {
              type: 'order',
              event: isPart ? 'order_parcel' : `order_${status}`,
              severity: 'low',
              title: `Παραγγελία ${orderNumber}`,
              message: isPart
                ? `Έφυγε μέρος της: ${piecesText(order.lines, gone)}.`
                : `Νέα κατάσταση: ${statusLabel(status, order.shippingMethod)}.`,
              link,
              audience: 'customer',
              customerId,
            },
          ]
        : [],
    resolves: isMoved ? [subjectOf('order', id)] : [],
  };
}

/** A note of whoever acts, in the history of an order of this status. */
export function noteOf({ services, viewer, caller }: ApiContext, status: OrderStatus, note: string) {
  const actorId = viewer.admin ? undefined : viewer.customer?.id;
  const actorName = viewer.admin ? caller.adminName : undefined;
  const actor = { actor: 'admin' as const, ...filled({ actorId, actorName }) };
  return { fromStatus: status, toStatus: status, note, at: services.now(), ...actor };
}
