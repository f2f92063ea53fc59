import type { Transaction } from '#server/db/database.ts';
import { newId, newOrderNumber } from '#server/ids.ts';
import { publishing } from '#server/live/live.ts';
import type { Services } from '#server/services.ts';
import type { Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, formatEuro } from '#shared/money.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { guaranteeOf } from '#features/catalogue/guarantee.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import { notifySoldOut } from '#features/catalogue-admin/server/stock-actions.ts';
import { versionInForce } from '#features/texts/server/actions.ts';
import type { OrderStatus } from '../contract.ts';
import { estimatedDelivery, type OrderDelivery } from '../delivery.ts';
import { insertOrder, type NewOrder } from '../checkout/server/new-order-store.ts';
import { ordersHref } from '../orders-search.ts';
import { cashFeeAt } from '../payments/payment.ts';
import type { StoredChange, StoredOrderLine } from '../present.ts';
import { refuseGone, refuseProduct } from '../refusals.ts';
import { requireCart, type OrderItem } from '../rules.ts';
import { isBill, orderStatusFacts } from '../status-facts.ts';
import type { Totals } from '../totals.ts';
import { contractBilledMail, newOrderMail, orderFacts, orderPlacedMail, visitBilledMail } from './mails.ts';
import { noticesOfOrder, notifyOrderChanged } from './notify-changed.ts';
import { takeStock } from './stock-store.ts';

/** Whose order it is. */
export type Buyer = Pick<ViewerCustomer, 'id' | 'email' | 'firstName' | 'lastName' | 'accountType'> & {
  hasAccount: boolean;
};

/** A priced order, before it has a number. */
export type OrderToKeep = Pick<
  NewOrder,
  | 'shippingAddress'
  | 'orderNotes'
  | 'invoice'
  | 'purchaseOrder'
  | 'beginConsentAt'
  | 'paymentMethod'
  | 'paymentState'
  | 'idempotencyKey'
  | 'fingerprint'
> &
  Partial<
    Pick<
      NewOrder,
      | 'paymentReference'
      | 'paymentExpiresAt'
      | 'cardBrand'
      | 'cardLast4'
      | 'officeDiscountCents'
      | 'discountReason'
      | 'dueOn'
      | 'partCents'
      | 'isPrepaid'
      | 'billedVisitId'
      | 'billedContractId'
      | 'deliveredAt'
      | 'offerId'
      | 'depositCents'
    >
  > &
  OrderDelivery & {
    buyer: Buyer;
    status: OrderStatus;
    totals: Totals;
    lines: readonly StoredOrderLine[];
    /** Who placed it, and what has happened since. */
    history: readonly Pick<StoredChange, 'actor' | 'actorName' | 'fromStatus' | 'note'>[];
    /** The customer's locked cart, which must hold its lines and loses them; undefined if it is no order of a cart. */
    cart?: readonly OrderItem[];
  };

export type KeptOrder = { id: string; orderNumber: string; status: OrderStatus; total: number };

/**
 * Stores an order under a new number, confirms it to its customer, tells the company and takes its pieces from the stock of
 * these products. Whoever places an order, the customer's checkout or the office, does so here. Refused if the customer was
 * deleted or not enough pieces are left. Throws if the number is in use, or if the customer already has an order with this
 * idempotency key.
 */
