import type { Delivery } from '#shared/company.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, type Cents } from '#shared/money.ts';
import { whyNot, type Viewer } from '#shared/viewer.ts';
import { whyNotSell, type SoldProduct } from '#features/cart/rules.ts';
import type { OrderRequest, OrderSummary, PaymentType } from './contract.ts';
import { deliveryCents, deliveryOf, whyNotDelivered, type OrderDelivery } from './delivery.ts';
import { cashFeeAt, whyNotCash } from './payments/payment.ts';
import { maxPoints } from './points/rules.ts';
import { orderRefusals, refuseGone, refuseProduct } from './refusals.ts';
import { goodsCents, totalsOf, type Totals } from './totals.ts';

/** The maximum amount of an order; above it the customer has to contact the company. */
const maxTotalCents: Cents = 1_000_000_000;

/** A requested line: pieces of one product, all with or all without installation. */
export type OrderItem = OrderRequest['items'][number];

/** A line of an order with its current name and prices. */
export type QuotedLine = {
  productId: number;
  withInstallation: boolean;
  quantity: number;
  sku: string;
  name: string;
  image: string | null;
  priceCents: Cents;
  installationPriceCents: Cents;
  /** Whether its pieces are taken from a counted stock. */
  fromStock: boolean;
};

/** The current price of an order, line by line. */
export type Quote = { lines: QuotedLine[]; totals: Totals };

/** Whether the viewer administers all orders. */
export const administersOrders = (viewer: Viewer) => whyNot(viewer, 'orders-admin') === null;

type AskedDelivery = Pick<OrderRequest, 'shippingMethod'> & { shippingAddress: { postalCode: string } };

/**
 * What an order keeps of the delivery that it asks for, as it was agreed, else as it is offered now; refused if it is not, or does
 * not go there.
 */
export function requireDelivery(
  { shippingMethod: method, shippingAddress }: AskedDelivery,
  agreed?: Pick<Delivery, 'label' | 'workingDays'>,
): OrderDelivery {
  const fields = { shippingMethod: 'Αυτός ο τρόπος παράδοσης δεν προσφέρεται. Επιλέξτε άλλον.' };
  const { label, workingDays } =
    agreed ?? deliveryOf(method) ?? refuse(generalRefusals, 'INVALID_INPUT', { fields });
  const away = whyNotDelivered(method, shippingAddress.postalCode);
  if (away) refuse(generalRefusals, 'INVALID_INPUT', { fields: { 'shippingAddress.postalCode': away } });
  return { shippingMethod: method, deliveryLabel: label, deliveryDays: workingDays };
}

/** Refuses an order's own number to whoever is no business. */
export function requireOwnNumber({
  customer,
  request,
}: {
  customer: { accountType: 'private' | 'b2b' };
  request: Pick<OrderRequest, 'purchaseOrder'>;
}): void {
  if (!request.purchaseOrder || customer.accountType === 'b2b') return;
  refuse(generalRefusals, 'INVALID_INPUT', {
    fields: { purchaseOrder: 'Αριθμό παραγγελίας δικό τους δίνουν μόνο οι λογαριασμοί επιχειρήσεων.' },
  });
}

/** Merges items of the same line, in a stable order, so that equal orders are identical. */
export function mergeItems(items: readonly OrderItem[]): OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const key = `${item.productId} ${item.withInstallation}`;
    merged.set(key, { ...item, quantity: (merged.get(key)?.quantity ?? 0) + item.quantity });
  }
  return [...merged.values()].toSorted(
    (a, b) => a.productId - b.productId || Number(a.withInstallation) - Number(b.withInstallation),
  );
}

const contentOf = (items: readonly OrderItem[]) =>
  mergeItems(items).map(
    ({ productId, withInstallation, quantity }) => `${productId} ${withInstallation} ${quantity}`,
  );

/** Refuses an order of anything but what the cart holds: another tab or device may have ordered or changed it. */
export function requireCart(items: readonly OrderItem[], cart: readonly OrderItem[]): void {
  if (contentOf(items).join() !== contentOf(cart).join()) refuse(orderRefusals, 'CART_CHANGED');
}

