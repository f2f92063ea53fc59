import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { findSetting, saveSetting } from '../../../server/db/settings.ts';

/** The secret of an authenticator app, and the step of the last code that it opened with. */
export type SecondStep = { secret: string; lastStep: number };

/** `pending` until a code has shown that the app has the secret. */
type Which = 'admin_second_step' | 'admin_second_step_pending';

/** The second step as it is kept; `lock` holds it until the transaction ends. */
export const findSecondStep = (db: Kysely<DB>, which: Which, options?: { lock: boolean }) =>
  findSetting<SecondStep>(db, which, options);

/** Keeps a second step in place of the one before. */
export const saveSecondStep = (trx: Transaction, which: Which, step: SecondStep): Promise<void> =>
  saveSetting(trx, which, step);

/** Forgets the second step, also one that was only begun, and every recovery code. */
export async function removeSecondStep(trx: Transaction): Promise<void> {
  const keys: Which[] = ['admin_second_step', 'admin_second_step_pending'];
  await trx.deleteFrom('settings').where('key', 'in', keys).execute();
  await trx.deleteFrom('adminRecoveryCodes').execute();
}

/** Keeps recovery codes by their hashes, in place of those before. */
export async function saveRecoveryCodes(trx: Transaction, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('adminRecoveryCodes').execute();
  await trx
    .insertInto('adminRecoveryCodes')
    .values(hashes.map((codeHash) => ({ codeHash })))
    .execute();
}

/** Uses a recovery code up; false when there is none of this hash. */
export async function takeRecoveryCode(trx: Transaction, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('adminRecoveryCodes')
    .where('codeHash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('adminRecoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
