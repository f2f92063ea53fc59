import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { usualArea } from '../installation-area.ts';

const key = 'installation-area';

export async function findArea(db: Kysely<DB>): Promise<string[]> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return Array.isArray(row?.value) ? row.value.map(String) : [...usualArea];
}

/** The same, with the row locked until the transaction ends. */
export async function lockArea(trx: Transaction): Promise<string[]> {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(usualArea)}::jsonb)
    on conflict (key) do update set value = settings.value`.execute(trx);
  return findArea(trx);
}

export async function saveArea(trx: Transaction, prefixes: readonly string[]): Promise<void> {
  await trx
    .updateTable('settings')
    .set({ value: JSON.stringify(prefixes) })
    .where('key', '=', key)
    .execute();
}
