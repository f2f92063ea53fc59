import { eurosToCents, type Cents } from '../../shared/money.ts';
import type { CartLine } from './contract.ts';

/** What one piece of a line costs without VAT, its installation included. */
export function pieceCents({
  price,
  installationPrice = '0',
}: Pick<CartLine, 'price' | 'installationPrice'>): Cents {
  return eurosToCents(Number(price)) + eurosToCents(Number(installationPrice));
}

/** What a line costs without VAT. */
export const lineCents = (line: CartLine): Cents => pieceCents(line) * line.quantity;

/** What the whole cart costs without VAT and delivery. */
export const cartCents = (lines: readonly CartLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** How many pieces the cart holds of what is still in the catalogue. */
export const cartPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity, isGone }) => (isGone ? sum : sum + quantity), 0);
