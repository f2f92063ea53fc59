import { company } from '#shared/company.ts';
import type { Transaction } from '#server/db/database.ts';
import { oneOf, seededRandom, type Random } from '#server/demo-random.ts';
import { newId, newOrderNumber } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { athensDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { regionOf } from '#shared/postal-code.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { findArea } from '#features/team/server/area-store.ts';
import { servesArea } from '#features/team/installation-area.ts';
import type { OrderStatus, CheckoutPayment, ShippingMethod } from '../contract.ts';
import { orderStatusLabels } from '../labels.ts';
import { deliveryCents, deliveryOf, estimatedDelivery } from '../delivery.ts';
import { ordersHref } from '../orders-search.ts';
import { collectorOf, firstPaymentState, paymentAfter, whyNotCash } from '../payments/payment.ts';
import { insertPaymentStep } from '../payments/server/steps-store.ts';
import { entriesOf, pointsSpent } from '../points/rules.ts';
import type { QuotedLine } from '../rules.ts';
import { goodsCents, totalsOf } from '../totals.ts';
import { hasLeft, orderStatusFacts } from '../status-facts.ts';
import { firstStatus } from '../transitions.ts';
import { costDemoLines } from './demo-store.ts';

const [orderCount, dayMs] = [62, 86_400_000];
/** One in `spendsEvery` orders spends its buyer's points as far as possible, but at most `maxChosen`. */
const [spendsEvery, maxChosen] = [9, 1_500];
/** The places in the list of those products that are ordered more and more. */
const risenProducts = new Set([2, 9, 20]);
/** The age of the oldest order in days. */
const reachDays = 120;
/** Every third order belongs to the two accounts whose passwords are printed at startup. */
const known = new Set(['eleni@pelatis.example', 'nikos@epixeirisi.example']);

/** The status of an order by its age, and on which day after it was placed it took each step. */
const ways: { untilDays: number; steps: [OrderStatus, number][] }[] = [
  { untilDays: 0.8, steps: [] },
  { untilDays: 2, steps: [['confirmed', 0.3]] },
  {
    untilDays: 4,
    steps: [
      ['confirmed', 0.3],
      ['processing', 1.1],
    ],
  },
  {
    untilDays: 8,
    steps: [
      ['confirmed', 0.3],
      ['processing', 1.1],
      ['shipped', 2.2],
    ],
  },
  {
    untilDays: Infinity,
    steps: [
      ['confirmed', 0.3],
      ['processing', 1.1],
      ['shipped', 2.2],
      ['delivered', 4.4],
    ],
  },
];
const cancelledWay: [OrderStatus, number][] = [['cancelled', 0.4]];

const notes: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Επιβεβαιώθηκε τηλεφωνικά.',
  cancelled: 'Ο πελάτης άλλαξε γνώμη.',
};

type Buyer = Awaited<ReturnType<typeof listBuyers>>[number];
type Product = Awaited<ReturnType<typeof listProducts>>[number];

const listBuyers = (trx: Transaction) =>
  trx
    .selectFrom('customers')
    .select(['id', 'email', 'accountType', 'firstName', 'lastName', 'companyName', 'phone', 'decidedAt'])
    .select(['afm', 'doy', 'profession', 'address', 'city', 'postalCode'])
    .where('canViewPrices', '=', true)
    .orderBy('email')
    .execute();

const listProducts = (trx: Transaction) =>
  trx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'imageUrls', 'priceCents', 'installationPriceCents', 'stockQuantity'])
    .select('installationAvailable')
    .orderBy('id')
    .execute();

const ageOf = (createdAt: Date, now: Date) => (now.getTime() - createdAt.getTime()) / dayMs;

/** The products with some that are ordered more and more standing in the list again and again. */
function inDemand(products: readonly Product[], ageDays: number): readonly Product[] {
  const times = ageDays < 30 ? 24 : ageDays < 60 ? 14 : 0;
  const risen = products.filter((_, index) => risenProducts.has(index));
  return [...products, ...Array.from({ length: times }, () => risen).flat()];
}

function linesOf(products: readonly Product[], isServed: boolean, random: Random): QuotedLine[] {
  const chosen = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(products, random)));
  return Array.from(chosen, (product) => {
    const withInstallation = product.installationAvailable && random() < 0.35 && isServed;
    return {
      productId: product.id,
      sku: product.sku,
      name: product.name,
      image: product.imageUrls[0] ?? null,
      withInstallation,
      quantity: oneOf([1, 1, 1, 2, 4], random),
      priceCents: product.priceCents,
      installationPriceCents: withInstallation ? (product.installationPriceCents ?? 0) : 0,
      fromStock: product.stockQuantity !== null,
    };
  });
}

