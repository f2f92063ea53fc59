import {
  sql,
  type InsertQueryBuilder,
  type Kysely,
  type QueryCreator,
  type Selectable,
  type UpdateQueryBuilder,
} from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { maxQuantity } from '../contract.ts';
import type { KeptLine, SoldProduct } from '../rules.ts';

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

const columns = ['productId', 'withInstallation', 'quantity', 'addedAt'] as const;

type StoredLine = Pick<Selectable<DB['cartLines']>, (typeof columns)[number]>;

/** The rows of `lines` in the order in which they were added, each with its product of today. */
function withProducts(db: QueryCreator<DB & { lines: StoredLine }>): Promise<KeptLine[]> {
  return db
    .selectFrom('lines')
    .innerJoin('products', 'products.id', 'lines.productId')
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

/** A customer's lines in the order in which they were added, each with its product of today. */
export function listCart(db: Kysely<DB>, customerId: string): Promise<KeptLine[]> {
  return withProducts(
    db.with('lines', (from) =>
      from.selectFrom('cartLines').select(columns).where('customerId', '=', customerId),
    ),
  );
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

/** The cart after a change of one line in the same statement, which sees the other lines as they were before it. */
function cartAfter(
  trx: Transaction,
  { customerId, productId, withInstallation }: LineKey,
  change: (
    db: QueryCreator<DB>,
  ) =>
    | InsertQueryBuilder<DB, 'cartLines', StoredLine>
    | UpdateQueryBuilder<DB, 'cartLines', 'cartLines', StoredLine>,
): Promise<KeptLine[]> {
  return withProducts(
    trx.with('changed', change).with('lines', (from) =>
      from
        .selectFrom('changed')
        .select(columns)
        .unionAll((others) =>
          others
            .selectFrom('cartLines')
            .select(columns)
            .where('customerId', '=', customerId)
            .where(({ not, and }) => not(and({ productId, withInstallation }))),
        ),
    ),
  );
}

/**
 * Adds pieces to a line, which begins with them, and gives the cart after it; the line is missing from it when there is
 * no such product or the line would grow too long.
 */
export function addPieces(trx: Transaction, line: LineKey, quantity: number): Promise<KeptLine[]> {
  const { customerId, productId, withInstallation } = line;
  return cartAfter(trx, line, (db) =>
    db
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
      .returning(columns),
  );
}

/** Gives a line this quantity and gives the cart after it, without the line when there was none. */
export function setPieces(trx: Transaction, line: LineKey, quantity: number): Promise<KeptLine[]> {
  return cartAfter(trx, line, (db) =>
    db
      .updateTable('cartLines')
      .set({ quantity })
      .where('customerId', '=', line.customerId)
      .where('productId', '=', line.productId)
      .where('withInstallation', '=', line.withInstallation)
      .returning(columns),
  );
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
