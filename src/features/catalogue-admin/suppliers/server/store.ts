import { sql, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Cents } from '#shared/money.ts';
import { maxBoughtShown, suppliesPerPage } from '../contract.ts';

const supplierColumns = ['id', 'name', 'afm', 'contact', 'phone', 'email', 'notes'] as const;

/** What is stored of a supplier; what is not known is empty. */
export type SupplierState = Record<'name' | 'afm' | 'contact' | 'phone' | 'email' | 'notes', string>;

/**
 * Whether the product of a row of `product_suppliers` was not deleted. The few that were are read once, however many rows there are
 * and whatever the planner expects.
 */
const isThere = sql<boolean>`product_id <> all (array(select id from products where deleted_at is not null))`;

/** All suppliers by name, with the number of their products. */
export function listSuppliers(db: Kysely<DB>) {
  return db
    .selectFrom('suppliers')
    .leftJoin(
      db
        .selectFrom('productSuppliers')
        .where(isThere)
        .groupBy('supplierId')
        .select(['supplierId', sql<number>`count(*)::int`.as('products')])
        .as('sold'),
      'sold.supplierId',
      'suppliers.id',
    )
    .select(supplierColumns)
    .select(sql<number>`coalesce(sold.products, 0)`.as('products'))
    .orderBy(sql`greek_key(name) collate "C"`)
    .execute();
}

