import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { changesBetween } from '../../../shared/changes.ts';
import {
  holdNews,
  lastTold,
  tellNews,
  type Change,
  type News,
} from '../../alerts/server/held-news-actions.ts';
import { subjectOf } from '../../alerts/subject.ts';
import { orderStatusLabels } from '../labels.ts';
import { ordersHref } from '../orders-search.ts';
import type { StoredOrder } from '../present.ts';
import { orderMovedMail, trackingMail } from './moved-mails.ts';
import { unpaidMail } from './payment-mails.ts';

/** The author of a step; the shared password and the system do not identify a person. */
export type Actor = { actor: 'customer' | 'admin' | 'system'; actorId?: string; actorName?: string };

/** Tells a step or a new tracking number; returns the id with which the step can be undone until then. */
export async function tellMoved(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
  moved: StoredOrder,
  changeId: string,
  actor: Actor,
): Promise<string | undefined> {
  const isMoved = moved.status !== order.status;
  const isFollowedAnew = moved.tracking !== order.tracking || moved.courier !== order.courier;
  if (!isMoved && !isFollowedAnew) return undefined;
  const subject = subjectOf('order', order.id);
  const told = await lastTold(trx, subject, order);
  const what = { isMoved: moved.status !== told.status, isFollowedAnew };
  const news = newsOf(services, moved, what, actor);
  // A cancellation has been confirmed in a dialog, and it releases the card at once, so it cannot be undone.
  const isUndoable = isMoved && actor.actor === 'admin' && moved.status !== 'cancelled';
  if (isUndoable) return holdNews(services, trx, subject, heldChange(order, moved, changeId), news);
  await tellNews(services, trx, subject, news);
  return undefined;
}

function heldChange(order: StoredOrder, moved: StoredOrder, changeId: string): Change {
  const { before, after } = changesBetween(order, moved);
  return { before: { ...before, changeId }, after: { ...after, changeId } };
}

/** The notifications to the customer about a step or a new tracking number. */
function newsOf(
  { config }: Services,
  order: StoredOrder,
  { isMoved, isFollowedAnew }: { isMoved: boolean; isFollowedAnew: boolean },
  { actor }: Actor,
): News {
  const { id, orderNumber, status, customerId } = order;
  const link = ordersHref({ order: id });
  const mail =
    actor === 'system'
      ? unpaidMail(order, config.publicUrl)
      : isMoved
        ? orderMovedMail(order, status, config.publicUrl)
        : status === 'shipped' && isFollowedAnew && trackingMail(order);
  return {
    mails: mail ? [mail] : [],
    alerts:
      isMoved && actor !== 'customer'
        ? [
            {
              type: 'order',
              event: `order_${status}`,
              severity: 'low',
              title: `Παραγγελία ${orderNumber}`,
              message: `Νέα κατάσταση: ${orderStatusLabels[status]}.`,
              link,
              audience: 'customer',
              customerId,
            },
          ]
        : [],
    settles: isMoved ? [subjectOf('order', id)] : [],
  };
}
