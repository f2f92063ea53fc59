import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** Share-locks a customer whose account is not deleted, until the end of the transaction; the session was read before it. */
export const heldCustomer = (db: Kysely<DB>, id: string) =>
  db.selectFrom('customers').select('id').where('id', '=', id).where('deletedAt', 'is', null).forShare();
