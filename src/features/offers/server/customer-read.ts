import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { company } from '#shared/company.ts';
import { centsToEuros } from '#shared/money.ts';
import { formatPhone } from '#shared/phone.ts';
import { filled } from '#shared/wire.ts';
import { isFilming } from '#features/catalogue/camera-law.ts';
import { listProducts } from '#features/catalogue/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { offeredPayments } from '#features/orders/payments/payment.ts';
import { nextPart } from '#features/orders/payments/card-due.ts';
import { readCardDue } from '#features/orders/payments/server/card-part-actions.ts';
import { moneyOf } from '#features/orders/payments/steps.ts';
import { findOrder } from '#features/orders/server/store.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import { versionInForce } from '#features/texts/server/actions.ts';
import { offerPayments, type OfferPayment } from '../enums.ts';
import { presentQuestion, presentVersion, type StoredOffer, type StoredVersion } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import { isOpenOn } from '../rules.ts';
import type { SeenOffer } from '../seen-contract.ts';
import { findBlocked, productIds } from './price.ts';
import { type Db, findByToken, findOffer, findOwn, findVersion, listQuestions } from './store.ts';

type Reader = Pick<ApiContext, 'services' | 'viewer'>;

/**
 * The id of the offer that a key opens: the token of one of its links, or the id itself for its customer who is signed in, whatever
 * else the account may see. Every key that opens nothing is refused alike.
 */
export async function requireKey({ services, viewer }: Reader, db: Db, key: string): Promise<string> {
  const byToken = await findByToken(db, hashOf(key), services.now());
  const { customer } = viewer;
  const id = byToken ?? (customer ? await findOwn(db, key, customer.id) : undefined);
  return id ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
}

/** How offers are paid now, whatever their total. */
export function takenPayments(): OfferPayment[] {
  const offered = offeredPayments(false);
  return offerPayments.filter((one) => one !== 'on_account' && offered.includes(one));
}

/** The newest version of an offer; refused if it was not sent. */
export async function requireSent(
  db: Db,
  id: string,
): Promise<{ offer: StoredOffer; version: StoredVersion }> {
  const offer = await findOffer(db, id);
  const version = offer && (await findVersion(db, id, offer.version));
  return offer && version ? { offer, version } : refuse(offerRefusals, 'OFFER_NOT_FOUND');
}

/** What was paid of the order of an offer, and what is asked for now. */
async function readMoney(services: Services, orderId: string): Promise<SeenOffer['money']> {
  const order = await findOrder(services.database.db, orderId);
  if (!order || orderStatusFacts[order.status].isVoid) return undefined;
  const { paidCents, refundedCents, owedCents } = moneyOf(order);
  const { cents, isDeposit } = nextPart(order);
  const due = await readCardDue(services, orderId);
  return {
    paid: centsToEuros(paidCents - refundedCents),
    owed: centsToEuros(owedCents),
    deposit: isDeposit ? centsToEuros(cents) : 0,
    ...(due && { due }),
    accounts: cents > 0 && order.paymentMethod === 'bank_transfer' ? [...company().accounts] : [],
  };
}

/** An offer as its customer reads it: its newest version, what of it cannot be ordered now, and what was said about it. */
export async function readSeen({ services, viewer }: Reader, id: string): Promise<SeenOffer> {
  const { db } = services.database;
  const { offer, version } = await requireSent(db, id);
  const isOpen = isOpenOn(offer, athensDate(services.now()));
  const blocked = isOpen ? await findBlocked(db, version.lines) : new Map<string, string>();
  const { products } = await listProducts(db, { ids: productIds(version.lines) });
  const seen = presentVersion(version, offer, {
    blocked,
    onSale: new Set(products.map(({ id: productId }) => productId)),
  });
  const customer = offer.customerId === null ? undefined : await findCustomer(db, offer.customerId);
  const isOwn = viewer.customer !== null && viewer.customer.id === offer.customerId;
  const { decidedBy, decidedAt, declineReason, chosenLines, orderNumber, orderId, state } = offer;
  const isDecided = state === 'accepted' || state === 'declined';
  return {
    ...seen,
    offerNumber: offer.offerNumber,
    state,
    isOpen,
    customerName: offer.recipientName,
    isBusiness: customer?.accountType === 'b2b',
    isOwn,
    payments: takenPayments(),
    hasCamera: products.some(({ kind }) => isFilming(kind)),
    termsVersion: (await write(services, (trx) => versionInForce(services, trx, 'terms'))).id,
    shippingAddress: filled({
      fullName: customer?.fullName,
      company: customer?.companyName,
      address: customer?.address,
      city: customer?.city,
      postalCode: customer?.postalCode,
      phone: customer?.phone && formatPhone(customer.phone),
    }),
    invoice:
      customer?.accountType === 'b2b'
        ? filled({
            companyName: customer.companyName,
            afm: customer.afm,
            doy: customer.doy,
            profession: customer.profession,
            address: customer.address,
            city: customer.city,
            postalCode: customer.postalCode,
          })
        : {},
    questions: (await listQuestions(db, id)).map(presentQuestion),
    ...(isDecided && filled({ decidedBy, decidedAt: decidedAt?.toISOString(), declineReason })),
    ...(chosenLines && { chosen: [...chosenLines] }),
    ...filled({ orderNumber, orderId: isOwn ? orderId : null }),
    ...(orderId && filled({ money: await readMoney(services, orderId) })),
  };
}
