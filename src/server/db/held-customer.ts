import type { Kysely } from 'kysely';
import type { DB } from './schema.ts';

/**
 * A customer, for a statement that writes for them: found only if the account is not deleted, and not deleted before the
 * transaction ends. Who asks was read before it, and may be gone.
 */
export const heldCustomer = (db: Kysely<DB>, id: string) =>
  db.selectFrom('customers').select('id').where('id', '=', id).where('deletedAt', 'is', null).forShare();
