import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

/** A session's name, as stored in audit_log. */
const name = sql<string>`substr(encode(token_hash, 'hex'), 1, 12)`;

/** The administrators' sessions that have not expired, most recently used first. */
export function listAdminSessions(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('sessions')
    .select([name.as('name'), 'createdAt', 'seenAt', 'address', 'userAgent'])
    .where('kind', '=', 'admin')
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('createdAt', 'desc')
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
