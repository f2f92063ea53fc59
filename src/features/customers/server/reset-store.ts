import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

export async function removeExpiredResets(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
}

/** Stores the hash of a reset token, and deletes expired ones. */
export async function insertReset(
  trx: Transaction,
  reset: { tokenHash: Buffer; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await removeExpiredResets(trx, now);
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

/** Deletes all tokens of these addresses, which are in lower case. */
export async function removeResets(trx: Transaction, addresses: readonly string[]): Promise<void> {
  await trx.deleteFrom('passwordResets').where('email', 'in', addresses).execute();
}

/** Consumes a token; of concurrent calls only one returns true. */
export async function takeReset(trx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst();
  return taken !== undefined;
}
