import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

export type EmailChange = {
  customerId: string;
  oldEmail: string;
  newEmail: string;
  confirmHash: Buffer;
  stopHash: Buffer;
  confirmUntil: Date;
  expiresAt: Date;
};

/**
 * Stores a change in place of the account's earlier one; false if that one is confirmed and can still be taken back, which a
 * further change must not prevent.
 */
export async function putEmailChange(trx: Transaction, change: EmailChange, now: Date): Promise<boolean> {
  const stored = await trx
    .insertInto('emailChanges')
    .values(change)
    .onConflict((conflict) =>
      conflict
        .column('customerId')
        .doUpdateSet({ ...change, confirmedAt: null })
        .where(({ or, eb }) =>
          or([eb('emailChanges.confirmedAt', 'is', null), eb('emailChanges.expiresAt', '<=', now)]),
        ),
    )
    .returning('customerId')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether the account's last change was confirmed and can still be taken back. */
export async function hasRecentChange(db: Kysely<DB>, customerId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('emailChanges')
    .where('customerId', '=', customerId)
    .where('confirmedAt', 'is not', null)
    .where('expiresAt', '>', now)
    .select('customerId')
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the unconfirmed change of a link to the new address; undefined if there is none. */
export function lockToConfirm(trx: Transaction, confirmHash: Buffer, now: Date) {
  return trx
    .selectFrom('emailChanges')
    .where('confirmHash', '=', confirmHash)
    .where('confirmedAt', 'is', null)
    .where('confirmUntil', '>', now)
    .select(['customerId', 'oldEmail', 'newEmail'])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the change of a link to the earlier address; undefined if there is none. */
export function lockToStop(trx: Transaction, stopHash: Buffer, now: Date) {
  return trx
    .selectFrom('emailChanges')
    .where('stopHash', '=', stopHash)
    .where('expiresAt', '>', now)
    .select(['customerId', 'oldEmail', 'newEmail', 'confirmedAt'])
    .forUpdate()
    .executeTakeFirst();
}

export async function markConfirmed(trx: Transaction, customerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('emailChanges')
    .set({ confirmedAt: now })
    .where('customerId', '=', customerId)
    .execute();
}

export async function removeEmailChange(trx: Transaction, customerId: string): Promise<void> {
  await trx.deleteFrom('emailChanges').where('customerId', '=', customerId).execute();
}

/** Deletes an account's change of address that is not confirmed; one that is can still be taken back. */
export async function removeUnconfirmed(trx: Transaction, customerId: string): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('customerId', '=', customerId)
    .where('confirmedAt', 'is', null)
    .execute();
}

/** Gives an account another address; false if another account has it or the account no longer has `from`. */
export async function moveEmail(
  trx: Transaction,
  customerId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rows } = await sql`
    update customers set email = ${to}
    where id = ${customerId} and deleted_at is null and lower(email) = ${from}
      and not exists (select from customers other where lower(other.email) = ${to} and other.id <> ${customerId})
    returning id`.execute(trx);
  return rows.length > 0;
}

export async function removeOldEmailChanges(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('emailChanges').where('expiresAt', '<=', now).execute();
}
