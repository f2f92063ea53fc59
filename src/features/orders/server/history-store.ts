import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { StoredChange } from '../present.ts';

/** Adds an entry to an order's history; returns its id. */
export async function insertChange(
  trx: Transaction,
  orderId: string,
  change: StoredChange & { actorId?: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('orderHistory')
    .values({ orderId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a step from an order's history; its note stays. */
export async function takeBackChange(trx: Transaction, orderId: string, id: string): Promise<void> {
  await trx
    .updateTable('orderHistory')
    .set({ toStatus: sql<string>`from_status` })
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .where('note', '<>', '')
    .execute();
  await trx
    .deleteFrom('orderHistory')
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .where('note', '=', '')
    .execute();
}
