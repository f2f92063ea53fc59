import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import { skillOf } from '../installation-skill.ts';
import { keySpecifications } from '../key-specifications.ts';
import {
  describeSpecifications,
  flatSpecifications,
  listedIn,
  type StoredSpecifications,
} from '../specifications.ts';
import { contentsOf, kindOf, supplyOf } from '../supply.ts';
import { cardOf, selectCards, selectProducts } from './store.ts';

/** The products with these codes as cards with their calculation data, in the order of the codes; unknown codes are left out. */
async function listBySku(db: Kysely<DB>, skus: readonly string[]) {
  if (skus.length === 0) return [];
  const rows = await selectCards(db).select('calc').where('sku', 'in', skus).execute();
  return rows
    .map((row) => ({ card: cardOf(row), supply: supplyOf(row.calc) }))
    .toSorted((one, other) => skus.indexOf(one.card.sku) - skus.indexOf(other.card.sku));
}

/** The most products that one states to work with. */
const mostFits = 12;
const mostAlternatives = 4;

/**
 * What a product consists of, works with and could be replaced by, each with its prices separate. Alternatives are in stock,
 * those of the same kind first: their order must not tell a price.
 */
export async function findCompanions(db: Kysely<DB>, id: number) {
  const row = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .select(['categoryId', 'searchCategory', 'calc', 'specifications', 'installationAvailable'])
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = row.specifications as StoredSpecifications;
  const parts = contentsOf(row.calc);
  const stated = listedIn(flatSpecifications(stored).get('works_with')).slice(0, mostFits);
  const known = await listBySku(db, [...parts.keys(), ...stated]);
  const bySku = new Map(known.map((one) => [one.card.sku, one]));
  const kind = kindOf(row.calc);
  const others = await selectProducts(db)
    .where('categoryId', '=', row.categoryId)
    .where('inStock', '=', true)
    .where('id', '!=', id)
    .orderBy(sql`(calc ->> 'kind' = ${kind ?? ''}) desc nulls last, is_featured desc, id`)
    .limit(mostAlternatives)
    .execute();
  const compared = new Set(keySpecifications(describeSpecifications(stored)).map(([key]) => key));
  const own = supplyOf(row.calc);
  return {
    ...(own && { own }),
    ...(row.installationAvailable && { skill: skillOf[row.searchCategory] }),
    contents: [...parts]
      .flatMap(([sku, quantity]) => {
        const part = bySku.get(sku);
        return part ? [{ quantity, product: part.card }] : [];
      })
      .toSorted((one, other) => one.product.id - other.product.id),
    fits: stated.flatMap((sku) => bySku.get(sku) ?? []),
    alternatives: others.map((other) => ({
      ...cardOf(other),
      specifications: Object.fromEntries(
        Object.entries(describeSpecifications(other.specifications as StoredSpecifications)).filter(([key]) =>
          compared.has(key),
        ),
      ),
    })),
  };
}
