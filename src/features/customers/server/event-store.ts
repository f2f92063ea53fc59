import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { CustomerFile, historyLabels } from '../contract.ts';
import { wire } from '#shared/wire.ts';

/** Adds an event to an account's history; returns its id. */
export async function insertEvent(
  trx: Transaction,
  customerId: string,
  event: {
    event: keyof typeof historyLabels;
    reason?: string | null;
    actorName?: string | undefined;
    at: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('customerEvents')
    .values({ customerId, ...event })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeEvent(trx: Transaction, customerId: string, id: string): Promise<void> {
  await trx.deleteFrom('customerEvents').where('customerId', '=', customerId).where('id', '=', id).execute();
}

/** An account's history, latest first. */
export async function listEvents(db: Kysely<DB>, customerId: string): Promise<CustomerFile['history']> {
  const rows = await db
    .selectFrom('customerEvents')
    .select(['event', 'reason', 'actorName', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(wire);
}
