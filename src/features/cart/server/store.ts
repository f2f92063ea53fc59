import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { maxQuantity } from '../contract.ts';
import type { KeptLine, SellingFacts, SoldProduct } from '../rules.ts';

/** Names a line of a customer's cart. */
export type LineKey = { customerId: string; productId: number; withInstallation: boolean };

/** The sum of the quantities in a customer's cart. */
export async function countCart(db: Kysely<DB>, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cartLines')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('quantity'), eb.lit(0)).as('count'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A customer's lines in the order in which they were added, each with its product of today. */
export function listCart(db: Kysely<DB>, customerId: string): Promise<KeptLine[]> {
  return db
    .selectFrom('cartLines')
    .innerJoin('products', 'products.id', 'cartLines.productId')
    .where('customerId', '=', customerId)
    .orderBy('addedAt')
    .orderBy('productId')
    .orderBy('withInstallation')
    .select([
      'productId',
      'withInstallation',
      'quantity',
      'sku',
      'name',
      'shortDescription as description',
      sql<string | null>`image_urls[1]`.as('image'),
      'priceCents',
      'inStock',
      'stockQuantity',
      'installationAvailable',
      'installationPriceCents',
    ])
    .execute();
}

/** What is sold of these products today; those that do not exist are missing. */
export function listSoldProducts(db: Kysely<DB>, ids: readonly number[]): Promise<SoldProduct[]> {
  return db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .select([
      'id as productId',
      'sku',
      'name',
      sql<string | null>`image_urls[1]`.as('image'),
      'priceCents',
      'inStock',
      'stockQuantity',
      'installationAvailable',
      'installationPriceCents',
    ])
    .execute();
}

/** A product as it is sold today, and how many pieces of it the cart holds in both its lines together. */
export function findProductInCart(
  trx: Transaction,
  { customerId, productId }: Pick<LineKey, 'customerId' | 'productId'>,
): Promise<(SellingFacts & { pieces: number }) | undefined> {
  return trx
    .selectFrom('products')
    .where('id', '=', productId)
    .select([
      'name',
      'inStock',
      'stockQuantity',
      'installationAvailable',
      'installationPriceCents',
      (eb) =>
        eb
          .selectFrom('cartLines')
          .select((line) =>
            line.cast<number>(line.fn.coalesce(line.fn.sum('quantity'), line.lit(0)), 'integer').as('pieces'),
          )
          .where('customerId', '=', customerId)
          .whereRef('cartLines.productId', '=', 'products.id')
          .$asScalar()
          .as('pieces'),
    ])
    .executeTakeFirst()
    .then((row) => row && { ...row, pieces: row.pieces ?? 0 });
}

/** Adds pieces to a line, which begins with them; false when there is no such product or the line would grow too long. */
export async function addPieces(
  trx: Transaction,
  { customerId, productId, withInstallation }: LineKey,
  quantity: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cartLines')
    .columns(['customerId', 'productId', 'withInstallation', 'quantity'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .where('id', '=', productId)
        .select([
          eb.val(customerId).as('customerId'),
          'id',
          eb.val(withInstallation).as('withInstallation'),
          eb.val(quantity).as('quantity'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'productId', 'withInstallation'])
        .doUpdateSet((eb) => ({ quantity: eb('cartLines.quantity', '+', eb.ref('excluded.quantity')) }))
        .where((eb) => eb(eb('cartLines.quantity', '+', eb.ref('excluded.quantity')), '<=', maxQuantity)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a line this quantity; false when the cart has no such line. */
export async function setPieces(trx: Transaction, line: LineKey, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cartLines')
    .set({ quantity })
    .where('customerId', '=', line.customerId)
    .where('productId', '=', line.productId)
    .where('withInstallation', '=', line.withInstallation)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes lines out of a customer's cart; those that are not in it are no fault. */
export async function removeLines(
  trx: Transaction,
  customerId: string,
  lines: readonly Omit<LineKey, 'customerId'>[],
): Promise<void> {
  await trx
    .deleteFrom('cartLines')
    .where('customerId', '=', customerId)
    .where(({ or, and }) =>
      or(lines.map(({ productId, withInstallation }) => and({ productId, withInstallation }))),
    )
    .execute();
}
