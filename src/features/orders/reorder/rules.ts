import { centsToEuros, type Cents } from '#shared/money.ts';
import { maxQuantity } from '#features/cart/limits.ts';
import { whyNotSell, type SoldProduct } from '#features/cart/rules.ts';
import type { ReorderedLine } from './contract.ts';

/** A line of an earlier order; amounts of one piece in cents. */
export type EarlierLine = {
  productId: number | null;
  name: string;
  withInstallation: boolean;
  quantity: number;
  priceCents: Cents;
  installationPriceCents: Cents | null;
};

type CartPieces = { productId: number; withInstallation: boolean; quantity: number };

/** The pieces to add to a line of the cart, and what to say about each line of the order. */
export type ReorderPlan = { add: CartPieces[]; lines: ReorderedLine[] };

const keyOf = ({ productId, withInstallation }: Pick<CartPieces, 'productId' | 'withInstallation'>) =>
  `${productId} ${withInstallation}`;

/**
 * Decides what of an earlier order goes into the cart: of each line as many pieces as were ordered, less those that are in
 * the cart already, as far as the stock allows. So a second time adds nothing.
 */
export function planReorder(
  order: readonly EarlierLine[],
  products: readonly SoldProduct[],
  cart: readonly CartPieces[],
): ReorderPlan {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const inCart = new Map(cart.map((line) => [keyOf(line), line.quantity]));
  /** The pieces of a product in both its lines, which share its stock. */
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of cart) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  const add: CartPieces[] = [];

  const lines = order.map((line): ReorderedLine => {
    const { name, quantity: ordered } = line;
    const product = line.productId === null ? undefined : byId.get(line.productId);
    if (!product) return { name, outcome: 'gone', ordered, quantity: 0 };
    const { productId, stockQuantity } = product;
    const about = { productId, name: product.name, ordered };
    if (whyNotSell(product, 1, false)) return { ...about, outcome: 'sold_out', quantity: 0 };
    const withInstallation = line.withInstallation && whyNotSell(product, 1, true) === null;
    const key = keyOf({ productId, withInstallation });
    const had = inCart.get(key) ?? 0;
    const taken = pieces.get(productId) ?? 0;
    const room = Math.max(0, (stockQuantity ?? Infinity) - taken);
    const more = Math.min(Math.max(0, Math.min(ordered, maxQuantity) - had), room);
    if (more > 0) add.push({ productId, withInstallation, quantity: more });
    inCart.set(key, had + more);
    pieces.set(productId, taken + more);
    const quantity = had + more;
    const outcome =
      quantity < ordered
        ? 'fewer'
        : line.withInstallation && !withInstallation
          ? 'without_installation'
          : 'added';
    return { ...about, outcome, quantity, ...priceChange(line, product, withInstallation) };
  });
  return { add, lines };
}

/** The price of a piece then and today, if it has changed for reasons other than the installation being left out. */
function priceChange(line: EarlierLine, product: SoldProduct, withInstallation: boolean) {
  const installed = (cents: Cents | null) => (withInstallation ? (cents ?? 0) : 0);
  const then = line.priceCents + installed(line.installationPriceCents);
  const now = product.priceCents + installed(product.installationPriceCents);
  return then === now ? {} : { priceThen: centsToEuros(then), priceNow: centsToEuros(now) };
}
