import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

type AdminPassword = { hash: string; isDemo: boolean };

/** The administrators' password as it is kept; `lock` holds it until the transaction ends. */
export async function findAdminPassword(
  db: Kysely<DB>,
  { lock = false } = {},
): Promise<AdminPassword | undefined> {
  const setting = await db
    .selectFrom('settings')
    .select(sql<AdminPassword>`value`.as('value'))
    .where('key', '=', 'admin_password')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return setting?.value;
}

/** Keeps the administrators' password in place of the one before. */
export async function saveAdminPassword(trx: Transaction, password: AdminPassword): Promise<void> {
  const value = JSON.stringify(password);
  await trx
    .insertInto('settings')
    .values({ key: 'admin_password', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
