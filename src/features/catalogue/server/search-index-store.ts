import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { liftTimeLimit } from '#server/db/time-limit.ts';
import { findSpecificationList } from '#server/db/specification-list.ts';
import { namedAmong } from '#shared/specification-keys.ts';
import { bestWords, searchVersion, termsOf, vocabularyOf, type SearchedProduct } from '../search-document.ts';
import type { LegalFacts } from '../legal-facts.ts';
import type { StoredSpecifications } from '../specifications.ts';

/** Products folded with one statement. */
const atOnce = 1000;

type StaleProduct = SearchedProduct & { id: number };

async function listStale(trx: Kysely<DB>): Promise<StaleProduct[]> {
  const rows = await trx
    .selectFrom('productSearch')
    .innerJoin('products', 'products.id', 'productId')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .where('version', '<', searchVersion)
    .orderBy('productId')
    .limit(atOnce)
    .select([
      'products.id',
      'sku',
      'products.name',
      'shortDescription',
      'description',
      'products.brand',
      'family',
      'categories.name as categoryName',
      'products.features',
      'ean',
      'mpn',
      sql<StoredSpecifications>`specifications`.as('specifications'),
      sql<LegalFacts>`products.legal_facts`.as('legalFacts'),
      sql<LegalFacts | null>`(select legal_facts from brands where name_key = brand_key)`.as('brandFacts'),
    ])
    .execute();
  return rows;
}

async function readDescribed(trx: Transaction) {
  const { keys } = await findSpecificationList(trx);
  return { keys, named: namedAmong(keys) };
}

/** Folds every product again, or only those with these ids, because what is folded of each has changed. */
export async function foldAgain(trx: Transaction, ids?: readonly number[]): Promise<void> {
  await liftTimeLimit(trx);
  const which = ids ? sql`where product_id = any(${[...ids]}::integer[])` : sql``;
  await sql`update product_search set version = 0 ${which}`.execute(trx);
  await refreshSearch(trx);
}

/** Folds every product that has changed since it was last folded, so that it is found by what it says now. */
export async function refreshSearch(trx: Transaction): Promise<void> {
  let described: Parameters<typeof termsOf>[1] | undefined;
  for (;;) {
    const products = await listStale(trx);
    if (products.length === 0) return;
    // As this transaction sees it: it may be changing it.
    const known = (described ??= await readDescribed(trx));
    const rows = products.map((product) => ({ id: product.id, terms: termsOf(product, known) }));
    await sql`
      update product_search set terms = folded.terms::tsvector, version = ${searchVersion}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as folded (id integer, terms text)
      where product_id = folded.id`.execute(trx);
    // In one order, so that two writers wait for each other instead of one failing.
    const words = bestWords(products.flatMap(vocabularyOf)).toSorted((one, other) =>
      one.term < other.term ? -1 : 1,
    );
    await sql`
      insert into vocabulary as known (term, skeleton, word, rank)
      select term, skeleton, word, rank from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
        as seen (term text, skeleton text, word text, rank smallint)
      on conflict (term) do update
        set skeleton = excluded.skeleton, word = excluded.word, rank = excluded.rank
        where (excluded.rank, length(excluded.word), excluded.word collate "C")
          < (known.rank, length(known.word), known.word collate "C")`.execute(trx);
  }
}

/** Adds synonyms whose word is not yet there. */
export async function insertSynonyms(
  trx: Transaction,
  rows: readonly { word: string; meaning: string }[],
): Promise<void> {
  await trx
    .insertInto('synonyms')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Remembers that the trade's words were added once; false if they were before: those deleted since stay deleted. */
export async function markSynonyms(trx: Transaction): Promise<boolean> {
  const mark = await trx
    .insertInto('settings')
    .values({ key: 'trade-words', value: JSON.stringify({ version: 1 }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return mark !== undefined;
}
