import type { Cents } from '../../shared/money.ts';
import { pieceCents } from '../cart/amounts.ts';
import type { CartLine } from '../cart/contract.ts';

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
