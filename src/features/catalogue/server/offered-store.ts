import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { deviceKinds } from '../device-kinds.ts';
import { readDevice } from '../read-device.ts';

/** A security system begins with one of these. */
const hearts = ['camera', 'panel'] as const;
const names = hearts.flatMap((kind) => [kind, foldGreek(deviceKinds[kind].label)]);
/** Of so many products one is known well enough, or none is. */
const looked = 500;

/** Whether the shop sells anything that a system could be advised from. */
export async function hasHeart(db: Kysely<DB>): Promise<boolean> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .where('isDraft', '=', false)
    .where(
      sql<boolean>`coalesce(greek_key(jsonb_path_query_first(specifications, '$.*.kind') #>> '{}'), product_kind) = any(${names}::text[])`,
    )
    .select(['brand', 'productKind as categoryKind', 'specifications'])
    .limit(looked)
    .execute();
  return rows.some((row) => {
    const kind = readDevice(row)?.calc?.kind;
    return kind !== undefined && hearts.some((one) => one === kind);
  });
}
