import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { AdminBrand } from '../brands-contract.ts';
import type { ProductState } from '../product-changes.ts';

type LegalFacts = ProductState['legalFacts'];
type Named = Pick<AdminBrand, 'id' | 'name' | 'products'>;
export type StoredBrand = { id: string; name: string; legalFacts: LegalFacts };

const facts = sql<LegalFacts>`legal_facts`.as('legalFacts');

/** The brands of which facts are kept. */
export function listStoredBrands(db: Kysely<DB>): Promise<StoredBrand[]> {
  return db.selectFrom('brands').select(['nameKey as id', 'name', facts]).orderBy('nameKey').execute();
}

/** The brands that products name, each in the spelling of most of them. */
export async function listNamedBrands(db: Kysely<DB>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select brand_key as id, mode() within group (order by brand) as name, count(*)::int as products
    from products where brand <> '' and deleted_at is null
    group by brand_key
    order by brand_key`.execute(db);
  return rows;
}

/** The facts that are kept of a brand, locked until the transaction ends. */
export function lockBrand(trx: Transaction, id: string): Promise<StoredBrand | undefined> {
  return trx
    .selectFrom('brands')
    .select(['nameKey as id', 'name', facts])
    .where('nameKey', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countBrands(trx: Transaction): Promise<number> {
  const { count } = await trx
    .selectFrom('brands')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a brand and returns its id; undefined if facts of it are kept already. */
export async function insertBrand(
  trx: Transaction,
  name: string,
  legalFacts: LegalFacts,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('brands')
    .values({ name, legalFacts: JSON.stringify(legalFacts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nameKey')
    .executeTakeFirst();
  return row?.nameKey;
}

export async function updateBrandRow(trx: Transaction, id: string, legalFacts: LegalFacts): Promise<void> {
  await trx
    .updateTable('brands')
    .set({ legalFacts: JSON.stringify(legalFacts) })
    .where('nameKey', '=', id)
    .execute();
}

export async function deleteBrand(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('brands').where('nameKey', '=', id).execute();
}

/** The ids of the products that name a brand. */
export async function listIdsOfBrand(db: Kysely<DB>, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('brandKey', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
