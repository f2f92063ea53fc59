import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isCollected } from '#shared/collected.ts';
import { athensDate, formatDay } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { amountWithin, formatEuro } from '#shared/money.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { dropDelayed } from '#features/alerts/server/delayed-notification-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { findAccount, findCustomer } from '#features/customers/server/store.ts';
import { withUnusedNumber } from '#features/orders/checkout/server/new-order-store.ts';
import { consentAt } from '#features/orders/installation/rules.ts';
import { keepAddress, type StoredOrderLine } from '#features/orders/present.ts';
import { requireDelivery, requireSize, soldLines, summaryOf } from '#features/orders/rules.ts';
import { keepOrder } from '#features/orders/server/keep-order-actions.ts';
import { versionInForce } from '#features/texts/server/actions.ts';
import type { Acceptance } from '../contract.ts';
import { offerPaymentLabels } from '../labels.ts';
import { offerHref, officeOfferHref } from '../offer-link.ts';
import { agreedDelivery, termsOf, type StoredOffer, type StoredVersion } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import {
  depositOf,
  isOpenOn,
  isWholeChoice,
  linkUntil,
  offerTotals,
  paymentsOf,
  type PricedLine,
} from '../rules.ts';
import { requireKey, requireSent, takenPayments } from './customer-read.ts';
import { offerNewsMail } from './mails.ts';
import { publishOffer } from './notify.ts';
import { findBlocked, productIds } from './price.ts';
import { mailedOf } from './send-actions.ts';
import { insertEvent, lockOffer, updateOffer } from './store.ts';

export type Accepted = { offerId: string; orderNumber: string };

/**
 * Accepts an offer: makes its order with the offer's prices, through the checkout's function, in one transaction and once. Whoever
 * accepts again gets the same order. Refused unless the version and the amounts on the screen are the offer's, and what is ordered
 * can be ordered now.
 */
export async function acceptOffer(context: ApiContext, request: Acceptance): Promise<Accepted> {
  const { services, caller } = context;
  await services.limits.spend('offer-answer', caller.ip);
  return withUnusedNumber(() =>
    write(services, async (trx, changed) => {
      const id = await requireKey(context, trx, request.key);
      await lockOffer(trx, id);
      const { offer, version } = await requireSent(trx, id);
      if (offer.state === 'accepted' && offer.orderNumber)
        return { offerId: id, orderNumber: offer.orderNumber };
      const now = services.now();
      if (!isOpenOn(offer, athensDate(now))) refuse(offerRefusals, 'OFFER_CLOSED');
      if (request.version !== version.version) refuse(offerRefusals, 'OFFER_CHANGED');
      const { order, products, deposit } = await orderOf(context, trx, { offer, version, request });
      const kept = await keepOrder(services, trx, changed, order, products);
      const { totalCents, vatPercent } = order.totals;
      const ordered = { totalCents, netCents: amountWithin(totalCents, vatPercent).net };
      await updateOffer(trx, id, {
        ...ordered,
        state: 'accepted',
        chosenLines: [...request.lines],
        decidedAt: now,
        decidedBy: request.name,
        decidedFrom: caller.ip,
        openQuestions: 0,
        linkUntil: linkUntil(now),
        updatedAt: now,
      });
      await insertEvent(trx, id, {
        event: 'accepted',
        at: now,
        actor: request.name,
        version: version.version,
        note: `Παραγγελία ${kept.orderNumber}${deposit > 0 ? `, προκαταβολή ${formatEuro(deposit)}` : ''}. ${offerPaymentLabels[request.payment]}. Όροι: έκδοση ${request.termsVersion}.`,
      });
      await notifyAccepted(context, trx, { ...offer, ...ordered }, kept.orderNumber);
      return { offerId: id, orderNumber: kept.orderNumber };
    }),
  );
}

type Asked = { offer: StoredOffer; version: StoredVersion; request: Acceptance };