/** The number of pieces of each product, with and without installation together. */
export function piecesOf(items: readonly OrderItem[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of items) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/** The lines of items with the products' current data; refused with the name of a product that cannot be ordered. */
export function soldLines(items: readonly OrderItem[], products: readonly SoldProduct[]): QuotedLine[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const pieces = piecesOf(items);
  return items.map(({ productId, withInstallation, quantity }) => {
    const product = byId.get(productId) ?? refuseGone(productId);
    const code = whyNotSell(product, pieces.get(productId) ?? quantity, withInstallation);
    if (code) refuseProduct(product, code);
    const { sku, name, image, priceCents } = product;
    const installationPriceCents = withInstallation ? (product.installationPriceCents ?? 0) : 0;
    const fromStock = product.stockQuantity !== null;
    return {
      productId,
      withInstallation,
      quantity,
      sku,
      name,
      image,
      priceCents,
      installationPriceCents,
      fromStock,
    };
  });
}

/** Prices an order with the products' current data; refused with the name of a product that cannot be ordered. */
export function quote(
  request: Pick<OrderRequest, 'items' | 'shippingMethod' | 'points'> & {
    shippingAddress: Pick<OrderRequest['shippingAddress'], 'postalCode'>;
  },
  products: readonly SoldProduct[],
): Quote {
  const lines = soldLines(request.items, products);
  const { points = 0 } = request;
  if (points > maxPoints(lines, Infinity)) refuse(orderRefusals, 'TOO_MANY_POINTS');
  const { shippingMethod, shippingAddress } = request;
  const shippingCents = deliveryCents(shippingMethod, goodsCents(lines), shippingAddress.postalCode);
  const totals = totalsOf(lines, shippingCents, points);
  requireSize(totals);
  return { lines, totals };
}

/** Refuses an order beyond what the shop takes, also one that discounts make small. */
export function requireSize(
  { subtotalCents, totalCents }: Pick<Totals, 'subtotalCents' | 'totalCents'>,
  lines: readonly { listPriceCents?: Cents | null }[] = [],
): void {
  const amounts = [totalCents, subtotalCents, ...lines.map(({ listPriceCents }) => listPriceCents ?? 0)];
  if (amounts.some((cents) => cents > maxTotalCents)) refuse(orderRefusals, 'ORDER_TOO_LARGE');
}

/** Refuses amounts that the customer did not agree to, and payment methods that are not offered for them. */
export function requireAgreed(
  { summary: agreed, shippingMethod }: Pick<OrderRequest, 'summary' | 'shippingMethod'>,
  payment: PaymentType,
  totals: Totals,
  offered: readonly PaymentType[],
): void {
  requireSummary(agreed, totals);
  if (!offered.includes(payment)) refuse(orderRefusals, 'CARDS_NOT_OFFERED');
  const reason = payment === 'cash' && whyNotCash(totals.totalCents, cashFeeAt(shippingMethod));
  if (reason) refuse(orderRefusals, 'CASH_NOT_OFFERED', { message: reason });
}

/** Refuses amounts other than those that were agreed to. */
export function requireSummary(agreed: OrderSummary, totals: Totals): void {
  if (!isSummaryOf(agreed, totals)) refuse(orderRefusals, 'TOTALS_CHANGED', { data: summaryOf(totals) });
}

/** An order's amounts in euro, as the API returns them. */
export function summaryOf(totals: Totals): OrderSummary {
  return {
    subtotal: centsToEuros(totals.subtotalCents),
    shipping: centsToEuros(totals.shippingCents),
    tax: centsToEuros(totals.taxCents),
    discount: centsToEuros(totals.discountCents),
    total: centsToEuros(totals.totalCents),
  };
}

/** The inverse: an order's amounts in euro converted to cents. */
export function totalsIn({
  subtotal,
  shipping,
  tax,
  discount,
  total,
  vatPercent,
}: OrderSummary & { vatPercent: number }): Totals {
  return {
    subtotalCents: eurosToCents(subtotal),
    shippingCents: eurosToCents(shipping),
    taxCents: eurosToCents(tax),
    discountCents: eurosToCents(discount),
    totalCents: eurosToCents(total),
    vatPercent,
  };
}

function isSummaryOf(summary: OrderSummary, totals: Totals): boolean {
  const agreed = Object.entries(summaryOf(totals)) as [keyof OrderSummary, number][];
  return agreed.every(([name, euros]) => eurosToCents(summary[name]) === eurosToCents(euros));
}
