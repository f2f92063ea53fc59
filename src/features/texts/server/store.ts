import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { LegalText, TextValues } from '#shared/texts.ts';

/** A legal text as it was published, filled in. */
export type TextVersion = { id: number; body: string; validFrom: LocalDate };

type Named = Omit<TextVersion, 'body'>;

/** `hash` is the MD5 of the body, in hexadecimal digits. */
type LastVersion = Named & { hash: string };

export const findVersion = (db: Kysely<DB>, text: LegalText, id: number): Promise<TextVersion | undefined> =>
  db
    .selectFrom('textVersions')
    .where('text', '=', text)
    .where('id', '=', id)
    .select(['id', 'body', 'validFrom'])
    .executeTakeFirst();

/** What stands under this key of the settings, and the last version that was published, in one statement: every order asks. */
export async function findTextInForce(db: Kysely<DB>, text: LegalText, setting: string) {
  const { rows } = await sql<
    { own: { values: TextValues | null } | null } & (LastVersion | Record<keyof LastVersion, null>)
  >`
    select (select value from settings where key = ${setting}) as own, last.id, last.valid_from, last.hash
    from (select 1) as one left join lateral
      (select id, valid_from, hash from text_versions where text = ${text} order by id desc limit 1) as last on true`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error(`Nothing was read of the text ${text}`);
  const { own, id, validFrom, hash } = found;
  return { values: own?.values ?? null, ...(id !== null && { last: { id, validFrom, hash } }) };
}

/** Keeps a version, once: of those who find at the same time that the text is another, the first stores it for all. */
export async function keepVersion(
  trx: Transaction,
  version: Omit<TextVersion, 'id'> & { text: LegalText },
): Promise<Named> {
  const { text, body } = version;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${text}`}, 0))`.execute(trx);
  const { rows } = await sql<Named & { isSame: boolean }>`
    select id, valid_from, hash = md5(${body}) as is_same from text_versions
    where text = ${text} order by id desc limit 1`.execute(trx);
  const [last] = rows;
  if (last?.isSame) return { id: last.id, validFrom: last.validFrom };
  return trx
    .insertInto('textVersions')
    .values(version)
    .returning(['id', 'validFrom'])
    .executeTakeFirstOrThrow();
}

/** All versions, the last first. */
export const listVersions = (db: Kysely<DB>, text: LegalText): Promise<Named[]> =>
  db
    .selectFrom('textVersions')
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .limit(200)
    .select(['id', 'validFrom'])
    .execute();