/** The recipient of a business's invoice; a private customer gets a receipt. */
function invoiceOf(buyer: Buyer): string | null {
  const { accountType, companyName, afm, doy, profession, address, city, postalCode } = buyer;
  const given = { companyName, afm, doy, profession, address, city, postalCode };
  return accountType === 'b2b' && Object.values(given).every(Boolean) ? JSON.stringify(given) : null;
}

function paymentOf(totalCents: number, random: Random): CheckoutPayment {
  const wanted = oneOf<CheckoutPayment>(['card', 'card', 'card', 'bank_transfer', 'cash'], random);
  return wanted === 'cash' && whyNotCash(totalCents, company().payments.cashFeeCents) ? 'card' : wanted;
}

/** `points`: the buyer's available loyalty points. */
function plan(
  buyer: Buyer,
  products: readonly Product[],
  { createdAt, now, points, area }: { createdAt: Date; now: Date; points: number; area: string[] },
  random: Random,
) {
  const postalCode = buyer.postalCode ?? '14231';
  const lines = linesOf(inDemand(products, ageOf(createdAt, now)), servesArea(area, postalCode), random);
  const isInstalled = lines.some(({ withInstallation }) => withInstallation);
  const shippingMethod: ShippingMethod = isInstalled
    ? 'installation'
    : oneOf(['standard', 'standard', 'express'], random);
  const delivery = deliveryOf(shippingMethod);
  const discountCents = pointsSpent(maxChosen, lines, points);
  const totals = totalsOf(lines, deliveryCents(shippingMethod, goodsCents(lines), postalCode), discountCents);
  const paymentMethod = paymentOf(totals.totalCents, random);
  const ageDays = ageOf(createdAt, now);
  const way = ways.find(({ untilDays }) => ageDays < untilDays)?.steps ?? [];
  const steps = ageDays > 1 && random() < 0.09 ? cancelledWay : way;
  const status = steps.at(-1)?.[0] ?? firstStatus;
  const at = (days: number) => new Date(createdAt.getTime() + days * dayMs);
  // A card is charged as soon as the order is placed.
  const placedState = paymentMethod === 'card' ? 'captured' : firstPaymentState(paymentMethod);
  const isSent = hasLeft(status) && shippingMethod !== 'installation';
  const order = {
    id: newId(),
    orderNumber: newOrderNumber(),
    customerId: buyer.id,
    accountType: buyer.accountType,
    status,
    shippingAddress: JSON.stringify({
      fullName: `${buyer.firstName} ${buyer.lastName}`,
      ...(buyer.companyName && { company: buyer.companyName }),
      address: buyer.address ?? 'Λεωφ. Ηρακλείου 300',
      city: buyer.city ?? 'Νέα Ιωνία',
      postalCode,
      region: regionOf(postalCode),
      phone: buyer.phone ?? '+302100000001',
    }),
    invoice: invoiceOf(buyer),
    beginConsentAt: isInstalled && buyer.accountType === 'private' ? createdAt : null,
    shippingMethod,
    deliveryLabel: delivery?.label ?? '',
    deliveryDays: delivery?.workingDays ?? null,
    cashFeeCents: company().payments.cashFeeCents,
    paymentMethod,
    paymentState: steps.reduce((state, [to]) => paymentAfter(paymentMethod, state, to), placedState),
    paymentReference: paymentMethod === 'card' ? `sandbox-${newId()}` : null,
    cardBrand: paymentMethod === 'card' ? 'Visa' : null,
    cardLast4: paymentMethod === 'card' ? '4242' : null,
    ...totals,
    tracking: isSent ? `SE${String(100_000_000 + Math.floor(random() * 899_999_999))}GR` : null,
    courier: isSent ? 'elta' : null,
    estimatedDelivery: estimatedDelivery(delivery?.workingDays ?? null, athensDate(createdAt)),
    idempotencyKey: newId(),
    fingerprint: 'demo',
    createdAt,
    deliveredAt: orderStatusFacts[status].hasArrived ? at(4.4) : null,
  };
  const history = [
    {
      orderId: order.id,
      fromStatus: null,
      toStatus: firstStatus,
      actor: 'customer' as const,
      at: createdAt,
    },
    ...steps.map(([to, days], index) => ({
      orderId: order.id,
      fromStatus: steps[index - 1]?.[0] ?? firstStatus,
      toStatus: to,
      actor: orderStatusFacts[to].isVoid ? ('customer' as const) : ('admin' as const),
      note: notes[to] ?? '',
      at: at(days),
    })),
  ];
  return { order, lines: lines.map((line, position) => ({ orderId: order.id, position, ...line })), history };
}

