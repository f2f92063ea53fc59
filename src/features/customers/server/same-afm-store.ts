import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { Customer, CustomerFile } from '../contract.ts';

/** The other accounts with the same tax number. */
export async function listSameAfm(
  db: Kysely<DB>,
  { id, afm }: Pick<Customer, 'id' | 'afm'>,
): Promise<CustomerFile['sameAfm']> {
  if (afm === undefined) return [];
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('deletedAt', 'is', null)
    .where('afm', '=', afm)
    .where('id', '<>', id)
    .orderBy('createdAt')
    .limit(10)
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    fullName: `${firstName} ${lastName}`.trim(),
  }));
}
