import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate, formatDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { filled } from '#shared/wire.ts';
import { requireUnchanged, cancelDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { alertRefusals } from '#features/alerts/refusals.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { endVisitOf, setGoodsDay } from '#features/booking/order-visits/server/actions.ts';
import { settleSoldOut } from '#features/catalogue-admin/server/stock-actions.ts';
import { requirePlannable } from '#server/plannable.ts';
import type { Courier, Order, OrderStatus } from '../contract.ts';
import { estimatedDelivery } from '../delivery.ts';
import { ordersHref } from '../orders-search.ts';
import { lastParcel, type ParcelPieces } from '../parcels/rules.ts';
import { parcelNote, parcelOf, requireParcel, withLastParcel } from '../parcels/server/parcels.ts';
import { insertParcel, removeParcel } from '../parcels/server/store.ts';
import { collectorOf, moneyAfter } from '../payments/payment.ts';
import { presentOrder, type StoredOrder } from '../present.ts';
import { orderRefusals, refuseStep } from '../refusals.ts';
import { mayBecome, mayCustomerCancel, nextStatus } from '../transitions.ts';
import { isDespiteWithdrawal } from '../withdrawals/rules.ts';
import { hasLeft, orderStatusFacts } from '../status-facts.ts';
import type { OrderContent } from '../office/changes.ts';
import { keepContent } from '../office/server/change-actions.ts';
import { insertChange, takeBackChange } from './history-store.ts';
import { receivedOf } from '../payments/steps.ts';
import { isPartAwaited } from '../payments/server/card-payments-store.ts';
import { insertPaymentStep, removePayment } from '../payments/server/steps-store.ts';
import { keepGoodsDay } from '../installation/server/order-visit.ts';
import { returnStock } from './stock-store.ts';
import { findOrder, findTracked, lockOrder, stepOrder, type OrderStep } from './store.ts';
import { notifyOrderChanged } from './notify-changed.ts';
import { goodsDayOf, noteOf, notifyOrderMoved, type Actor } from './notify-moved.ts';

type OrderChange = {
  orderId: string;
  status?: OrderStatus | undefined;
  notes?: string | undefined;
  tracking?: string | undefined;
  courier?: Courier | undefined;
  despiteWithdrawal?: boolean | undefined;
  estimatedDelivery?: LocalDate | undefined;
  /** Pieces that go now; the others wait. */
  parcel?: ParcelPieces[] | undefined;
};

/**
 * Moves an order to its next status, adds a note, or corrects its tracking number, as an administrator. Returns the order,
 * and the id with which a step can be undone until the customer is notified.
 */
export function updateOrder(
  context: ApiContext,
  asked: OrderChange,
): Promise<{ order: Order; undo?: string | undefined; warning?: string }> {
  const { services, viewer, caller } = context;
  return write(services, async (trx, changed) => {
    const order = (await lockOrder(trx, asked.orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const change = withLastParcel(order, asked);
    requireMeaning(order, change, services.now());
    const actorId = viewer.admin ? undefined : viewer.customer?.id;
    const actorName = viewer.admin ? caller.adminName : undefined;
    const actor: Actor = { actor: 'admin', ...filled({ actorId, actorName }) };
    const { updated, undo } = await applyStep(services, trx, changed, order, change, actor);
    const receivedCents = updated.paymentState === 'captured' ? receivedOf(updated) : updated.partCents;
    if (order.paymentState === 'due' && receivedCents > order.partCents) {
      const isCash = order.paymentMethod === 'cash';
      await insertPaymentStep(trx, {
        orderId: order.id,
        kind: isCash ? 'cash' : 'deposit',
        via: isCash ? collectorOf(order.shippingMethod) : 'bank_transfer',
        amountCents: receivedCents - order.partCents,
        happenedOn: athensDate(services.now()),
        person: whoActs(context),
        at: services.now(),
      });
    }
    await audit(trx, context, {
      entity: 'order',
      entityId: order.id,
      label: order.orderNumber,
      before: audited(order),
      after: { ...audited(updated), note: sentences(parcelNote(order, change.parcel), change.notes) },
    });
    const other = updated.tracking !== order.tracking && (await findTracked(trx, updated));
    return {
      order: presentOrder(updated, true),
      undo,
      ...(other && { warning: `Προσοχή: τον ίδιο αριθμό αποστολής έχει και η παραγγελία ${other}.` }),
    };
  });
}

type Undone = Partial<OrderStep> & {
  changeId: string;
  goodsDay?: LocalDate | null;
  parcelId?: string | null;
  /** What the order said before the office changed it. */
  content?: OrderContent;
};

/** Undoes a step before the customer is notified. */
export function undoStep(
  context: ApiContext,
  { orderId, undo }: { orderId: string; undo: string },
): Promise<Order> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const held = await cancelDelayed(services, trx, undo, subjectOf('order', orderId));
    const { changeId, goodsDay, content, parcelId, ...before } = held.before as Undone;
    // What an order said before is no part of what must be as it was left: its revision is.
    const { content: _said, ...left } = held.before;
    const sent = lastParcel(order);
    requireUnchanged(
      { ...order, changeId, goodsDay: goodsDayOf(order), parcelId: sent },
      { ...held, before: left },
    );
    // A refund since then was of money that the step says was paid.
    if (before.paymentState && order.refundedCents > 0) refuse(alertRefusals, 'CHANGED_SINCE');
    if (content) await keepContent(services, trx, changed, order, content);
    else if (!(await stepOrder(trx, order, { status: order.status, ...before })))
      refuse(orderRefusals, 'ILLEGAL_TRANSITION');
    // What a step of the order recorded as received; a change of what it says records nothing.
    const isReceived = before.paymentState === 'due' || before.partCents !== undefined;
    if (isReceived && !content) await removePayment(trx, orderId);
    if (parcelId !== undefined && sent !== null && sent !== parcelId) await removeParcel(trx, orderId, sent);
    const note = content && 'Η αλλαγή της παραγγελίας αναιρέθηκε.';
    if (note) await insertChange(trx, orderId, noteOf(context, order.status, note));
    else await takeBackChange(trx, orderId, changeId);
    if (goodsDay) await setGoodsDay(services, trx, orderId, goodsDay);
    const restored = (await findOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    await audit(trx, context, {
      entity: 'order',
      entityId: orderId,
      label: order.orderNumber,
      before: audited(order),
      after: { ...audited(restored), note },
    });
    await notifyOrderChanged(services, trx, order.customerId);
    return presentOrder(restored, true);
  });
}

/** Cancels the customer's own order while it is still pending. */
export async function cancelOrder({ services, viewer }: ApiContext, orderId: string): Promise<Order> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  // The office is notified of each cancellation.
  await services.limits.spend('order-cancel', customerId);
  return write(services, async (trx, changed) => {
    const order = (await lockOrder(trx, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (!mayCustomerCancel(order.status)) refuse(orderRefusals, 'NOT_CANCELLABLE');
    const actor: Actor = { actor: 'customer', actorId: customerId };
    const { updated: cancelled } = await applyStep(
      services,
      trx,
      changed,
      order,
      { status: 'cancelled' },
      actor,
    );
    await insertAlert(trx, {
      type: 'order',
      event: 'order_cancelled',
      severity: 'medium',
      title: 'Ακύρωση παραγγελίας από τον πελάτη',
      message: `${order.orderNumber} · ${order.customerName}`,
      link: ordersHref({ order: orderId }),
      subject: subjectOf('order', orderId),
      audience: 'admin',
    });
    return presentOrder(cancelled, false);
  });
}

/** Cancels an order whose payment did not come in time, within the transaction that holds it. */
export async function cancelUnpaid(
  services: Services,
  trx: Transaction,
  changed: Changed,
  order: StoredOrder,
): Promise<void> {
  const notes = {
    bank_transfer: 'Η κατάθεση δεν έφτασε εμπρόθεσμα.',
    cash: 'Δεν επιβεβαιώθηκε εμπρόθεσμα.',
    card: 'Η πληρωμή με κάρτα δεν ολοκληρώθηκε εμπρόθεσμα.',
    on_account: 'Δεν πληρώθηκε έως τη συμφωνημένη ημέρα.',
  }[order.paymentMethod];
  await applyStep(services, trx, changed, order, { status: 'cancelled', notes }, { actor: 'system' });
}

const sentences = (...some: (string | undefined)[]) => some.filter(Boolean).join('\n');

const named = ({ actor, actorName }: Actor) => ({ actor, actorName });

function audited({ status, paymentState, tracking, courier, estimatedDelivery: expected }: StoredOrder) {
  return { status, paymentState, tracking, courier, estimatedDelivery: expected };
}

function requireMeaning(order: StoredOrder, change: OrderChange, now: Date): void {
  requireParcel(order, change);
  const { status, notes, tracking, courier, estimatedDelivery: expected } = change;
  if (status && !mayBecome(order, status)) refuseStep(order, status);
  if (status && orderStatusFacts[status].isSale && order.paymentState === 'awaiting')
    refuse(orderRefusals, 'AWAITING_PAYMENT');
  if (status && isDespiteWithdrawal(order, status) && !change.despiteWithdrawal) {
    refuse(orderRefusals, 'ORDER_WITHDRAWN');
  }
  if (!status && !notes && !tracking && !courier && !expected && !change.parcel) {
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { status: 'Επιλέξτε κατάσταση ή γράψτε μια σημείωση.' },
    });
  }
  if (expected) {
    requirePlannable('estimatedDelivery', expected, now);
    if (nextStatus(status ?? order.status) === undefined) refuseStep(order, order.status);
  }
  const { isPreparing } = orderStatusFacts[status ?? order.status];
  if (tracking && !isPreparing && !hasLeft(status ?? order.status)) {
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { tracking: 'Ο αριθμός αποστολής καταχωρίζεται όσο η παραγγελία ετοιμάζεται ή αποστέλλεται.' },
    });
  }
}

