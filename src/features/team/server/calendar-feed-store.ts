import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** A secret address is marked as used at most once in this time, in milliseconds. */
const markAfter = 3_600_000;

type Feed = { technicianId: number | null; createdAt: Date; expiresAt: Date; usedAt: Date | null };

/** The secret calendar addresses that have not ended. */
export function listFeeds(db: Kysely<DB>, now: Date): Promise<Feed[]> {
  return db
    .selectFrom('calendarFeeds')
    .where('expiresAt', '>', now)
    .select(['technicianId', 'createdAt', 'expiresAt', 'usedAt'])
    .orderBy('createdAt')
    .execute();
}

/** Whose visits the address with a token's hash shows, null for everybody's; undefined if there is no such address. */
export function findFeedOf(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<Feed, 'technicianId' | 'usedAt'> | undefined> {
  return db
    .selectFrom('calendarFeeds')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where((eb) =>
      eb.or([
        eb('technicianId', 'is', null),
        eb.exists(
          eb
            .selectFrom('technicians')
            .whereRef('technicians.id', '=', 'calendarFeeds.technicianId')
            .where('isActive', '=', true),
        ),
      ]),
    )
    .select(['technicianId', 'usedAt'])
    .executeTakeFirst();
}

/** Stores that a calendar has read the address, unless that is stored of the last hour. */
export async function markFeedUsed(
  db: Kysely<DB>,
  tokenHash: Buffer,
  usedAt: Date | null,
  now: Date,
): Promise<void> {
  if (usedAt && now.getTime() - usedAt.getTime() < markAfter) return;
  await db.updateTable('calendarFeeds').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
}

/** Deletes the secret address of a technician, or of everybody's visits; returns when it was created. */
export async function removeFeed(
  trx: Transaction,
  technicianId: number | null = null,
): Promise<Date | undefined> {
  const feed = await trx
    .deleteFrom('calendarFeeds')
    .where('technicianId', 'is not distinct from', technicianId)
    .returning('createdAt')
    .executeTakeFirst();
  return feed?.createdAt;
}

/** Stores a new secret address as a hash. */
export async function insertFeed(
  trx: Transaction,
  feed: { tokenHash: Buffer; createdAt: Date; expiresAt: Date; technicianId: number | null },
): Promise<void> {
  await trx.insertInto('calendarFeeds').values(feed).execute();
}

export async function removeEndedFeeds(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('expiresAt', '<=', now).execute();
}
