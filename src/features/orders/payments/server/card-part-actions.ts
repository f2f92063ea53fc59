import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, Refusal, refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, formatEuro } from '#shared/money.ts';
import type { Card } from '../card-contract.ts';
import type { CardDue } from '../card-due-contract.ts';
import { cardPartOf, isStillAsked, nextPart } from '../card-due.ts';
import { cardFaults } from '../card.ts';
import { offeredPayments } from '../payment.ts';
import { pageUntil, paymentMinutes } from '../provider-payment.ts';
import { orderRefusals } from '../../refusals.ts';
import type { StoredOrder } from '../../present.ts';
import { findOrder, lockOrder } from '../../server/store.ts';
import { afterPage } from './card-page.ts';
import {
  type CardPayment,
  insertCardPayment,
  keepPartPage,
  listCardPayments,
} from './card-payments-store.ts';
import { cardPayments } from './open-provider.ts';
import type { CardPages, TypedCards } from './provider.ts';
import { receive, settleCardPayments } from './settle-card-payments.ts';

type Part = {
  amount: number;
  /** What had been received when the amount was shown, in euro. */
  seen: number;
  card?: Card | undefined;
};

type Chosen = Pick<CardPayment, 'amountCents' | 'seenCents'>;

/** Who pays a part, as the limits count him, and where the provider's page leads back to. */
type Payer = { orderId: string; payer: string; returnUrl: string };

const offeredCards = ({ config }: Services) => {
  const cards = cardPayments(config);
  return cards && offeredPayments(true).includes('card') ? cards : null;
};

/** What of an order can be paid by card now; undefined if nothing. */
export async function readCardDue(services: Services, orderId: string): Promise<CardDue | undefined> {
  const { db } = services.database;
  const cards = offeredCards(services);
  const order = cards && (await findOrder(db, orderId));
  const cents = order ? cardPartOf(order) : 0;
  if (!cards || !order || cents === 0) return undefined;
  const parts = await listCardPayments(db, orderId);
  return {
    amount: centsToEuros(cents),
    received: centsToEuros(order.partCents),
    isDeposit: nextPart(order).isDeposit,
    onPage: cards.entry === 'page',
    isOpen: parts.some(({ state }) => state === 'awaiting'),
  };
}

/**
 * Pays what an order asks for next by card: opens the provider's page and returns its address, or charges a card that was typed
 * here. The same page is opened by a second press; what is not due any more is never charged.
 */
export async function payCardPart(
  services: Services,
  payer: Payer,
  { amount, seen, card }: Part,
): Promise<{ message: string; url?: string }> {
  const cards = offeredCards(services) ?? refuse(orderRefusals, 'CARDS_NOT_OFFERED');
  await services.limits.spend('card-check', payer.payer);
  const chosen = { amountCents: eurosToCents(amount), seenCents: eurosToCents(seen) };
  if (cards.entry === 'typed') {
    await chargeTyped(services, cards, payer, chosen, card);
    return { message: `Πληρώθηκαν ${formatEuro(chosen.amountCents)}. Σας ευχαριστούμε.` };
  }
  try {
    const url = await pageOf(services, cards, payer, chosen);
    if (url !== null) return { message: 'Ανοίγει η σελίδα πληρωμών.', url };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    services.log.warn('A payment page did not open', { orderId: payer.orderId, error });
    refuse(orderRefusals, 'PAYMENT_UNAVAILABLE', { retryAfterSeconds: 10 });
  }
  return refuse(orderRefusals, 'PAID_MEANWHILE');
}

/** The order, if it asks for this part by card now. */
const requireDue = (order: StoredOrder | undefined, chosen: Chosen): StoredOrder =>
  order && chosen.amountCents > 0 && isStillAsked(order, chosen)
    ? order
    : refuse(orderRefusals, 'PAID_MEANWHILE');

