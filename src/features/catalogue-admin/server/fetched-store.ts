import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { picturesPath } from '#shared/images.ts';

/** How long a fetched picture is remembered, in milliseconds. */
const rememberedMs = 90 * 24 * 3_600_000;

/** The stored pictures of these addresses, or of all, by address; only those whose file exists. */
export async function listFetched(
  db: Kysely<DB>,
  sources?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ source: string; url: string }>`
    select source, url from fetched_pictures
    join objects on path = substr(url, ${sql.lit(picturesPath.length + 1)})
    where ${sources ? sql`source = any(${[...sources]}::text[])` : sql`true`}`.execute(db);
  return new Map(rows.map(({ source, url }) => [source, url]));
}

/** Remembers which stored picture an address became. */
export async function putFetched(
  db: Kysely<DB>,
  picture: { source: string; url: string; fetchedAt: Date },
): Promise<void> {
  await db
    .insertInto('fetchedPictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ url: picture.url, fetchedAt: picture.fetchedAt }),
    )
    .execute();
}

/** Forgets what was fetched long ago. */
export async function removeOldFetched(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('fetchedPictures')
    .where('fetchedAt', '<', new Date(now.getTime() - rememberedMs))
    .execute();
}
