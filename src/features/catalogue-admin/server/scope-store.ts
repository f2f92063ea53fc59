import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { ProductScope } from '../scope-contract.ts';

/** Whether a row of `products` is in a scope. */
export const inScope = ({
  categoryId,
  brand,
  supplierId,
}: ProductScope): RawBuilder<boolean> => sql<boolean>`(
  deleted_at is null
  and (${categoryId ?? null}::text is null or category_id = ${categoryId ?? null})
  and (${brand ?? null}::text is null or lower(brand) = lower(${brand ?? null}))
  and (${supplierId ?? null}::text is null
    or products.id in (select product_id from product_suppliers where supplier_id = ${supplierId ?? null})))`;

/** The names of a scope's category and supplier; undefined where there is none. */
export async function findScopeNames(db: Kysely<DB>, { categoryId = '', supplierId = '' }: ProductScope) {
  const category = await db
    .selectFrom('categories')
    .where('id', '=', categoryId)
    .select('name')
    .executeTakeFirst();
  const supplier = await db
    .selectFrom('suppliers')
    .where('id', '=', supplierId)
    .select('name')
    .executeTakeFirst();
  return { category: category?.name, supplier: supplier?.name };
}

/** The brands of products that are not deleted, by name. */
export async function listBrands(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .where('deletedAt', 'is', null)
    .where('brand', '!=', '')
    .select('brand')
    .distinct()
    .orderBy('brand')
    .limit(500)
    .execute();
  return rows.map(({ brand }) => brand);
}
