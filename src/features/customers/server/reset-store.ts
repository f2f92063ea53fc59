import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

/** Keeps the hash of a reset token, and no longer those that have run out. */
export async function insertReset(
  trx: Transaction,
  reset: { tokenHash: Buffer; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await trx.insertInto('passwordResets').values(reset).execute();
}

/** For which address a token may reset the password now. */
export async function findReset(db: Kysely<DB>, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const reset = await db
    .selectFrom('passwordResets')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return reset?.email;
}

/** Takes a token away, of those who try at once for one only, and with it every other token of the address. */
export async function takeReset(trx: Transaction, tokenHash: Buffer, email: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst();
  await trx.deleteFrom('passwordResets').where('email', '=', email).execute();
  return taken !== undefined;
}
