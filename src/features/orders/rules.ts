import { refuse, type RefusalTable } from '../../shared/errors.ts';
import { centsToEuros, eurosToCents, type Cents } from '../../shared/money.ts';
import { whyNot, type Viewer } from '../../shared/viewer.ts';
import { cartRefusals, refusalSentence, whyNotSell, type SoldProduct } from '../cart/rules.ts';
import type { OrderRequest, OrderSummary, PaymentType } from './contract.ts';
import { deliveries } from './delivery.ts';
import { whyNotCash } from './payment.ts';
import { mostPoints } from './points.ts';
import { totalsOf, type Totals } from './totals.ts';

export const orderRefusals = {
  ORDER_NOT_FOUND: { status: 404, message: 'Η παραγγελία δεν βρέθηκε.' },
  TOTALS_CHANGED: {
    status: 409,
    message: 'Τα ποσά της παραγγελίας άλλαξαν στο μεταξύ. Δείτε τα νέα ποσά και επιβεβαιώστε ξανά.',
  },
  ORDER_TOO_LARGE: {
    status: 409,
    message: 'Για παραγγελίες τέτοιου ύψους επικοινωνήστε μαζί μας, ώστε να σας εξυπηρετήσουμε προσωπικά.',
  },
  CASH_NOT_OFFERED: { status: 409, message: 'Η αντικαταβολή δεν είναι διαθέσιμη για αυτό το ποσό.' },
  CARDS_NOT_OFFERED: {
    status: 409,
    message: 'Η πληρωμή με κάρτα δεν είναι διαθέσιμη αυτή τη στιγμή. Επιλέξτε άλλον τρόπο πληρωμής.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    message:
      'Η τράπεζά σας δεν ενέκρινε την πληρωμή. Δοκιμάστε άλλη κάρτα ή άλλον τρόπο πληρωμής· το καλάθι σας έμεινε όπως ήταν.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'Η παραγγελία άλλαξε μετά την αποστολή της. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    message: 'Η παραγγελία δεν μπορεί να περάσει σε αυτή την κατάσταση. Ανανεώστε τη σελίδα.',
  },
  NO_REFUND_DUE: { status: 409, message: 'Για αυτή την παραγγελία δεν εκκρεμεί επιστροφή χρημάτων.' },
  ORDER_WITHDRAWN: {
    status: 409,
    message:
      'Ο πελάτης έχει δηλώσει υπαναχώρηση από αυτή την παραγγελία. Για να προχωρήσει, επιβεβαιώστε ότι το γνωρίζετε.',
  },
  BUSINESS_CONTRACT: {
    status: 409,
    message:
      'Ανήκει σε λογαριασμό επιχείρησης. Το δικαίωμα υπαναχώρησης έχουν μόνο οι καταναλωτές· για επιστροφή ή ακύρωση επικοινωνήστε μαζί μας.',
  },
  TOO_MANY_POINTS: {
    status: 409,
    message: 'Με πόντους πληρώνεται έως η μισή αξία των προϊόντων. Επιλέξτε λιγότερους.',
  },
  POINTS_SPENT: {
    status: 409,
    message: 'Οι πόντοι σας δεν επαρκούν πλέον για αυτή την έκπτωση. Δείτε το νέο υπόλοιπο και συνεχίστε.',
  },
  NOTHING_TO_INSTALL: {
    status: 409,
    message: 'Αυτή η παραγγελία δεν έχει εγκατάσταση για να κλείσετε ώρα.',
  },
  NOT_CANCELLABLE: {
    status: 409,
    message: 'Η παραγγελία δεν ακυρώνεται πια από εδώ. Επικοινωνήστε μαζί μας.',
  },
} as const satisfies RefusalTable;

/** The maximum total of an order; above it the customer has to contact the company. */
const largestTotalCents: Cents = 1_000_000_000;

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
};

/** The current price of an order, line by line. */
export type Quote = { lines: QuotedLine[]; totals: Totals };

/** Whether the viewer administers all orders. */
export const administersOrders = (viewer: Viewer) => whyNot(viewer, 'orders-admin') === null;

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

/** The number of pieces of each product, with and without installation together. */
export function piecesOf(items: readonly OrderItem[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of items) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/** Prices an order with the products' current data; refused with the name of a product that cannot be ordered. */
export function quote(
  request: Pick<OrderRequest, 'items' | 'shippingMethod' | 'points'>,
  products: readonly SoldProduct[],
): Quote {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const pieces = piecesOf(request.items);
  const lines = request.items.map(({ productId, withInstallation, quantity }) => {
    const product = byId.get(productId) ?? refuseGone(productId);
    const code = whyNotSell(product, pieces.get(productId) ?? quantity, withInstallation);
    if (code) refuseProduct(product, code);
    const { sku, name, image, priceCents } = product;
    const installationPriceCents = withInstallation ? (product.installationPriceCents ?? 0) : 0;
    return { productId, withInstallation, quantity, sku, name, image, priceCents, installationPriceCents };
  });
  const { points = 0 } = request;
  if (points > mostPoints(lines, Infinity)) refuse(orderRefusals, 'TOO_MANY_POINTS');
  const totals = totalsOf(lines, deliveries[request.shippingMethod].priceCents, points);
  if (totals.totalCents > largestTotalCents) refuse(orderRefusals, 'ORDER_TOO_LARGE');
  return { lines, totals };
}

/** Refuses an order because one of its products was deleted from the catalogue. */
export function refuseGone(productId: number): never {
  refuse(cartRefusals, 'PRODUCT_GONE', {
    message:
      'Ένα από τα προϊόντα της παραγγελίας δεν διατίθεται πλέον. Αφαιρέστε το από το καλάθι για να συνεχίσετε.',
    data: { productId },
  });
}

/** Refuses an order because of one of its products. */
export function refuseProduct(product: SoldProduct, code: 'OUT_OF_STOCK' | 'NO_INSTALLATION'): never {
  const { productId, name, stockQuantity } = product;
  refuse(cartRefusals, code, {
    message: refusalSentence(product, code),
    data: { productId, name, ...(stockQuantity !== null && { available: stockQuantity }) },
  });
}

/** Refuses amounts that the customer did not agree to, and payment methods that are not offered for them. */
export function demandAgreed(
  agreed: OrderSummary,
  payment: PaymentType,
  totals: Totals,
  offered: readonly PaymentType[],
): void {
  if (!isSummaryOf(agreed, totals)) refuse(orderRefusals, 'TOTALS_CHANGED', { data: summaryOf(totals) });
  if (!offered.includes(payment)) refuse(orderRefusals, 'CARDS_NOT_OFFERED');
  const reason = payment === 'cash' && whyNotCash(totals.totalCents);
  if (reason) refuse(orderRefusals, 'CASH_NOT_OFFERED', { message: reason });
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

/** The inverse: amounts in euro converted to cents. */
export function totalsIn({ subtotal, shipping, tax, discount, total }: OrderSummary): Totals {
  return {
    subtotalCents: eurosToCents(subtotal),
    shippingCents: eurosToCents(shipping),
    taxCents: eurosToCents(tax),
    discountCents: eurosToCents(discount),
    totalCents: eurosToCents(total),
  };
}

function isSummaryOf(summary: OrderSummary, totals: Totals): boolean {
  const agreed = Object.entries(summaryOf(totals)) as [keyof OrderSummary, number][];
  return agreed.every(([name, euros]) => eurosToCents(summary[name]) === eurosToCents(euros));
}