async function applyStep(
  services: Services,
  trx: Transaction,
  changed: Changed,
  order: StoredOrder,
  change: Omit<OrderChange, 'orderId'>,
  actor: Actor,
): Promise<{ updated: StoredOrder; undo: string | undefined }> {
  const at = services.now();
  const { status = order.status, notes = '', estimatedDelivery: expected } = change;
  const isMoved = status !== order.status;
  const { parcel, number } = parcelOf(order, change, at);
  const step = {
    status,
    ...(isMoved ? moneyAfter(order, status) : { paymentState: order.paymentState }),
    ...number,
    ...(orderStatusFacts[order.status].isUnconfirmed &&
      orderStatusFacts[status].isSale && {
        estimatedDelivery: estimatedDelivery(order.deliveryDays, athensDate(at)),
      }),
    ...(expected && { estimatedDelivery: expected }),
    ...(isMoved && orderStatusFacts[status].hasArrived && { deliveredAt: at }),
  };
  if (!(await stepOrder(trx, order, step))) refuse(orderRefusals, 'ILLEGAL_TRANSITION');
  if (parcel) await insertParcel(trx, order.id, parcel);
  const note = sentences(
    expected && `Νέα εκτίμηση παράδοσης: ${formatDate(expected)}.`,
    parcelNote(order, change.parcel),
    notes,
  );
  const changeId = await insertChange(trx, order.id, {
    fromStatus: order.status,
    toStatus: status,
    note,
    at,
    ...actor,
  });
  if (isMoved && orderStatusFacts[status].isVoid) {
    await undoSale(services, trx, changed, order);
    await endVisitOf(services, trx, order.id, `Ακυρώθηκε η παραγγελία ${order.orderNumber}.`);
  }
  await notifyOrderChanged(services, trx, order.customerId);
  const moved = { ...order, ...step, ...(parcel && { parcels: [...(order.parcels ?? []), parcel] }) };
  const visit = await keepGoodsDay(services, trx, moved);
  const undo = await notifyOrderMoved(services, trx, order, { ...moved, visit }, changeId, actor);
  const entry = { fromStatus: order.status, toStatus: status, note, at, ...named(actor) };
  return { updated: { ...moved, visit, history: [...order.history, entry] }, undo };
}

async function undoSale(services: Services, trx: Transaction, changed: Changed, order: StoredOrder) {
  const back = await returnStock(trx, order.id);
  for (const productId of back) changed('catalogue', `product:${productId}`);
  await settleSoldOut(services, trx, back);
  const { id: orderId, paymentState, paymentReference: reference } = order;
  if (order.paymentExpiresAt || (await isPartAwaited(trx, orderId)))
    await services.jobs.enqueue(trx, 'orders.settle', { orderId });
  else if (paymentState === 'authorised' && reference)
    await services.jobs.enqueue(trx, 'orders.void', { reference });
}
