import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { KnownWord } from '../nearest-words.ts';

/** Every synonym. */
export async function listSynonyms(db: Kysely<DB>) {
  return db.selectFrom('synonyms').select(['id', 'word', 'meaning']).orderBy('wordKey').execute();
}

/** Most words of the shop that a correction looks through. */
const maxVocabulary = 20_000;

/** The words of the shop, those in names first. */
export function listVocabulary(db: Kysely<DB>): Promise<KnownWord[]> {
  return db
    .selectFrom('vocabulary')
    .select(['term', 'skeleton', 'word', 'rank'])
    .orderBy('rank')
    .orderBy('term')
    .limit(maxVocabulary)
    .execute();
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
