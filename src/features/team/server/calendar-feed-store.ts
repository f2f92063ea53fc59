import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

/** When the secret calendar address was created; undefined if there is none. */
export async function findFeed(db: Kysely<DB>): Promise<Date | undefined> {
  const feed = await db.selectFrom('calendarFeeds').select('createdAt').executeTakeFirst();
  return feed?.createdAt;
}

/** Whether a token's hash belongs to the valid address. */
export async function isFeed(db: Kysely<DB>, tokenHash: Buffer): Promise<boolean> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .where('tokenHash', '=', tokenHash)
    .select('createdAt')
    .executeTakeFirst();
  return feed !== undefined;
}

/** Deletes the secret address. */
export async function removeFeeds(trx: Transaction): Promise<void> {
  await trx.deleteFrom('calendarFeeds').execute();
}

/** Stores a new secret address as a hash. */
export async function insertFeed(trx: Transaction, tokenHash: Buffer, createdAt: Date): Promise<void> {
  await trx.insertInto('calendarFeeds').values({ tokenHash, createdAt }).execute();
}
