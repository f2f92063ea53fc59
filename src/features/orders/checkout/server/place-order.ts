import type { Transaction } from '#server/db/database.ts';
import { isGone } from '#server/db/violations.ts';
import { newId, newOrderNumber } from '#server/ids.ts';
import { publishing } from '#server/live/live.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, formatEuro } from '#shared/money.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { listCart, listSoldProducts, lockCart } from '#features/cart/server/store.ts';
import { notifySoldOut } from '#features/catalogue-admin/server/stock-actions.ts';
import { cardFaults } from '../../payments/card.ts';
import type { OrderRequest, OrderStatus } from '../../contract.ts';
import { estimatedDelivery } from '../../delivery.ts';
import { ordersHref } from '../../orders-search.ts';
import { cashFeeAt, firstPaymentState, offeredPayments, paymentTypeOf } from '../../payments/payment.ts';
import { paymentMinutes } from '../../payments/provider-payment.ts';
import { keepAddress } from '../../present.ts';
import { orderRefusals, refuseGone, refuseProduct } from '../../refusals.ts';
import {
  requireAgreed,
  requireCart,
  requireDelivery,
  requireOwnNumber,
  mergeItems,
  piecesOf,
  quote,
  type Quote,
} from '../../rules.ts';
import { firstStatus } from '../../transitions.ts';
import { afterPage, tryPage } from '../../payments/server/card-page.ts';
import { fingerprintOf, readKey } from './idempotency.ts';
import { consentAt, requireServed } from '../../installation/server/installation.ts';
import { versionInForce } from '#features/texts/server/actions.ts';
import { newOrderMail, orderFacts, orderPlacedMail } from '../../server/mails.ts';
import { cardPayments } from '../../payments/server/open-provider.ts';
import type { Authorisation } from '../../payments/server/provider.ts';
import { requirePoints } from '../../points/server/actions.ts';
import { takeStock } from '../../server/stock-store.ts';
import { findByKey, insertOrder, withUnusedNumber, type NewOrder } from './new-order-store.ts';
import { noticesOfOrder, notifyOrderChanged } from '../../server/notify-changed.ts';
import { requireFewUnpaid, notifyHeldUnpaid } from '../../payments/server/unpaid.ts';

type Placed = { id: string; orderNumber: string; status: OrderStatus; total: number; paymentUrl?: string };
type Attempt = {
  customer: ViewerCustomer;
  request: OrderRequest;
  idempotencyKey: string;
  fingerprint: string;
};

/**
 * Places an order of the customer's cart in one transaction, and only once per idempotency key. Refuses another content than
 * the cart's, amounts that the customer did not agree to, products without enough stock, payment methods that are not offered, and declined cards.
 */
export async function placeOrder(
  { services, viewer, headers }: ApiContext,
  sent: OrderRequest,
): Promise<Placed> {
  const customer = viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const request = { ...sent, items: mergeItems(sent.items) };
  const attempt = {
    customer,
    request,
    idempotencyKey: readKey(headers),
    fingerprint: fingerprintOf(request),
  };
  const placed = await placeOnce(services, attempt);
  if (request.paymentMethod.type !== 'card_page') return placed;
  const paymentUrl = await tryPage(services, placed.id);
  return { ...placed, ...(paymentUrl && { paymentUrl }) };
}

async function placeOnce(services: Services, attempt: Attempt): Promise<Placed> {
  // Without a card nothing happens before the insert, which finds out by itself whether the order is there.
  const isByCard = paymentTypeOf(attempt.request.paymentMethod.type) === 'card';
  const known = isByCard && (await findPlaced(services, attempt));
  if (known) return known;
  try {
    return await placeNewOrder(services, attempt);
  } catch (error) {
    // An earlier or concurrent request with the same key may have placed the order already and taken the last pieces.
    const placed = await findPlaced(services, attempt);
    if (placed) return placed;
    throw error;
  }
}

