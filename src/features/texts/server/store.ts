import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { LegalText } from '#shared/texts.ts';

/** A legal text as it was published, filled in. */
export type TextVersion = { id: number; body: string; validFrom: LocalDate };

type Named = Omit<TextVersion, 'body'>;

export const findVersion = (db: Kysely<DB>, text: LegalText, id: number): Promise<TextVersion | undefined> =>
  db
    .selectFrom('textVersions')
    .where('text', '=', text)
    .where('id', '=', id)
    .select(['id', 'body', 'validFrom'])
    .executeTakeFirst();

/** The version in force, if its text is this one. */
export async function findInForce(db: Kysely<DB>, text: LegalText, body: string): Promise<Named | undefined> {
  const last = await db
    .selectFrom('textVersions')
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'validFrom', sql<boolean>`hash = md5(${body}::text)`.as('isSame')])
    .executeTakeFirst();
  return last?.isSame ? { id: last.id, validFrom: last.validFrom } : undefined;
}

export const insertVersion = (
  trx: Transaction,
  version: Omit<TextVersion, 'id'> & { text: LegalText },
): Promise<Named> =>
  trx.insertInto('textVersions').values(version).returning(['id', 'validFrom']).executeTakeFirstOrThrow();

/** All versions, the last first. */
export const listVersions = (db: Kysely<DB>, text: LegalText): Promise<Named[]> =>
  db
    .selectFrom('textVersions')
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .limit(200)
    .select(['id', 'validFrom'])
    .execute();
