import { sql, type Kysely } from 'kysely';
import type { Transaction } from './database.ts';
import type { DB } from './schema.ts';

/** Reads a stored setting; `lock` locks its row until the transaction ends. */
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

/** Reads a setting, or creates and stores it when it is missing; concurrent callers all get the stored one. */
export async function findOrMakeSetting<Value>(
  db: Kysely<DB>,
  key: string,
  make: () => Value,
): Promise<Value> {
  const stored = await findSetting<Value>(db, key);
  if (stored !== undefined) return stored;
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findOrMakeSetting(db, key, make);
}

export async function saveSetting(trx: Transaction, key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting);
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
