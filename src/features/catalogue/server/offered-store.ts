import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { deviceKinds, type DeviceKind } from '../device-kinds.ts';
import { readDevice } from '../read-device.ts';

/** Of so many products one is known well enough, or none is. */
const looked = 500;

/** Whether the shop sells a product of one of these kinds that is known well enough to advise it. */
export async function sellsAny(db: Kysely<DB>, kinds: readonly DeviceKind[]): Promise<boolean> {
  const names = kinds.flatMap((kind) => [kind, foldGreek(deviceKinds[kind].label)]);
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
    return kind !== undefined && kinds.some((one) => one === kind);
  });
}
