import type { Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';

/** Forgets the orders that were placed before an instant, with all that belongs to them, and withdrawals as old. */
export async function removeOrdersBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('orders').where('createdAt', '<', before).execute();
  await db.deleteFrom('withdrawals').where('createdAt', '<', before).execute();
}
