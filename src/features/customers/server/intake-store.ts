import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { isGone } from '#server/db/violations.ts';
import { maxInvited } from '../intake-contract.ts';
import { invitationMs } from '../invitation.ts';

const today = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/** What customers are recognised by: every living one, in the order in which they came. */
export function listKnown(db: Kysely<DB>) {
  return db
    .selectFrom('customers')
    .where('deletedAt', 'is', null)
    .select(['id', 'afm', 'phone', sql<string>`lower(email)`.as('email')])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('fullName'))
    .orderBy('createdAt')
    .execute();
}

/** Nobody else can add or change a customer until the transaction ends. */
export async function lockCustomers(trx: Transaction): Promise<void> {
  await sql`lock table customers in share row exclusive mode`.execute(trx);
}

/** The customers who can be invited: approved, with an e-mail address, and without an account; of these ids, or whoever has no invitation since `since`. Locked until the transaction ends. */
export function lockInvitable(trx: Transaction, which: { ids: readonly string[] } | { since: Date }) {
  return invitable(trx, which)
    .select(['id', 'email', 'firstName', 'lastName', 'invitedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxInvited)
    .forNoKeyUpdate()
    .execute();
}

function invitable(db: Kysely<DB>, which: { ids: readonly string[] } | { since: Date }) {
  const found = db
    .selectFrom('customers')
    .where('deletedAt', 'is', null)
    .where('isVerified', '=', true)
    .where('passwordHash', '=', '')
    .where('email', '<>', '');
  return 'ids' in which
    ? found.where('id', 'in', [...which.ids])
    : found.where((eb) => eb.or([eb('invitedAt', 'is', null), eb('invitedAt', '<', which.since)]));
}

export async function countInvitable(db: Kysely<DB>, since: Date): Promise<number> {
  const { count } = await invitable(db, { since })
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes when customers were invited; null: no longer. */
export async function markInvited(trx: Transaction, ids: readonly string[], at: Date | null): Promise<void> {
  await trx.updateTable('customers').set({ invitedAt: at }).where('id', 'in', ids).execute();
}

/** Forgets the invitations that nobody accepted in time. */
export async function forgetInvitations(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set({ invitedAt: null })
    .where('invitedAt', '<', new Date(now.getTime() - invitationMs))
    .execute();
}

/** The address of a customer whose invitation of this instant still holds; undefined if it does not. */
export async function findInvited(db: Kysely<DB>, id: string, at: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('invitedAt', '=', at)
    .where('passwordHash', '=', '')
    .select('email')
    .executeTakeFirst();
  return row?.email;
}

/** Keeps which customers an import made, so that it can be undone. */
export async function insertImport(
  trx: Transaction,
  made: { id: string; customerIds: string[]; createdAt: Date },
): Promise<void> {
  await trx.insertInto('customerImports').values(made).execute();
}

/** The imports of the last day that were not undone, newest first. */
export async function listImports(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('customerImports')
    .where('createdAt', '>=', today(now))
    .where('undoneAt', 'is', null)
    .select(['id', 'createdAt', sql<number>`cardinality(customer_ids)`.as('count')])
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
}

/** The customers of an import of the last day that was not undone, marked as undone; undefined if there is none. */
export async function takeImport(trx: Transaction, id: string, now: Date): Promise<string[] | undefined> {
  const row = await trx
    .updateTable('customerImports')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('createdAt', '>=', today(now))
    .where('undoneAt', 'is', null)
    .returning('customerIds')
    .executeTakeFirst();
  return row?.customerIds;
}

/** Deletes the rows of customers who have no account; false if one has, or something of theirs is kept: the transaction can then only be rolled back. */
export async function deleteCustomers(trx: Transaction, ids: readonly string[]): Promise<boolean> {
  try {
    await trx
      .updateTable('auditLog')
      .set({ before: '{}', after: '{}' })
      .where('entity', '=', 'customer')
      .where('entityId', 'in', ids)
      .execute();
    // Waits for a visit that is being booked for one of them.
    await trx.selectFrom('customers').select('id').where('id', 'in', ids).forUpdate().execute();
    const { numDeletedRows } = await trx
      .deleteFrom('customers')
      .where('id', 'in', ids)
      .where('passwordHash', '=', '')
      // A visit would lose its customer, and a chat would go with him.
      .where(
        sql<boolean>`not exists (select from appointments where customer_id = customers.id)
          and not exists (select from chat_conversations where customer_id = customers.id)`,
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === ids.length;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** Forgets the imports that can no longer be undone. */
export async function removeOldImports(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('customerImports').where('createdAt', '<', today(now)).execute();
}
