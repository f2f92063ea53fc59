import { sql, type Kysely } from 'kysely';
import { findSetting, saveSetting } from '#server/db/settings.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';

/** The company's own text, and how often it was saved; without a text the ready one holds. */
export type OwnTerms = { revision: number; body: string | null };

export type TermsVersion = { id: number; body: string; validFrom: LocalDate };

const key = 'terms';

export const findOwnTerms = async (db: Kysely<DB>, options?: { lock?: boolean }): Promise<OwnTerms> =>
  (await findSetting<OwnTerms>(db, key, options)) ?? { revision: 0, body: null };

export const saveOwnTerms = (trx: Transaction, terms: OwnTerms): Promise<void> =>
  saveSetting(trx, key, terms);

const columns = ['id', 'body', 'validFrom'] as const;

export const findTermsVersion = (db: Kysely<DB>, id: number): Promise<TermsVersion | undefined> =>
  db.selectFrom('termsVersions').where('id', '=', id).select(columns).executeTakeFirst();

/** The version in force, if its text is this one. */
export async function findInForce(
  db: Kysely<DB>,
  body: string,
): Promise<Omit<TermsVersion, 'body'> | undefined> {
  const last = await db
    .selectFrom('termsVersions')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'validFrom', sql<boolean>`hash = md5(${body}::text)`.as('isSame')])
    .executeTakeFirst();
  return last?.isSame ? { id: last.id, validFrom: last.validFrom } : undefined;
}

export const insertTermsVersion = (
  trx: Transaction,
  version: Omit<TermsVersion, 'id'>,
): Promise<Omit<TermsVersion, 'body'>> =>
  trx.insertInto('termsVersions').values(version).returning(['id', 'validFrom']).executeTakeFirstOrThrow();

/** All versions, the last first. */
export const listTermsVersions = (db: Kysely<DB>): Promise<Omit<TermsVersion, 'body'>[]> =>
  db.selectFrom('termsVersions').orderBy('id', 'desc').limit(200).select(['id', 'validFrom']).execute();
