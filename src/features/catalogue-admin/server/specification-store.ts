import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/** How many products say each specification, by the name under which they keep it. */
export async function countSaid(db: Kysely<DB>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select said as name, count(distinct id)::int as count
    from products, jsonb_each(specifications) as grouped (heading, entries),
      jsonb_object_keys(case jsonb_typeof(entries) when 'object' then entries else '{}' end) as said
    where deleted_at is null group by said`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
