import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { insertSynonyms, refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import { tradeWords } from '#features/catalogue/trade-words.ts';
import type { Database } from '#server/db/database.ts';

export type Demo = {
  categories: { id: string; name: string; searchCategory: 'cameras' | 'alarms' | 'access' | 'sensors' }[];
  products: Record<string, never>[] &
    {
      sku: string;
      name: string;
      shortDescription: string;
      description: string;
      brand: string;
      categoryId: string;
      price: number;
      rating: number;
      reviewCount: number;
      features: string[];
      specifications: object;
    }[];
};

/** A catalogue of this many products: the demonstration's, each in series of another maker, size and rating. */
export function productsOf({ products }: Demo, count: number) {
  const makers = Array.from(
    { length: 40 },
    (_, index) => `Maker${String.fromCodePoint(97 + (index % 26))}${index}`,
  );
  return Array.from({ length: count }, (_, index) => {
    const one = products[index % products.length];
    if (!one) throw new Error('The demonstration has no products');
    const series = Math.floor(index / products.length);
    return {
      sku: `${one.sku}-${series}`,
      name: `${one.name} σειρά ${series % 900}`,
      shortDescription: one.shortDescription,
      description: one.description,
      brand: series === 0 ? one.brand : (makers[series % makers.length] ?? ''),
      categoryId: one.categoryId,
      priceCents: Math.round(one.price * 100) + series,
      inStock: index % 11 !== 0,
      rating: 3 + ((index * 7 + series * 3) % 20) / 10,
      reviewCount: (index * 13) % 90,
      features: one.features,
      specifications: JSON.stringify(one.specifications),
    };
  });
}

export type Row = ReturnType<typeof productsOf>[number];

export async function fill(
  database: Database,
  demo: Demo,
  rows: readonly Row[],
  from: number,
): Promise<void> {
  await database.db.connection().execute(async (db) => {
    // Building an index of 100,000 products may take longer than any statement of the shop.
    await sql`set statement_timeout = 0`.execute(db);
    await fillBy(db, demo, rows, from);
    await sql`reset statement_timeout`.execute(db);
  });
}

async function fillBy(db: Database['db'], demo: Demo, rows: readonly Row[], from: number): Promise<void> {
  if (from === 0) {
    const categories = demo.categories.map(({ id, name, searchCategory }, position) => ({
      id,
      name,
      searchCategory,
      position,
    }));
    await db.insertInto('categories').values(categories).execute();
    await db.transaction().execute((trx) => insertSynonyms(trx, tradeWords));
  }
  // Indexes of words are built when all are in: word by word, most of the time would be theirs.
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = 'product_search'::regclass and pg_get_indexdef(indexrelid) like '%gin%'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  for (let at = from; at < rows.length; at += 1000) {
    await db
      .insertInto('products')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  // The embedded database gathers no statistics by itself: without them, each thousand is looked for among all products.
  await sql`analyze products, product_search`.execute(db);
  await db.transaction().execute(refreshSearch);
  for (const { made } of indexes) await sql`${sql.raw(made)}`.execute(db);
  await sql`vacuum analyze product_search`.execute(db);
  await sql`analyze vocabulary`.execute(db);
}

export const readDemo = async () =>
  JSON.parse(await readFile(new URL('../demo/catalogue.json', import.meta.url), 'utf8')) as Demo;
