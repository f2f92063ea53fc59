import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import type { Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import {
  delayNotifications,
  notifyNow,
  sendDelayed,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { notifySoldOut, settleSoldOut } from '#features/catalogue-admin/server/stock-actions.ts';
import { estimatedDelivery } from '../../delivery.ts';
import { consentAt } from '../../installation/rules.ts';
import { keepGoodsDay } from '../../installation/server/order-visit.ts';
import { ordersHref } from '../../orders-search.ts';
import { cashFeeAt, whyNotCash } from '../../payments/payment.ts';
import { keepAddress, type StoredAddress, type StoredOrder, type StoredOrderLine } from '../../present.ts';
import { orderRefusals, refuseGone, refuseProduct } from '../../refusals.ts';
import { requireDelivery, requireOwnNumber, requireSize, requireSummary, soldLines } from '../../rules.ts';
import { insertChange } from '../../server/history-store.ts';
import { noteOf } from '../../server/notify-moved.ts';
import { orderChangedMail } from '../../server/mails.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { moveStock } from '../../server/stock-store.ts';
import { isBill, orderStatusFacts } from '../../status-facts.ts';
import { mayChange, moneyAfterChange } from '../change-rules.ts';
import { changesText, contentOf, type OrderContent } from '../changes.ts';
import type { ChangedOrder, OfficeLine } from '../contract.ts';
import { officePrice, officeTotals } from '../rules.ts';
import { officeLineOf } from './actions.ts';
import { storeContent } from './change-store.ts';

/** What the note of a change begins with. */
const changedNote = 'Άλλαξε η παραγγελία.';

/** Whether an order became another, and the id with which that can be undone until the customer is told. */
export type OrderChanged = { isChanged: boolean; undo?: string };

/**
 * Changes what a locked order says, until it is sent: lines, prices, address, delivery. The stock follows, the history keeps
 * before and after, and the customer is told once, some seconds later if `isUndoable`. Refused when the order is no longer as
 * it was `seen`, and where money that was received does not fit the new total.
 */
export async function changeOrder(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  order: StoredOrder,
  request: ChangedOrder,
  isUndoable: boolean,
): Promise<OrderChanged> {
  const { services } = context;
  const { revision = 0 } = order;
  if (revision !== request.seen) refuseChanged(order);
  if (!mayChange(order)) refuse(orderRefusals, 'NOT_CHANGEABLE');
  const before = contentOf(order);
  const after = await contentFrom(services, trx, order, request);
  const what = changesText(before, after);
  if (what.length === 0) return { isChanged: false };
  await keepContent(services, trx, changed, order, after);
  const note = [changedNote, ...what].join('\n');
  const changeId = await insertChange(trx, order.id, noteOf(context, order.status, note));
  await audit(trx, context, {
    entity: 'order',
    entityId: order.id,
    label: order.orderNumber,
    before: { note: '' },
    after: { note: what.join('\n') },
  });
  const moved = { ...order, ...after };
  await keepGoodsDay(services, trx, moved);
  await notifyOrderChanged(services, trx, order.customerId);
  const subject = subjectOf('order', order.id);
  await sendDelayed(services, trx, subject);
  // A document that stands is credited and made anew: of the new one nothing is credited.
  const told = isUndoable ? moved : { ...moved, creditedCents: 0 };
  const news = {
    mails: [orderChangedMail(told, what, services.config.publicUrl)],
    alerts: [
      {
        type: 'order' as const,
        event: 'order_changed' as const,
        severity: 'low' as const,
        title: `Παραγγελία ${order.orderNumber}`,
        message: 'Άλλαξε όπως συμφωνήσαμε.',
        link: ordersHref({ order: order.id }),
        audience: 'customer' as const,
        customerId: order.customerId,
      },
    ],
    resolves: [],
  };
  if (!isUndoable) {
    await notifyNow(services, trx, subject, news);
    return { isChanged: true };
  }
  const undo = await delayNotifications(
    services,
    trx,
    subject,
    { before: { content: before, changeId, revision }, after: { changeId, revision: revision + 1 } },
    news,
  );
  return { isChanged: true, undo };
}

/** Refuses a change that was written from an older order, and says what became another since. */
function refuseChanged({ history }: StoredOrder): never {
  const last = history.findLast(({ note }) => note.startsWith(changedNote));
  const what = last?.note.split('\n').slice(1).join(' · ');
  const by = last?.actorName ? ` (${last.actorName})` : '';
  return refuse(orderRefusals, 'CHANGED_BY_OTHERS', {
    ...(what && {
      message: `Η παραγγελία άλλαξε στο μεταξύ${by}: ${what}. Κλείστε, δείτε την όπως είναι τώρα και δοκιμάστε ξανά.`,
    }),
  });
}

/** The content that a request asks for, at the VAT rate and with the points of its order. */
async function contentFrom(
  { now }: Services,
  trx: Transaction,
  order: StoredOrder,
  request: ChangedOrder,
): Promise<OrderContent> {
  const products = await listSoldProducts(trx, [
    ...new Set(
      request.lines.flatMap(
        ({ of, productId }) => (of === undefined ? productId : order.lines[of]?.productId) ?? [],
      ),
    ),
  ]);
  const lines = request.lines.map((line) => changedLine(order, line, products));
  requireMore(order, lines, products);
  const isBusiness = order.accountType === 'b2b';
  const shippingAddress = changedAddress(order, request);
  const pointsCents = order.discountCents - (order.officeDiscountCents ?? 0);
  const { officeDiscountCents, ...amounts } = officeTotals(
    lines.map((line) => ({ ...line, isGoods: line.sku !== '' })),
    { ...request, postalCode: shippingAddress.postalCode },
    { rate: order.vatPercent, pointsCents },
  );
  requireSize(amounts, lines);
  requireSummary(request.summary, amounts);
  requireOwnNumber({ customer: order, request });
  const isSame = request.shippingMethod === order.shippingMethod;
  const delivery = isSame
    ? order
    : {
        ...requireDelivery({ ...request, shippingAddress }),
        cashFeeCents: isBill(order) ? 0 : cashFeeAt(request.shippingMethod),
      };
  const { shippingMethod, deliveryLabel, deliveryDays, cashFeeCents } = delivery;
  const money = moneyAfterChange(order, amounts.totalCents);
  if (typeof money === 'string') return refuse(orderRefusals, 'NOT_CHANGEABLE', { message: money });
  const tooMuch = order.paymentMethod === 'cash' && whyNotCash(amounts.totalCents, cashFeeCents);
  if (tooMuch) refuse(orderRefusals, 'CASH_NOT_OFFERED', { message: tooMuch });
  const { isSale } = orderStatusFacts[order.status];
  return contentOf({
    ...amounts,
    officeDiscountCents,
    discountReason: officeDiscountCents > 0 ? (request.discountReason ?? null) : null,
    lines,
    shippingAddress,
    shippingMethod,
    deliveryLabel,
    deliveryDays,
    cashFeeCents,
    estimatedDelivery:
      isSame || !isSale ? order.estimatedDelivery : estimatedDelivery(deliveryDays, athensDate(now())),
    invoice: request.invoice ?? null,
    purchaseOrder: request.purchaseOrder ?? null,
    orderNotes: request.orderNotes ?? '',
    beginConsentAt:
      (request.beginsEarly && order.beginConsentAt) ||
      consentAt({ beginsEarly: request.beginsEarly, items: lines }, isBusiness, now()),
    ...money,
  });
}

/** The address that a request asks for. The screen shows no region, so that of a former postal code is not kept. */
function changedAddress({ shippingAddress: was }: StoredOrder, request: ChangedOrder): StoredAddress {
  const { address = '', city = '', postalCode = '', region, ...to } = request.shippingAddress;
  const isFormer = postalCode !== was.postalCode && region === was.region;
  return keepAddress({ ...to, address, city, postalCode, region: isFormer ? undefined : region });
}

/** A line as the order will keep it: what it was stays, but for its pieces and the price that the office decides. */
function changedLine(
  { lines }: StoredOrder,
  asked: OfficeLine,
  products: readonly SoldProduct[],
): StoredOrderLine {
  if (asked.of === undefined) return officeLineOf(asked, products);
  const was = lines[asked.of] ?? refuse(generalRefusals, 'INVALID_INPUT');
  const product = products.find(({ productId }) => productId === was.productId);
  const installed = was.withInstallation ? was.installationPriceCents : product?.installationPriceCents;
  if (asked.withInstallation && (installed ?? null) === null)
    refuseProduct(product ?? refuseGone(was.productId ?? 0), 'NO_INSTALLATION');
  const { minutes: _of, ...price } = officePrice(
    { ...asked, kind: 'product', price: asked.price ?? was.priceCents / 100 },
    { priceCents: was.listPriceCents ?? was.priceCents, installationPriceCents: installed ?? null },
  );
  return { ...was, ...price, withInstallation: asked.withInstallation };
}

const piecesOf = (lines: readonly StoredOrderLine[], isOfStock: boolean) => {
  const pieces = new Map<number, number>();
  for (const { productId, quantity, fromStock = true } of lines)
    if (productId !== null && (fromStock || !isOfStock))
      pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
};

/** Refuses more pieces of a product than the order had, unless they can be sold. */
function requireMore(
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  products: readonly SoldProduct[],
): void {
  const had = piecesOf(order.lines, false);
  for (const [productId, quantity] of piecesOf(lines, false)) {
    const more = quantity - (had.get(productId) ?? 0);
    if (more > 0) soldLines([{ productId, quantity: more, withInstallation: false }], products);
  }
}

/** Stores another content of an order and moves the stock with it; refused if not enough pieces are left. */
export async function keepContent(
  services: Services,
  trx: Transaction,
  changed: Changed,
  order: StoredOrder,
  content: OrderContent,
): Promise<void> {
  const [had, has] = [piecesOf(order.lines, true), piecesOf(content.lines, true)];
  const ids = [...new Set([...had.keys(), ...has.keys()])].toSorted((one, other) => one - other);
  const more = new Map(ids.map((id) => [id, (has.get(id) ?? 0) - (had.get(id) ?? 0)]));
  await storeContent(trx, order.id, content);
  const { missing, soldOut, back } = await moveStock(trx, more);
  if (missing !== undefined) {
    const [now] = await listSoldProducts(trx, [missing]);
    refuseProduct(now ?? refuseGone(missing), 'OUT_OF_STOCK');
  }
  for (const { productId } of [...soldOut, ...back]) changed('catalogue', `product:${productId}`);
  const named = soldOut.map(({ productId: id, sku, name }) => ({ id, sku, name }));
  for (const product of named) await notifySoldOut(trx, [product]);
  await settleSoldOut(
    services,
    trx,
    back.map(({ productId }) => productId),
  );
}
