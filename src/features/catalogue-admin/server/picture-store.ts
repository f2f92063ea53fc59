import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { picturesPath, type Image } from '#shared/images.ts';

/** The existing pictures of these addresses, with their sizes, in the same order. */
export async function listImages(db: Kysely<DB>, urls: readonly string[]): Promise<Image[]> {
  const { rows } = await sql<Image>`
    select u.url, coalesce(o.width, 0) as width, coalesce(o.height, 0) as height
    from unnest(${urls}::text[]) with ordinality as u(url, position)
    join objects o on o.path = substr(u.url, ${sql.lit(picturesPath.length + 1)})
    order by u.position`.execute(db);
  return rows;
}

/** The addresses of all product pictures. */
export async function listImageUrls(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('objects').select('path').where('path', 'like', 'products/%').execute();
  return rows.map(({ path }) => picturesPath + path);
}
