import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { foldedWord } from '../fold.ts';
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

/** Words of the shop that begin like what was typed, the most telling first; before them the word with this stem, if there is one. */
export function listCompletions(db: Kysely<DB>, beginning: string, stem: string, limit: number) {
  return db
    .selectFrom('vocabulary')
    .select(['term', 'skeleton', 'word'])
    .where((eb) => eb.or([sql<boolean>`starts_with(term, ${beginning})`, eb('term', '=', stem)]))
    .orderBy(sql`term = ${stem} desc`)
    .orderBy('rank')
    .orderBy(sql`length(word)`)
    .orderBy('term')
    .limit(limit)
    .execute();
}

/** Whether the head of a product's name, or its brand, has one of the words. */
export async function isNamed(db: Kysely<DB>, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false;
  const terms = words.map((word) => foldedWord(word.replace('*', '')).stem);
  const one = await db
    .selectFrom('vocabulary')
    .select('term')
    .where('term', 'in', terms)
    // 4 more for a genitive or plural.
    .where('rank', 'in', [0, 4])
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
