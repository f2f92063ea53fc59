import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { inSlices } from '#server/db/slices.ts';
import type { ProductState } from '../product-changes.ts';

type Stocked = Pick<ProductState, 'stockQuantity' | 'inStock' | 'purchasePriceCents'> & { id: number };

/** Stores the stock and the purchase price of products whose rows are locked. */
export async function updateStocked(
  trx: Transaction,
  products: readonly Stocked[],
  now: Date,
): Promise<void> {
  const said = products.map(({ id, stockQuantity, inStock, purchasePriceCents }) => ({
    id,
    stockQuantity,
    inStock,
    purchasePriceCents,
  }));
  const update = (some: typeof said) =>
    sql`
    update products set stock_quantity = said."stockQuantity", in_stock = said."inStock",
      purchase_price_cents = said."purchasePriceCents", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as said
      (id integer, "stockQuantity" integer, "inStock" boolean, "purchasePriceCents" integer)
    where products.id = said.id`.execute(trx);
  await inSlices(said, update);
}