async function placeNewOrder(services: Services, attempt: Attempt): Promise<Placed> {
  const { request } = attempt;
  requireOwnNumber(attempt);
  requireDelivery(request);
  await requireServed(services, request);
  const { db } = services.database;
  const products = await listSoldProducts(db, [...piecesOf(request.items).keys()]);
  const quoted = quote(request, products);
  const { type } = request.paymentMethod;
  const cards = cardPayments(services.config);
  requireAgreed(request, paymentTypeOf(type), quoted.totals, offeredPayments(cards !== null));
  // Card data are not even looked at where they belong on the provider's page.
  if (type === (cards?.entry === 'page' ? 'card' : 'card_page')) refuse(orderRefusals, 'CARDS_NOT_OFFERED');
  // Each waiting order keeps stock from others.
  if (type === 'card_page') await services.limits.spend('card-order', attempt.customer.id);
  if (type === 'card') requireCart(request.items, await listCart(db, attempt.customer.id));
  const held = await holdOnCard(services, attempt, quoted);
  try {
    return await withUnusedNumber(() =>
      write(services, (trx, changed) => keepOrder(services, trx, changed, attempt, quoted, products, held)),
    );
  } catch (error) {
    if (held) {
      const { reference } = held;
      await write(services, (trx) => services.jobs.enqueue(trx, 'orders.void', { reference }));
    }
    // A product deleted since it was read is handled like one that never existed.
    if (isGone(error)) quote(request, await listSoldProducts(db, [...piecesOf(request.items).keys()]));
    throw error;
  }
}

async function keepOrder(
  services: Services,
  trx: Transaction,
  changed: Changed,
  { customer, request, ...attempt }: Attempt,
  { lines, totals }: Quote,
  products: readonly SoldProduct[],
  held: Authorisation | undefined,
): Promise<Placed> {
  const cart = await lockCart(trx, customer.id);
  if (!held) await requireFewUnpaid(trx, customer.id);
  await requirePoints(trx, customer.id, totals.discountCents);
  const createdAt = services.now();
  const { type } = request.paymentMethod;
  const paymentMethod = paymentTypeOf(type);
  const paymentExpiresAt =
    type === 'card_page' ? new Date(createdAt.getTime() + paymentMinutes * 60_000) : null;
  const terms = await versionInForce(services, trx, 'terms');
  const delivery = requireDelivery(request);
  const draft = {
    ...attempt,
    ...totals,
    id: newId(),
    customerId: customer.id,
    accountType: customer.accountType,
    shippingAddress: keepAddress(request.shippingAddress),
    ...delivery,
    cashFeeCents: cashFeeAt(request.shippingMethod),
    paymentMethod,
    paymentState: firstPaymentState(type),
    paymentReference: held?.reference ?? null,
    paymentExpiresAt,
    cardBrand: held?.brand ?? null,
    cardLast4: held?.last4 ?? null,
    orderNotes: request.orderNotes ?? '',
    invoice: request.invoice ?? null,
    purchaseOrder: request.purchaseOrder ?? null,
    termsVersion: terms.id,
    beginConsentAt: consentAt(request, customer.accountType === 'b2b', createdAt),
    // An order paid by transfer or on the provider's page is not sent before the money arrives.
    estimatedDelivery:
      paymentMethod === 'bank_transfer' || paymentExpiresAt
        ? null
        : estimatedDelivery(delivery.deliveryDays, athensDate(createdAt)),
    createdAt,
  };
  const orderNumber = await insertNumbered(trx, draft, lines);
  requireCart(request.items, cart);

  const customerName = `${customer.firstName} ${customer.lastName}`;
  const order = { ...draft, orderNumber, lines, customerName, customerEmail: customer.email };
  const { publicUrl } = services.config;
  const facts = orderFacts(order);
  const forAdmins: NewAlert = {
    type: 'order',
    event: 'order_placed',
    severity: 'low',
    title: 'Νέα παραγγελία',
    message: `${orderNumber} · ${customerName} · ${formatEuro(totals.totalCents)}`,
    link: ordersHref({ order: order.id }),
    subject: subjectOf('order', order.id),
    audience: 'admin',
  };
  const forCustomer: NewAlert = {
    type: 'order',
    event: 'order_placed',
    severity: 'low',
    title: 'Λάβαμε την παραγγελία σας',
    message: `Η παραγγελία ${orderNumber} καταχωρίστηκε.`,
    link: ordersHref({ order: order.id }),
    audience: 'customer',
    customerId: customer.id,
  };
  const forCompany = newOrderMail(order, publicUrl, facts);
  const beside = { others: [forCustomer], told: publishing(...noticesOfOrder(customer.id)) };
  // The company hears of an order that waits for its payment once it is paid.
  const adminMails = paymentExpiresAt ? [] : await alertAdmins(trx, forAdmins, forCompany, beside);
  if (paymentExpiresAt) {
    await insertAlert(trx, forCustomer);
    await notifyOrderChanged(services, trx, customer.id);
  }
  await services.mail.send(trx, orderPlacedMail(order, publicUrl, facts, terms), ...adminMails);
  if (held) await services.jobs.enqueue(trx, 'orders.capture', { orderId: order.id });
  if (paymentExpiresAt) {
    const startAfter = afterPage(paymentExpiresAt);
    await services.jobs.enqueue(trx, 'orders.settle', { orderId: order.id }, { startAfter });
  }

  // Last, because other orders of the same products wait from here until the commit.
  const soldOut = await sell(trx, changed, request, products);
  if (!held) for (const product of soldOut) await notifyHeldUnpaid(trx, order, product);
  return { id: order.id, orderNumber, status: firstStatus, total: centsToEuros(totals.totalCents) };
}