type Planned = ReturnType<typeof plan>;

/** The step with which an order was paid in cash or by transfer. */
async function insertPayment(trx: Transaction, { order, history }: Planned): Promise<void> {
  const { id: orderId, paymentMethod, paymentState, shippingMethod, totalCents } = order;
  const isPaid = paymentState === 'captured' || paymentState === 'refund_due';
  if (paymentMethod === 'card' || !isPaid) return;
  const isCash = paymentMethod === 'cash';
  const at = history.find(({ toStatus }) => orderStatusFacts[toStatus].collects === paymentMethod)?.at;
  if (!at) return;
  await insertPaymentStep(trx, {
    orderId,
    kind: isCash ? 'cash' : 'deposit',
    via: isCash ? collectorOf(shippingMethod) : 'bank_transfer',
    amountCents: totalCents,
    happenedOn: athensDate(at),
    person: 'Διαχειριστής',
    at,
  });
}

/** A buyer's balance of points at an instant. */
function pointsAt(orders: readonly Planned[], at: Date): number {
  const entries = orders.flatMap(({ order, history }) => {
    const cancelledAt = history.find(({ toStatus }) => orderStatusFacts[toStatus].isVoid)?.at ?? null;
    return entriesOf({ ...order, earnsPoints: true, perEuro: 1, cancelledAt, refunds: [] });
  });
  return entries.filter((entry) => entry.at < at).reduce((sum, entry) => sum + entry.points, 0);
}

async function insertAlertsOf(
  trx: Transaction,
  order: Planned['order'],
  buyer: Buyer,
  history: Planned['history'],
) {
  const { id, orderNumber, status, totalCents, createdAt } = order;
  const about = { type: 'order', link: ordersHref({ order: id }) } as const;
  await insertPastAlert(trx, {
    ...about,
    subject: subjectOf('order', id),
    event: 'order_placed',
    severity: 'low',
    title: 'Νέα παραγγελία',
    message: `${orderNumber} · ${buyer.firstName} ${buyer.lastName} · ${formatEuro(totalCents)}`,
    audience: 'admin',
    at: createdAt,
    isOpen: orderStatusFacts[status].isUnconfirmed,
  });
  const last = history.at(-1);
  if (!last || history.length === 1) return;
  await insertPastAlert(trx, {
    ...about,
    event: `order_${status}`,
    severity: 'low',
    title: `Παραγγελία ${orderNumber}`,
    message: `Νέα κατάσταση: ${orderStatusLabels[status]}.`,
    audience: 'customer',
    customerId: buyer.id,
    at: last.at,
    isOpen: orderStatusFacts[status].isPreparing || orderStatusFacts[status].isInTransit,
  });
}

/** Loads four months of orders in every status; their amounts are calculated by the shop's rules. */
export async function loadOrdersDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const random = seededRandom(20_261_120);
  const area = await findArea(trx);
  const [buyers, products, today] = [await listBuyers(trx), await listProducts(trx), now()];
  const first = buyers.filter(({ email }) => known.has(email));
  const placed: Planned[] = [];
  for (let index = 0; index < orderCount; index += 1) {
    const days = reachDays * (1 - index / orderCount) ** 2;
    const createdAt = new Date(today.getTime() - days * dayMs - random() * 0.2 * dayMs);
    const approved = buyers.filter(({ decidedAt }) => decidedAt !== null && decidedAt < createdAt);
    const buyer = index % 3 === 0 ? oneOf(first, random) : oneOf(approved, random);
    const own = placed.filter(({ order }) => order.customerId === buyer.id);
    const points = index % spendsEvery === 0 ? pointsAt(own, createdAt) : 0;
    const planned = plan(buyer, products, { createdAt, now: today, points, area }, random);
    const { order, lines, history } = planned;
    placed.push(planned);
    await trx.insertInto('orders').values(order).execute();
    await trx.insertInto('orderLines').values(lines).execute();
    await trx.insertInto('orderHistory').values(history).execute();
    await insertPayment(trx, planned);
    await insertAlertsOf(trx, order, buyer, history);
  }
  await costDemoLines(trx);
}