/** A supplier, locked until the transaction ends: nobody else can change or delete it. */
export function lockSupplier(trx: Transaction, id: string) {
  return trx
    .selectFrom('suppliers')
    .select(supplierColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasSupplier(db: Kysely<DB>, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('suppliers').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
  );
}

/** Nobody else can add or change a supplier until the transaction ends. */
export async function lockSuppliers(trx: Transaction): Promise<void> {
  await sql`lock table suppliers in share row exclusive mode`.execute(trx);
}

/** How many suppliers there are; nobody else can add one until the transaction ends. */
export async function countLocked(trx: Transaction): Promise<number> {
  await lockSuppliers(trx);
  const { count } = await trx
    .selectFrom('suppliers')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The supplier with a name, whatever its accents and case. */
export function findByName(db: Kysely<DB>, name: string) {
  return db
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .where(sql<boolean>`greek_key(name) = greek_key(${name})`)
    .executeTakeFirst();
}

export async function insertSupplier(
  trx: Transaction,
  supplier: SupplierState & { id: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto('suppliers').values(supplier).execute();
}

/** Changes a supplier. How its lists are read follows its name, instead of what stood under the new one. */
export async function updateSupplier(
  trx: Transaction,
  id: string,
  was: string,
  state: SupplierState,
): Promise<void> {
  await trx.updateTable('suppliers').set(state).where('id', '=', id).execute();
  if (was === state.name) return;
  const lists = await trx.selectFrom('importSuppliers').select('name').where('name', '=', was).execute();
  if (lists.length === 0) return;
  await trx.deleteFrom('importSuppliers').where('name', '=', state.name).execute();
  await trx.updateTable('importSuppliers').set({ name: state.name }).where('name', '=', was).execute();
}

/** Deletes a supplier with its codes and prices, and how its lists were read. */
export async function deleteSupplier(trx: Transaction, id: string, name: string): Promise<void> {
  await trx.deleteFrom('suppliers').where('id', '=', id).execute();
  await trx.deleteFrom('importSuppliers').where('name', '=', name).execute();
}

/**
 * One page of a supplier's products by its codes, and how many there are on all pages; with a search those among `found`, and those whose
 * codes contain its words.
 */
export async function listSupplies(
  db: Kysely<DB>,
  {
    supplierId,
    search,
    found,
    page,
  }: { supplierId: string; search: string; found: readonly number[]; page: number },
) {
  const patterns = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6).map(containing);
  const all = db
    .selectFrom('productSuppliers')
    .where('supplierId', '=', supplierId)
    .where(isThere)
    .$if(patterns.length > 0, (query) =>
      query.where(
        sql<boolean>`(product_id = any(${[...found]}::integer[]) or lower(code) like all (${patterns}::text[]))`,
      ),
    );
  // Only the products of the page are read.
  const supplies = await db
    .selectFrom(
      all
        .select(['productId', 'code', 'priceCents', 'updatedAt'])
        .orderBy(sql`lower(code), product_id`)
        .limit(suppliesPerPage)
        .offset((page - 1) * suppliesPerPage)
        .as('supply'),
    )
    .innerJoin('products', 'products.id', 'supply.productId')
    .select(['productId', 'sku', 'products.name', 'code', 'supply.priceCents as priceCents'])
    .select(['purchasePriceCents', 'supply.updatedAt'])
    .orderBy(sql`lower(code), product_id`)
    .execute();
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { supplies, total };
}

/** What a supplier calls a product and asks for it; locked until the transaction ends. */
export function lockSupply(trx: Transaction, supplierId: string, productId: number) {
  return trx
    .selectFrom('productSuppliers')
    .select(['code', 'priceCents'])
    .where('supplierId', '=', supplierId)
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirst();
}

/** The suppliers of a product, by name, with what they call it and ask for a piece. */
export const listSuppliersOf = (db: Kysely<DB>, productId: number) =>
  db
    .selectFrom('productSuppliers')
    .innerJoin('suppliers', 'suppliers.id', 'supplierId')
    .where('productId', '=', productId)
    .orderBy(sql`greek_key(name) collate "C"`)
    .limit(50)
    .select(['name', 'code', 'priceCents'])
    .execute();

export type StoredSupply = { productId: number; code: string; priceCents: Cents | null };

/** Stores what a supplier calls products and asks for them; an empty code or no price leaves what was known. */
export async function learnSupplies(
  trx: Transaction,
  supplierId: string,
  supplies: readonly StoredSupply[],
  now: Date,
): Promise<void> {
  await sql`
    insert into product_suppliers (product_id, supplier_id, code, price_cents, updated_at)
    select said."productId", ${supplierId}, said.code, said."priceCents", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(supplies)}::jsonb) as said ("productId" integer, code text, "priceCents" integer)
    on conflict (product_id, supplier_id) do update set
      code = coalesce(nullif(excluded.code, ''), product_suppliers.code),
      price_cents = coalesce(excluded.price_cents, product_suppliers.price_cents), updated_at = excluded.updated_at`.execute(
    trx,
  );
}

/** Stores what a supplier calls a product and asks for it, instead of what was known. */
export async function putSupply(
  trx: Transaction,
  supplierId: string,
  { productId, code, priceCents }: StoredSupply,
  updatedAt: Date,
): Promise<void> {
  const said = { code, priceCents, updatedAt };
  await trx
    .insertInto('productSuppliers')
    .values({ supplierId, productId, ...said })
    .onConflict((conflict) => conflict.columns(['productId', 'supplierId']).doUpdateSet(said))
    .execute();
}

export async function deleteSupply(trx: Transaction, supplierId: string, productId: number): Promise<void> {
  await trx
    .deleteFrom('productSuppliers')
    .where('supplierId', '=', supplierId)
    .where('productId', '=', productId)
    .execute();
}

const maxFound = maxBoughtShown + 1;

/**
 * The first products that are among `found`, or that a supplier calls so, drafts among them: those of the code first, then in the
 * order of `found`.
 */
export async function findBought(
  db: Kysely<DB>,
  { supplierId, search, found }: { supplierId: string; search: string; found: readonly number[] },
) {
  const coded = await db
    .selectFrom('productSuppliers')
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`lower(code) = lower(${search})`)
    .select('productId')
    .limit(maxFound)
    .execute();
  const ids = [...new Set([...coded.map(({ productId }) => productId), ...found])];
  const { rows } = await sql<{
    productId: number;
    sku: string;
    name: string;
    code: string | null;
    priceCents: Cents | null;
    purchasePriceCents: Cents | null;
    stockQuantity: number | null;
  }>`
    select products.id as product_id, sku, products.name, nullif(code, '') as code, product_suppliers.price_cents,
      purchase_price_cents, stock_quantity
    from products left join product_suppliers on product_id = products.id and supplier_id = ${supplierId}
    where deleted_at is null and products.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], products.id)
    limit ${maxFound}`.execute(db);
  return rows;
}

/** The products that a supplier sells, by its codes in lower case. */
export async function listCodes(db: Kysely<DB>, supplierId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('productSuppliers')
    .select(['code', 'productId'])
    .where('supplierId', '=', supplierId)
    .where('code', '!=', '')
    .execute();
  return new Map(rows.map(({ code, productId }) => [code.toLowerCase(), productId]));
}