export async function keepOrder(
  services: Services,
  trx: Transaction,
  changed: Changed,
  { buyer, totals, history, cart, ...asked }: OrderToKeep,
  products: readonly SoldProduct[],
): Promise<KeptOrder & { createdAt: Date; soldOut: { id: number; sku: string; name: string }[] }> {
  const createdAt = services.now();
  const { paymentExpiresAt = null, paymentMethod, status, lines } = asked;
  const isFree = totals.totalCents === 0;
  const paymentState = isFree ? ('captured' as const) : asked.paymentState;
  const terms = await versionInForce(services, trx, 'terms');
  const waitsForMoney = paymentState === 'due' && paymentMethod === 'bank_transfer';
  const draft = {
    paymentReference: null,
    cardBrand: null,
    cardLast4: null,
    ...asked,
    ...totals,
    paymentState,
    isPrepaid: isFree || (asked.isPrepaid ?? false),
    paymentExpiresAt,
    id: newId(),
    orderNumber: newOrderNumber(),
    customerId: buyer.id,
    accountType: buyer.accountType,
    cashFeeCents: isBill(asked) ? 0 : cashFeeAt(asked.shippingMethod),
    termsVersion: terms.id,
    // An order paid by transfer or on the provider's page is not sent before the money arrives.
    estimatedDelivery:
      waitsForMoney || paymentExpiresAt ? null : estimatedDelivery(asked.deliveryDays, athensDate(createdAt)),
    createdAt,
  };
  const outcome = await insertOrder(trx, draft, lines, history, cart !== undefined);
  if (outcome === 'no-customer') refuse(generalRefusals, 'LOGIN_REQUIRED');
  if (outcome === 'repeated') throw new Error('An order with this idempotency key is there already');
  if (cart)
    requireCart(
      lines.flatMap(({ productId, ...line }) => (productId === null ? [] : [{ ...line, productId }])),
      cart,
    );
  const { id, orderNumber } = draft;
  const customerName = `${buyer.firstName} ${buyer.lastName}`.trim();
  const order = {
    ...draft,
    customerName,
    customerEmail: buyer.email,
    hasAccount: buyer.hasAccount,
    lines: [...lines],
  };
  const { publicUrl } = services.config;
  const facts = orderFacts(order);
  const link = ordersHref({ order: id });
  const about = { type: 'order', event: 'order_placed', severity: 'low', link } as const;
  const forAdmins: NewAlert = {
    ...about,
    title: 'Νέα παραγγελία',
    message: `${orderNumber} · ${customerName} · ${formatEuro(totals.totalCents)}`,
    subject: subjectOf('order', id),
    audience: 'admin',
  };
  const forCustomer: NewAlert = {
    ...about,
    ...placedWords(asked, orderNumber),
    audience: 'customer',
    customerId: buyer.id,
  };
  const beside = { others: [forCustomer], told: publishing(...noticesOfOrder(buyer.id)) };
  // The company hears of an order that waits for its payment once it is paid; one that it made itself it knows.
  const isNews = !paymentExpiresAt && orderStatusFacts[status].isUnconfirmed;
  const adminMails = isNews
    ? await alertAdmins(trx, forAdmins, newOrderMail(order, publicUrl, facts), beside)
    : [];
  if (!isNews) {
    await insertAlert(trx, forCustomer);
    await notifyOrderChanged(services, trx, buyer.id);
  }
  const mail = asked.billedContractId
    ? contractBilledMail(order, publicUrl, facts)
    : asked.billedVisitId
      ? visitBilledMail(order, publicUrl, facts)
      : orderPlacedMail(order, publicUrl, facts, terms, labelsOf(products));
  await services.mail.send(trx, mail, ...adminMails);
  // Last, because other orders of the same products wait from here until the commit.
  const soldOut = await sell(trx, changed, lines, products);
  return { id, orderNumber, status, total: centsToEuros(totals.totalCents), createdAt, soldOut };
}

/** What a customer is told of an order that was placed, or of a bill. */
function placedWords(
  { billedVisitId, billedContractId }: Pick<OrderToKeep, 'billedVisitId' | 'billedContractId'>,
  orderNumber: string,
) {
  const [title, what] = billedContractId
    ? ['Λογαριασμός συμβολαίου', 'Ο λογαριασμός']
    : billedVisitId
      ? ['Χρέωση επίσκεψης', 'Η χρέωση']
      : ['Λάβαμε την παραγγελία σας', 'Η παραγγελία'];
  return { title, message: `${what} ${orderNumber} καταχωρίστηκε.` };
}

/** The official labels of the products' guarantees, each once. */
const labelsOf = (products: readonly SoldProduct[]): string[] => [
  ...new Set(products.flatMap(({ legalFacts = {} }) => guaranteeOf(legalFacts)?.label ?? [])),
];

/** Takes the pieces out of the stock; returns the products of which none are left. */
async function sell(
  trx: Transaction,
  changed: Changed,
  lines: readonly StoredOrderLine[],
  products: readonly SoldProduct[],
) {
  const counted = products.filter(({ stockQuantity }) => stockQuantity !== null);
  if (counted.length === 0) return [];
  const pieces = (of: number) =>
    lines.reduce((sum, { productId, quantity }) => (productId === of ? sum + quantity : sum), 0);
  const left = await takeStock(trx, new Map(counted.map(({ productId }) => [productId, pieces(productId)])));
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
