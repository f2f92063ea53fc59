import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

/** Stores the hash of a reset token, and deletes expired ones. */
export async function insertReset(
  trx: Transaction,
  reset: { tokenHash: Buffer; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await trx.insertInto('passwordResets').values(reset).execute();
}

/** The address whose password a token may reset; undefined if the token is invalid or expired. */
export async function findReset(db: Kysely<DB>, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const reset = await db
    .selectFrom('passwordResets')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return reset?.email;
}

/** Consumes a token and deletes all others of the address; of concurrent calls only one returns true. */
export async function takeReset(trx: Transaction, tokenHash: Buffer, email: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst();
  await trx.deleteFrom('passwordResets').where('email', '=', email).execute();
  return taken !== undefined;
}
