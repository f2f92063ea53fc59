import type { Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';

/** When the secret calendar address of a technician, or of everybody's visits, was created; undefined if there is none. */
export async function findFeed(
  db: Kysely<DB>,
  technicianId: number | null = null,
): Promise<Date | undefined> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .where('technicianId', 'is not distinct from', technicianId)
    .select('createdAt')
    .executeTakeFirst();
  return feed?.createdAt;
}

/** Whose visits the address with a token's hash shows, null for everybody's; undefined if there is no such address. */
export function findFeedOf(
  db: Kysely<DB>,
  tokenHash: Buffer,
): Promise<{ technicianId: number | null } | undefined> {
  return db
    .selectFrom('calendarFeeds')
    .where('tokenHash', '=', tokenHash)
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
    .select('technicianId')
    .executeTakeFirst();
}

/** Deletes the secret address of a technician, or of everybody's visits. */
export async function removeFeed(trx: Transaction, technicianId: number | null = null): Promise<void> {
  await trx.deleteFrom('calendarFeeds').where('technicianId', 'is not distinct from', technicianId).execute();
}

/** Stores a new secret address as a hash. */
export async function insertFeed(
  trx: Transaction,
  feed: { tokenHash: Buffer; createdAt: Date; technicianId: number | null },
): Promise<void> {
  await trx.insertInto('calendarFeeds').values(feed).execute();
}
