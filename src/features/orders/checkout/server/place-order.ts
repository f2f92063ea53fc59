import type { Transaction } from '#server/db/database.ts';
import { isGone } from '#server/db/violations.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { listCart, listSoldProducts, lockCart } from '#features/cart/server/store.ts';
import { cardFaults } from '../../payments/card.ts';
import type { OrderRequest } from '../../contract.ts';
import { firstPaymentState, offeredPayments, paymentTypeOf } from '../../payments/payment.ts';
import { paymentMinutes } from '../../payments/provider-payment.ts';
import { keepAddress } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
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
import { paymentStepLabels, paymentViaLabels, withPart } from '../../payments/steps.ts';
import { lockAccount } from '../../payments/server/account-store.ts';
import { insertPaymentStep } from '../../payments/server/steps-store.ts';
import { afterPage, tryPage } from '../../payments/server/card-page.ts';
import { fingerprintOf, readKey } from './idempotency.ts';
import { consentAt } from '../../installation/rules.ts';
import { requireServed } from '../../installation/server/installation.ts';
import { cardPayments } from '../../payments/server/open-provider.ts';
import type { Authorisation } from '../../payments/server/provider.ts';
import { requirePoints } from '../../points/server/actions.ts';
import { keepOrder, type KeptOrder } from '../../server/keep-order-actions.ts';
import { findByKey, withUnusedNumber } from './new-order-store.ts';
import { requireFewUnpaid, notifyHeldUnpaid } from '../../payments/server/unpaid.ts';

type Placed = KeptOrder & { paymentUrl?: string };
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
  if (request.paymentMethod.type !== 'card_page' || placed.total === 0) return placed;
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
      write(services, (trx, changed) => keepCart(services, trx, changed, attempt, quoted, products, held)),
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

async function keepCart(
  services: Services,
  trx: Transaction,
  changed: Changed,
  { customer, request, idempotencyKey, fingerprint }: Attempt,
  { lines, totals }: Quote,
  products: readonly SoldProduct[],
  held: Authorisation | undefined,
): Promise<Placed> {
  const cart = await lockCart(trx, customer.id);
  const fromAccount = await takeFromAccount(trx, customer.id, request, totals.totalCents);
  if (!held && fromAccount?.paymentState !== 'captured' && totals.totalCents > 0)
    await requireFewUnpaid(trx, customer.id);
  await requirePoints(trx, customer.id, totals.discountCents);
  const { type } = request.paymentMethod;
  const now = services.now();
  const isOnPage = type === 'card_page' && totals.totalCents > 0;
  const paymentExpiresAt = isOnPage ? new Date(now.getTime() + paymentMinutes * 60_000) : null;
  const {
    soldOut,
    createdAt: _at,
    ...placed
  } = await keepOrder(
    services,
    trx,
    changed,
    {
      buyer: { ...customer, hasAccount: true },
      idempotencyKey,
      fingerprint,
      status: firstStatus,
      totals,
      lines,
      shippingAddress: keepAddress(request.shippingAddress),
      ...requireDelivery(request),
      paymentMethod: paymentTypeOf(type),
      paymentState: firstPaymentState(type),
      ...fromAccount?.money,
      paymentReference: held?.reference ?? null,
      paymentExpiresAt,
      cardBrand: held?.brand ?? null,
      cardLast4: held?.last4 ?? null,
      orderNotes: request.orderNotes ?? '',
      invoice: request.invoice ?? null,
      purchaseOrder: request.purchaseOrder ?? null,
      beginConsentAt: consentAt(request, customer.accountType === 'b2b', now),
      history: [
        { actor: 'customer', fromStatus: null, note: '' },
        ...(held
          ? [{ actor: 'system' as const, fromStatus: firstStatus, note: 'Η πληρωμή με κάρτα εγκρίθηκε.' }]
          : []),
        ...(fromAccount
          ? [{ actor: 'customer' as const, fromStatus: firstStatus, note: fromAccount.note }]
          : []),
      ],
      cart,
    },
    products,
  );
  const { id: orderId } = placed;
  const buyerName = `${customer.firstName} ${customer.lastName}`;
  if (fromAccount)
    await insertPaymentStep(trx, {
      ...fromAccountStep,
      orderId,
      amountCents: fromAccount.cents,
      happenedOn: athensDate(now),
      note: '',
      person: buyerName,
      at: now,
    });
  if (held) await services.jobs.enqueue(trx, 'orders.capture', { orderId });
  if (paymentExpiresAt) {
    const startAfter = afterPage(paymentExpiresAt);
    await services.jobs.enqueue(trx, 'orders.settle', { orderId }, { startAfter });
  }
  const holder = { customerId: customer.id, customerName: buyerName };
  if (!held && !fromAccount && totals.totalCents > 0)
    for (const product of soldOut) await notifyHeldUnpaid(trx, holder, product);
  return placed;
}

const fromAccountStep = { kind: 'account', via: 'from_account' } as const;

/** What a customer's money on account pays of a new order, under the lock of his account; undefined if he asks for nothing of it. */
async function takeFromAccount(
  trx: Transaction,
  customerId: string,
  { fromAccount, paymentMethod }: OrderRequest,
  totalCents: Cents,
) {
  if (fromAccount === undefined) return undefined;
  if (paymentTypeOf(paymentMethod.type) === 'card') refuse(orderRefusals, 'ACCOUNT_WITH_CARD');
  const cents = eurosToCents(fromAccount);
  if (cents > (await lockAccount(trx, customerId))) refuse(orderRefusals, 'OWN_ACCOUNT_TOO_SMALL');
  if (cents > totalCents) refuse(orderRefusals, 'TOO_LARGE_PAYMENT');
  const { paymentState, partCents, isPrepaid = false } = withPart({ status: firstStatus, totalCents }, cents);
  const note = `${paymentStepLabels.account} ${paymentViaLabels.from_account}: ${formatEuro(cents)}.`;
  return { cents, note, paymentState, money: { paymentState, partCents, isPrepaid } };
}

async function holdOnCard(
  { config, now, limits }: Services,
  { customer, request }: Attempt,
  { totals }: Quote,
): Promise<Authorisation | undefined> {
  const card = request.paymentMethod;
  if (card.type !== 'card' || totals.totalCents === 0) return undefined;
  const faults = Object.entries(cardFaults(card, athensDate(now())));
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([name, sentence]) => [`paymentMethod.${name}`, sentence]));
    refuse(generalRefusals, 'INVALID_INPUT', { fields });
  }
  // Limits declined attempts: somebody who tests stolen cards is declined often.
  await limits.requireLeft('declined-card', customer.id);
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
