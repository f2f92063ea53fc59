import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { isTaken } from '#server/db/violations.ts';
import type { FailedSearch, Synonym } from '../contract.ts';

/** The maximum number of texts that are counted in a day; the searches for these go on being counted. */
export const maxTexts = 5_000;

/** Counts a search, or a click on one of its results, for its day; false for a new text when the day has too many. */
export async function countSearch(
  db: Kysely<DB>,
  { query, day, found, clicked }: { query: string; day: string; found: boolean; clicked: boolean },
): Promise<boolean> {
  const row = {
    searches: clicked ? 0 : 1,
    withoutResult: clicked || found ? 0 : 1,
    clicks: clicked ? 1 : 0,
  };
  const known = await db
    .updateTable('searches')
    .set((eb) => ({
      searches: eb('searches', '+', row.searches),
      withoutResult: eb('withoutResult', '+', row.withoutResult),
      clicks: eb('clicks', '+', row.clicks),
    }))
    .where('query', '=', query)
    .where('day', '=', day)
    .returning('query')
    .executeTakeFirst();
  if (known) return true;
  const { rows } = await sql`
    insert into searches (query, day, searches, without_result, clicks)
    select ${query}, ${day}, ${row.searches}::integer, ${row.withoutResult}::integer, ${row.clicks}::integer
    where (select count(*) from searches where day = ${day}) < ${maxTexts}
    on conflict (query, day) do update set searches = searches.searches + excluded.searches,
      without_result = searches.without_result + excluded.without_result, clicks = searches.clicks + excluded.clicks
    returning query`.execute(db);
  return rows.length > 0;
}

/** Forgets the searches before a day. */
export async function deleteSearchesBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('searches').where('day', '<', day).execute();
}

const maxListed = 200;

/** The searches since a day that found nothing or on whose results nobody clicked, the most frequent first. */
export function listFailedSearches(db: Kysely<DB>, since: string): Promise<FailedSearch[]> {
  return db
    .selectFrom('searches')
    .select([
      'query',
      sql<number>`sum(searches)::int`.as('searches'),
      sql<number>`sum(without_result)::int`.as('withoutResult'),
      sql<number>`sum(clicks)::int`.as('clicks'),
      sql<string>`to_char(max(day), 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .where('day', '>=', since)
    .groupBy('query')
    .having(sql<boolean>`sum(without_result) > 0 or sum(clicks) = 0`)
    .orderBy(sql`sum(without_result) desc, sum(searches) desc, query collate "C"`)
    .limit(maxListed)
    .execute();
}

/** A synonym; locks its row until the transaction ends. */
export function lockSynonym(trx: Transaction, id: number): Promise<Synonym | undefined> {
  return trx
    .selectFrom('synonyms')
    .select(['id', 'word', 'meaning'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countSynonyms(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('synonyms')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a synonym, or changes the one with this id; undefined if another has the word. */
export async function saveSynonym(
  trx: Transaction,
  { id, ...fields }: { id?: number | undefined; word: string; meaning: string },
): Promise<Synonym | undefined> {
  const columns = ['id', 'word', 'meaning'] as const;
  if (id === undefined) {
    const insert = trx.insertInto('synonyms').values(fields);
    return insert
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst();
  }
  try {
    return await trx
      .updateTable('synonyms')
      .set(fields)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

export async function deleteSynonym(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('synonyms').where('id', '=', id).execute();
}

/** Products as the specification's search and the suggestions need them, in addition to their cards. */
export function listRatings(db: Kysely<DB>, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', sql<number | null>`rating::float8`.as('rating'), 'reviewCount'])
    .where('id', 'in', ids)
    .execute();
}