/** The order that an acceptance makes; refused with what stands in its way. */
async function orderOf({ services }: ApiContext, trx: Transaction, { offer, version, request }: Asked) {
  const { content } = version;
  const blocked = await findBlocked(trx, version.lines);
  if (!isWholeChoice(version.lines, request.lines, new Set(blocked.keys())))
    refuse(offerRefusals, 'OFFER_CHOICE');
  const chosen = version.lines.filter(({ id }) => request.lines.includes(id));
  const products = await listSoldProducts(trx, productIds(chosen));
  const { officeDiscountCents, ...totals } = offerTotals(version.lines, request.lines, termsOf(version));
  requireSize(totals, chosen);
  const agreed = summaryOf(totals);
  if (JSON.stringify({ ...agreed, ...request.summary }) !== JSON.stringify(agreed))
    refuse(offerRefusals, 'OFFER_TOTALS_CHANGED', { data: agreed });
  const terms = await versionInForce(services, trx, 'terms');
  if (terms.id !== request.termsVersion) refuse(offerRefusals, 'OFFER_TERMS_CHANGED');
  const deposit = depositOf(totals.totalCents, content);
  const ways = paymentsOf(takenPayments(), totals.totalCents, deposit, content.shippingMethod);
  if (!ways.includes(request.payment)) {
    const { message } = offerRefusals.OFFER_PAYMENT;
    refuse(offerRefusals, 'OFFER_PAYMENT', { fields: { payment: message } });
  }
  const customerId = offer.customerId ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
  const customer = (await findCustomer(trx, customerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
  const hasAccount = (await findAccount(trx, customerId, services.now())) === 'own';
  const shippingAddress = addressOf(request, content.shippingMethod);
  const days = request.visitDays.filter((one) => content.visitDays.includes(one));
  const lines = chosen.map((line) => orderLine(line, products));
  return {
    products,
    deposit,
    order: {
      buyer: { ...customer, hasAccount },
      idempotencyKey: `offer-${offer.id}`,
      fingerprint: `offer-${offer.id}-${version.version}`,
      // What is paid first by transfer is awaited; everything else was agreed with the acceptance.
      status: request.payment === 'bank_transfer' ? ('pending' as const) : ('confirmed' as const),
      totals,
      lines,
      shippingAddress,
      ...requireDelivery({ ...content, shippingAddress }, agreedDelivery(content)),
      paymentMethod: request.payment,
      paymentState: 'due' as const,
      officeDiscountCents,
      discountReason: officeDiscountCents > 0 ? (content.discountReason ?? null) : null,
      offerId: offer.id,
      depositCents: deposit,
      orderNotes: [
        request.notes,
        days.length > 0 && `Επιθυμητές ημέρες επίσκεψης: ${days.map(formatDay).join(' · ')}`,
      ]
        .filter(Boolean)
        .join('\n')
        .slice(0, 1_000),
      invoice: request.invoice ?? null,
      purchaseOrder: null,
      beginConsentAt: consentAt(
        { beginsEarly: request.beginsEarly, items: lines },
        customer.accountType === 'b2b',
        services.now(),
      ),
      history: [
        {
          actor: 'customer' as const,
          actorName: request.name,
          fromStatus: null,
          note: `Από την προσφορά ${offer.offerNumber}, έκδοση ${version.version}. Την αποδέχτηκε: ${request.name}.`,
        },
      ],
    },
  };
}

/** A line as the order keeps it: at the offer's price, with the stock of the product as it is now. */
export function orderLine(line: PricedLine, products: readonly SoldProduct[]): StoredOrderLine {
  const { productId, sku, name, image, withInstallation, quantity } = line;
  const price = {
    quantity,
    priceCents: line.priceCents,
    installationPriceCents: line.installationPriceCents,
    listPriceCents: line.listPriceCents,
    minutes: line.minutes,
    costCents: line.costCents === null ? null : Math.round(line.costCents / quantity),
  };
  if (productId === null)
    return { productId, sku, name, image, withInstallation, fromStock: false, ...price };
  const [sold] = soldLines([{ productId, quantity, withInstallation: false }], products);
  return { ...price, productId, sku, name, image, withInstallation, fromStock: sold?.fromStock ?? false };
}

/** Where the order goes; refused without an address, unless it is collected. */
function addressOf({ shippingAddress: to }: Acceptance, shippingMethod: string) {
  const { address = '', city = '', postalCode = '', ...rest } = to;
  if (!isCollected(shippingMethod)) {
    const fields = {
      ...(!address && { 'shippingAddress.address': 'Συμπληρώστε οδό και αριθμό' }),
      ...(!city && { 'shippingAddress.city': 'Συμπληρώστε την πόλη' }),
      ...(!postalCode && { 'shippingAddress.postalCode': 'Συμπληρώστε τον ταχυδρομικό κώδικα' }),
    };
    if (Object.keys(fields).length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields });
  }
  return keepAddress({ ...rest, address, city, postalCode });
}

/** Tells the office and the customer's open pages. */
async function notifyAccepted(
  { services }: ApiContext,
  trx: Transaction,
  offer: StoredOffer,
  orderNumber: string,
): Promise<void> {
  const subject = subjectOf('offer', offer.id);
  await dropDelayed(trx, subject);
  const link = officeOfferHref(offer.id);
  const text = `${offer.recipientName} · ${formatEuro(offer.totalCents)} · παραγγελία ${orderNumber}`;
  const title = 'Η προσφορά έγινε αποδεκτή';
  const mails = await alertAdmins(
    trx,
    {
      type: 'order',
      event: 'offer_accepted',
      severity: 'high',
      title,
      message: `${offer.offerNumber} · ${text}`,
      link,
      subject,
      audience: 'admin',
    },
    offerNewsMail(title, mailedOf(offer), { text, url: services.config.publicUrl + link }),
  );
  if (offer.customerId !== null)
    await insertAlert(trx, {
      type: 'order',
      event: 'offer_accepted',
      severity: 'low',
      title: 'Αποδεχτήκατε την προσφορά',
      message: `Από την προσφορά ${offer.offerNumber} έγινε η παραγγελία ${orderNumber}.`,
      link: offerHref(offer.id),
      audience: 'customer',
      customerId: offer.customerId,
    });
  await services.mail.send(trx, ...mails);
  await publishOffer(services, trx, offer);
}