/**
 * Inserts the order under a new number and returns the number; refused if the customer was deleted in the meantime. Throws if the
 * number is in use, or if the customer already has an order with this idempotency key.
 */
async function insertNumbered(trx: Transaction, draft: Omit<NewOrder, 'orderNumber'>, lines: Quote['lines']) {
  const history = [
    { actor: 'customer' as const, fromStatus: null, note: '' },
    ...(draft.paymentState === 'authorised'
      ? [{ actor: 'system' as const, fromStatus: firstStatus, note: 'Η πληρωμή με κάρτα εγκρίθηκε.' }]
      : []),
  ];
  const orderNumber = newOrderNumber();
  const outcome = await insertOrder(trx, { ...draft, orderNumber }, lines, history);
  if (outcome === 'no-customer') refuse(generalRefusals, 'LOGIN_REQUIRED');
  if (outcome === 'repeated') throw new Error('An order with this idempotency key is there already');
  return orderNumber;
}

/** Takes the pieces out of the stock; returns the products of which none are left. */
async function sell(
  trx: Transaction,
  changed: Changed,
  { items }: OrderRequest,
  products: readonly SoldProduct[],
) {
  const counted = products.filter(({ stockQuantity }) => stockQuantity !== null);
  if (counted.length === 0) return [];
  const pieces = piecesOf(items);
  const left = await takeStock(
    trx,
    new Map(counted.map(({ productId }) => [productId, pieces.get(productId) ?? 0])),
  );
  const missing = counted.find((product) => !left.some(({ productId }) => productId === product.productId));
  if (missing) {
    const [now] = await listSoldProducts(trx, [missing.productId]);
    refuseProduct(now ?? refuseGone(missing.productId), 'OUT_OF_STOCK');
  }
  const soldOut = counted
    .filter(({ productId }) => !left.some((one) => one.productId === productId && one.stockQuantity > 0))
    .map(({ productId, sku, name }) => ({ id: productId, sku, name }));
  for (const product of soldOut) {
    changed('catalogue', `product:${product.id}`);
    await notifySoldOut(trx, [product]);
  }
  return soldOut;
}

async function holdOnCard(
  { config, now, limits }: Services,
  { customer, request }: Attempt,
  { totals }: Quote,
): Promise<Authorisation | undefined> {
  const card = request.paymentMethod;
  if (card.type !== 'card') return undefined;
  const faults = Object.entries(cardFaults(card, athensDate(now())));
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([name, sentence]) => [`paymentMethod.${name}`, sentence]));
    refuse(generalRefusals, 'INVALID_INPUT', { fields });
  }
  // Limits declined attempts: somebody who tests stolen cards is declined often.
  await limits.demand('declined-card', customer.id);
  const cards = cardPayments(config);
  const held = cards?.entry === 'typed' && (await cards.authorise(card, totals.totalCents));
  if (held) return held;
  await limits.count('declined-card', customer.id);
  return refuse(orderRefusals, 'PAYMENT_DECLINED');
}

async function findPlaced(
  { database }: Services,
  { customer, idempotencyKey, fingerprint }: Attempt,
): Promise<Placed | undefined> {
  const known = await findByKey(database.db, customer.id, idempotencyKey);
  if (!known) return undefined;
  if (known.fingerprint !== fingerprint) refuse(orderRefusals, 'IDEMPOTENCY_KEY_REUSED');
  const { id, orderNumber, totalCents } = known;
  return { id, orderNumber, status: known.status, total: centsToEuros(totalCents) };
}
