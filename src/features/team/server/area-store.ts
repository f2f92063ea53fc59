import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { findOrMakeSetting, findSetting, saveSetting } from '#server/db/settings.ts';

const key = 'installation-area';

/** The prefixes of the postal codes that the technicians serve; none in a shop whose administrator has not said them. */
export const findArea = async (db: Kysely<DB>): Promise<string[]> => (await findSetting(db, key)) ?? [];

/** The same, with the row locked until the transaction ends. */
export async function lockArea(trx: Transaction): Promise<string[]> {
  await findOrMakeSetting(trx, key, (): string[] => []);
  return (await findSetting(trx, key, { lock: true })) ?? [];
}

export const saveArea = (trx: Transaction, prefixes: readonly string[]): Promise<void> =>
  saveSetting(trx, key, prefixes);
