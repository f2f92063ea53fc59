import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Db } from './store.ts';

type StoredFile = { id: string; path: string; name: string; createdAt: Date };

/** The files of contracts, in their order. */
export const listFiles = (
  db: Db,
  contractIds: readonly string[],
): Promise<(StoredFile & { contractId: string })[]> =>
  db
    .selectFrom('contractFiles')
    .where('contractId', '=', sql<string>`any(${[...contractIds]}::text[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .selectAll()
    .execute();

export async function insertFile(trx: Transaction, contractId: string, file: StoredFile): Promise<void> {
  await trx
    .insertInto('contractFiles')
    .values({ contractId, ...file })
    .execute();
}

export async function deleteFile(trx: Transaction, contractId: string, id: string): Promise<void> {
  await trx.deleteFrom('contractFiles').where('contractId', '=', contractId).where('id', '=', id).execute();
}
