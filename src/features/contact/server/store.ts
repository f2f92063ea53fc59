import type { Transaction } from '../../../server/db/database.ts';
import type { ContactMessage } from '../contract.ts';

/** Keeps a message as new. */
export async function insertMessage(trx: Transaction, id: string, message: ContactMessage): Promise<void> {
  await trx
    .insertInto('contactMessages')
    .values({ id, ...message })
    .execute();
}
