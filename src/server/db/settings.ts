import { sql, type Kysely } from 'kysely';
import type { Transaction } from './database.ts';
import type { DB } from './schema.ts';

/** A setting as it is kept; `lock` holds it until the transaction ends. */
export async function findSetting<Value>(
  db: Kysely<DB>,
  key: string,
  { lock = false } = {},
): Promise<Value | undefined> {
  const held = lock ? sql`for update` : sql``;
  const { rows } = await sql<{ value: Value }>`select value from settings where key = ${key} ${held}`.execute(
    db,
  );
  return rows[0]?.value;
}

/** Keeps a setting in place of the one before. */
export async function saveSetting(trx: Transaction, key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting);
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
