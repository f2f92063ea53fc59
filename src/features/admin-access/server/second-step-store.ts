import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { findSetting, saveSetting } from '#server/db/settings.ts';

/**
 * The secret of an authenticator app, and the time step of the last accepted code; `begunAt`, an instant, while it is pending.
 */
export type SecondStep = { secret: string; lastStep: number; begunAt?: string };

/** `pending` until a code has proven that the app has the secret. */
type Which = 'admin_second_step' | 'admin_second_step_pending';

/** The stored second step; `lock` locks the row until the transaction ends. */
export const findSecondStep = (db: Kysely<DB>, which: Which, options?: { lock: boolean }) =>
  findSetting<SecondStep>(db, which, options);

export const saveSecondStep = (trx: Transaction, which: Which, step: SecondStep): Promise<void> =>
  saveSetting(trx, which, step);

/** Deletes the second step, a pending one too, and all recovery codes. */
export async function removeSecondStep(trx: Transaction): Promise<void> {
  const keys: Which[] = ['admin_second_step', 'admin_second_step_pending'];
  await trx.deleteFrom('settings').where('key', 'in', keys).execute();
  await trx.deleteFrom('adminRecoveryCodes').execute();
}

/** Stores recovery codes as hashes and deletes the previous ones. */
export async function saveRecoveryCodes(trx: Transaction, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('adminRecoveryCodes').execute();
  await trx
    .insertInto('adminRecoveryCodes')
    .values(hashes.map((codeHash) => ({ codeHash })))
    .execute();
}

/** Consumes a recovery code; false if none has this hash. */
export async function takeRecoveryCode(trx: Transaction, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('adminRecoveryCodes')
    .where('codeHash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether an unused recovery code has this hash. */
export async function hasRecoveryCode(db: Kysely<DB>, codeHash: Buffer): Promise<boolean> {
  const code = await db
    .selectFrom('adminRecoveryCodes')
    .where('codeHash', '=', codeHash)
    .select('codeHash')
    .executeTakeFirst();
  return code !== undefined;
}

export async function countRecoveryCodes(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('adminRecoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
