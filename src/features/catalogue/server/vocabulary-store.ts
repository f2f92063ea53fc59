import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { KnownWord } from '../nearest-words.ts';

/** Every synonym. */
export async function listSynonyms(db: Kysely<DB>) {
  return db.selectFrom('synonyms').select(['id', 'word', 'meaning']).orderBy('wordKey').execute();
}

/** Most words of the shop that a correction looks through. */
const maxVocabulary = 20_000;

/** The words of the shop, those in names first. As one text, which takes a third of the time of as many rows. */
export async function listVocabulary(db: Kysely<DB>): Promise<KnownWord[]> {
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(term || ' ' || skeleton || ' ' || word || ' ' || rank, ',' order by rank, term) as words from (
      select term, skeleton, word, rank from vocabulary order by rank, term limit ${maxVocabulary}) one`.execute(
    db,
  );
  const words = rows[0]?.words?.split(',') ?? [];
  return words.map((one) => {
    const [term = '', skeleton = '', word = '', rank] = one.split(' ');
    return { term, skeleton, word, rank: Number(rank) };
  });
}

/** Words of the shop that begin like what was typed, the most telling first. */
export function listCompletions(db: Kysely<DB>, beginning: string, limit: number) {
  return db
    .selectFrom('vocabulary')
    .select(['term', 'word'])
    .where(sql<boolean>`starts_with(term, ${beginning})`)
    .orderBy('rank')
    .orderBy(sql`length(word)`)
    .orderBy('term')
    .limit(limit)
    .execute();
}
