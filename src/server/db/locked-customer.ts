import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** Share-locks a customer whose account is not deleted: the account may have been deleted since the session was read. */
export const lockedCustomer = (db: Kysely<DB>, id: string) =>
  db.selectFrom('customers').select('id').where('id', '=', id).where('deletedAt', 'is', null).forShare();
