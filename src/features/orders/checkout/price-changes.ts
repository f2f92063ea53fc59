import { formatEuro, type Cents } from '#shared/money.ts';
import { pieceCents } from '#features/cart/amounts.ts';
import type { CartLine } from '#features/cart/contract.ts';

/** A cart line whose price per piece, with its installation, has changed; in cents without VAT. */
export type PriceChange = { name: string; before: Cents; after: Cents };

/** The cart lines whose price has changed, with their old and new prices. */
export function priceChanges(before: readonly CartLine[], after: readonly CartLine[]): PriceChange[] {
  return after.flatMap((line) => {
    const { productId, withInstallation, name } = line;
    const old = before.find(
      (one) => one.productId === productId && one.withInstallation === withInstallation,
    );
    if (!old || pieceCents(old) === pieceCents(line)) return [];
    return [
      {
        name: withInstallation ? `${name}, με εγκατάσταση` : name,
        before: pieceCents(old),
        after: pieceCents(line),
      },
    ];
  });
}

/** What an order costs now instead of before: the lines whose price has changed, and the total with VAT in cents. */
export type OfferChange = { lines: readonly PriceChange[]; before: Cents; after: Cents };

/** How much more or less something costs: «8,77 € περισσότερα». */
export const differenceText = (before: Cents, after: Cents): string =>
  `${formatEuro(Math.abs(after - before))} ${after > before ? 'περισσότερα' : 'λιγότερα'}`;
