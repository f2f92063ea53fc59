import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** A session's name, as stored in audit_log. */
const name = sql<string>`substr(encode(token_hash, 'hex'), 1, 12)`;

/** The administrators' sessions that have not expired, most recently used first. */
export function listAdminSessions(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('sessions')
    .select([name.as('name'), 'createdAt', 'seenAt', 'address', 'userAgent'])
    .select((eb) => eb.fn.coalesce('personName', 'displayName').as('person'))
    .where('kind', '=', 'admin')
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function savePersonName(trx: Transaction, tokenHash: Buffer, personName: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ personName })
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', 'admin')
    .execute();
}

/** Ends the administrators' session with this name; false if there is none. */
export async function endAdminSession(trx: Transaction, session: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('kind', '=', 'admin')
    .where(name, '=', session)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes the secret of an authenticator app that no code has confirmed. */
export async function removePendingSecret(trx: Transaction): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', 'admin_second_step_pending').execute();
}

/** Ends all secret addresses of calendars: anyone who had access may know them. */
export async function removeAllFeeds(trx: Transaction): Promise<void> {
  await trx.deleteFrom('calendarFeeds').execute();
}
