import type { LegalFacts } from '#features/catalogue/legal-facts.ts';
import { plural } from '#shared/greek.ts';
import { centsToDecimal, type Cents } from '#shared/money.ts';
import type { CartLine } from './contract.ts';
import { maxQuantity } from './limits.ts';
import { cartRefusals, type CartCode } from './refusals.ts';

/** The fields that decide whether a product can be sold. */
export type SellingFacts = {
  name: string;
  inStock: boolean;
  /** The pieces left; null if stock is not counted. */
  stockQuantity: number | null;
  installationAvailable: boolean;
  installationPriceCents: Cents | null;
};

/** A product with its current price. */
export type SoldProduct = SellingFacts & {
  productId: number;
  sku: string;
  image: string | null;
  priceCents: Cents;
  /** What the law asks to show of it, where that was read. */
  legalFacts?: LegalFacts;
};

/** A stored line of the cart with the current data of its product. */
export type StoredLine = SoldProduct & {
  description: string;
  withInstallation: boolean;
  quantity: number;
  /** The product was deleted from the catalogue; only its name is still known. */
  isGone: boolean;
};

/** Why this number of pieces of a product, with and without installation together, cannot be sold; null if it can. */
export function whyNotSell(
  product: Omit<SellingFacts, 'name'>,
  pieces: number,
  withInstallation: boolean,
): 'OUT_OF_STOCK' | 'NO_INSTALLATION' | null {
  const { inStock, stockQuantity, installationAvailable, installationPriceCents } = product;
  if (!inStock || (stockQuantity !== null && stockQuantity < pieces)) return 'OUT_OF_STOCK';
  if (withInstallation && !(installationAvailable && installationPriceCents !== null))
    return 'NO_INSTALLATION';
  return null;
}

/** The message of a refusal with the product's name, and the number of pieces left if stock is counted. */
export function refusalSentence(
  { name, inStock, stockQuantity }: Pick<SellingFacts, 'name' | 'inStock' | 'stockQuantity'>,
  code: CartCode,
): string {
  if (code === 'PRODUCT_GONE') return `Το προϊόν «${name}» δεν διατίθεται πλέον.`;
  if (code === 'NO_INSTALLATION') return `Το προϊόν «${name}» δεν διατίθεται με εγκατάσταση.`;
  if (code !== 'OUT_OF_STOCK') return cartRefusals[code].message;
  if (!inStock || !stockQuantity) return `Το προϊόν «${name}» εξαντλήθηκε.`;
  return `Από το προϊόν «${name}» ${leftText(stockQuantity)}.`;
}

const leftText = (pieces: number) =>
  `${pieces === 1 ? 'απομένει' : 'απομένουν'} ${plural(pieces, 'τεμάχιο', 'τεμάχια')}`;

/** The message next to a line when more pieces are requested than are left. */
export const whyNoMore = (available = maxQuantity) =>
  available < maxQuantity ? `Από αυτό το προϊόν ${leftText(available)}.` : cartRefusals.TOO_MANY.message;

/** The most pieces that a line can have; a product's line with and its line without installation share what is left. */
export function maxQuantityOf(line: CartLine, cart: readonly CartLine[]): number {
  const isOther = ({ productId, withInstallation }: CartLine) =>
    productId === line.productId && withInstallation !== line.withInstallation;
  const left = (line.available ?? maxQuantity) - (cart.find(isOther)?.quantity ?? 0);
  return Math.min(maxQuantity, Math.max(left, 1));
}

/** The cart's line of a product with or without installation. */
export const findLine = (
  cart: readonly StoredLine[],
  { productId, withInstallation }: Pick<StoredLine, 'productId' | 'withInstallation'>,
): StoredLine | undefined =>
  cart.find((line) => line.productId === productId && line.withInstallation === withInstallation);

/** The number of pieces of a product in both its lines together. */
const piecesIn = (cart: readonly StoredLine[], productId: number): number =>
  cart.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/** Why a line of the cart cannot be ordered; null if it can. */
export const whyNotOrder = (cart: readonly StoredLine[], line: StoredLine) =>
  line.isGone ? 'PRODUCT_GONE' : whyNotSell(line, piecesIn(cart, line.productId), line.withInstallation);

/** The cart as sent to the customer: current prices, and for each line the problem that prevents ordering it. */
export function presentCart(lines: readonly StoredLine[]): CartLine[] {
  return lines.map((line) => {
    const { productId, withInstallation, name, description, image, priceCents, quantity, inStock, isGone } =
      line;
    const code = whyNotOrder(lines, line);
    return {
      productId,
      withInstallation,
      name,
      description,
      ...(image && { image }),
      price: centsToDecimal(priceCents),
      ...(withInstallation && { installationPrice: centsToDecimal(line.installationPriceCents ?? 0) }),
      quantity,
      inStock,
      ...(line.stockQuantity !== null && { available: line.stockQuantity }),
      ...(code && { problem: refusalSentence(line, code) }),
      ...(isGone && { isGone }),
    };
  });
}
