import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Db } from './store.ts';

export type StoredFile = { id: string; path: string; name: string; isPicture: boolean; createdAt: Date };

export const listFiles = (db: Db, offerId: string): Promise<StoredFile[]> =>
  db
    .selectFrom('offerFiles')
    .where('offerId', '=', offerId)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'path', 'name', 'isPicture', 'createdAt'])
    .execute();

export async function insertFile(trx: Transaction, offerId: string, file: StoredFile): Promise<void> {
  await trx
    .insertInto('offerFiles')
    .values({ offerId, ...file })
    .execute();
}

/** Gives an offer the files of another under the same ids. */
export async function copyFiles(trx: Transaction, from: string, to: string): Promise<void> {
  await sql`
    insert into offer_files (offer_id, id, path, name, is_picture, created_at)
    select ${to}, id, path, name, is_picture, created_at from offer_files where offer_id = ${from}`.execute(
    trx,
  );
}
