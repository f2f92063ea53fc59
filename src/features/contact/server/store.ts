import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { ContactMessage } from '../contract.ts';

/** Keeps a message as new. */
export async function insertMessage(trx: Transaction, id: string, message: ContactMessage): Promise<void> {
  await trx
    .insertInto('contactMessages')
    .values({ id, ...message })
    .execute();
}

/** Removes the messages that came before an instant. */
export async function removeMessagesBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('contactMessages').where('createdAt', '<', before).execute();
}