/** The address of the page of a part; null if it was paid or closed in between. */
async function pageOf(
  services: Services,
  pages: CardPages,
  { orderId, returnUrl }: Payer,
  chosen: Chosen,
): Promise<string | null> {
  const { db } = services.database;
  // A page that is open for another amount is closed, one that was paid is counted.
  await settleCardPayments(services, orderId);
  const part = await write(services, async (trx) => {
    requireDue(await lockOrder(trx, orderId), chosen);
    const open = await findAwaiting(trx, orderId);
    if (open) return open;
    const at = services.now();
    const begun: CardPayment = {
      id: newId(),
      orderId,
      state: 'awaiting',
      ...chosen,
      refundedCents: 0,
      reference: null,
      onPage: true,
      expiresAt: new Date(at.getTime() + paymentMinutes * 60_000),
      cardBrand: null,
      cardLast4: null,
      createdAt: at,
    };
    await insertCardPayment(trx, begun);
    return begun;
  });
  if (part.reference !== null) return (await pages.read(part.reference)).url;
  const order = (await findOrder(db, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const until = pageUntil(part.expiresAt, services.now());
  if (!until) return null;
  const { orderNumber, customerEmail } = order;
  const title = nextPart(order).isDeposit ? `Προκαταβολή, παραγγελία ${orderNumber}` : undefined;
  const opened = await pages.open({
    orderId,
    orderNumber,
    customerEmail,
    amountCents: part.amountCents,
    until,
    returnUrl,
    title,
  });
  const isKept = await write(services, async (trx) => {
    const kept = await keepPartPage(trx, part.id, opened.reference, until);
    if (kept)
      await services.jobs.enqueue(trx, 'orders.settle', { orderId }, { startAfter: afterPage(until) });
    return kept;
  });
  // Nobody was given the address of a page that is not kept, so nobody can pay on it.
  if (isKept) return opened.url;
  const kept = await findAwaiting(db, orderId);
  return kept?.reference ? (await pages.read(kept.reference)).url : null;
}

const findAwaiting = async (db: Parameters<typeof listCardPayments>[0], orderId: string) =>
  (await listCardPayments(db, orderId)).find(({ state }) => state === 'awaiting');

/** Holds the amount on a typed card and counts it, in this order; what does not count is released. */
async function chargeTyped(
  services: Services,
  cards: TypedCards,
  { orderId, payer }: Payer,
  chosen: Chosen,
  card: Card | undefined,
): Promise<void> {
  requireDue(await findOrder(services.database.db, orderId), chosen);
  const faults = card ? cardFaults(card, athensDate(services.now())) : {};
  const fields = card
    ? Object.fromEntries(Object.entries(faults).map(([name, sentence]) => [`card.${name}`, sentence]))
    : { 'card.cardNumber': 'Συμπληρώστε τον αριθμό της κάρτας' };
  if (!card || Object.keys(fields).length > 0) return refuse(generalRefusals, 'INVALID_INPUT', { fields });
  // Limits declined attempts: somebody who tests stolen cards is declined often.
  await services.limits.requireLeft('declined-card', payer);
  const held = await cards.authorise(card, chosen.amountCents);
  if (!held) {
    await services.limits.count('declined-card', payer);
    return refuse(orderRefusals, 'PART_DECLINED');
  }
  const release = (trx: Transaction) =>
    services.jobs.enqueue(trx, 'orders.void', { reference: held.reference });
  const counts = await write(services, async (trx) => {
    const begun: CardPayment = {
      id: newId(),
      orderId,
      state: 'awaiting',
      ...chosen,
      refundedCents: 0,
      reference: held.reference,
      onPage: false,
      expiresAt: services.now(),
      cardBrand: held.brand,
      cardLast4: held.last4,
      createdAt: services.now(),
    };
    await lockOrder(trx, orderId);
    await insertCardPayment(trx, begun);
    const isReceived = await receive(services, trx, begun, held);
    if (!isReceived) await release(trx);
    return isReceived;
  }).catch(async (error: unknown) => {
    await write(services, release);
    throw error;
  });
  if (!counts) refuse(orderRefusals, 'PAID_MEANWHILE');
}

/** Asks the provider whether a part was paid, for the return before its event has come. */
export async function checkCardPart(
  services: Services,
  { orderId, payer }: Pick<Payer, 'orderId' | 'payer'>,
): Promise<void> {
  const parts = await listCardPayments(services.database.db, orderId);
  if (!parts.some(({ state }) => state === 'awaiting' || state === 'authorised')) return;
  await services.limits.spend('card-check', payer);
  try {
    await settleCardPayments(services, orderId);
  } catch (error) {
    services.log.warn('A payment could not be checked', { orderId, error });
    refuse(orderRefusals, 'PAYMENT_UNAVAILABLE', { retryAfterSeconds: 10 });
  }
}

/** The payer of an own order. */
export async function requirePayer({ services, viewer }: ApiContext, orderId: string): Promise<Payer> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const order = await findOrder(services.database.db, orderId, customerId);
  if (!order) refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const returnUrl = `${services.config.publicUrl}/order-confirmation/${orderId}`;
  return { orderId, payer: customerId, returnUrl };
}
