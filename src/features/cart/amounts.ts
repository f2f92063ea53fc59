import { eurosToCents, type Cents } from '#shared/money.ts';
import type { CartLine } from './contract.ts';

/** The price of one piece of a line without VAT, its installation included. */
export function pieceCents({
  price,
  installationPrice = '0',
}: Pick<CartLine, 'price' | 'installationPrice'>): Cents {
  return eurosToCents(Number(price)) + eurosToCents(Number(installationPrice));
}

/** The price of a line without VAT. */
export const lineCents = (line: CartLine): Cents => pieceCents(line) * line.quantity;

/** The price of the whole cart without VAT and delivery. */
export const cartCents = (lines: readonly CartLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** The value of the cart's products without their installation and VAT, from which a delivery may be free. */
export const productsCents = (lines: readonly CartLine[]): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + eurosToCents(Number(price)) * quantity, 0);

/** The number of pieces in the cart, without deleted products. */
export const cartPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity, isGone }) => (isGone ? sum : sum + quantity), 0);
