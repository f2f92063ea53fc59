import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import { skillOf } from '../installation.ts';

/** The slug of the service that installs an order's products: the first bookable one that requires the skill. */
export async function findInstallationService(db: Kysely<DB>, orderId: string): Promise<string | undefined> {
  const product = await db
    .selectFrom('orderLines')
    .innerJoin('products', 'products.id', 'productId')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .where('orderId', '=', orderId)
    .orderBy('withInstallation', 'desc')
    .orderBy('orderLines.position')
    .select('searchCategory')
    .limit(1)
    .executeTakeFirst();
  const skill = skillOf[product?.searchCategory ?? 'cameras'];
  const service = await db
    .selectFrom('services')
    .where('isBookable', '=', true)
    .where('isEmergency', '=', false)
    .where(sql<boolean>`${skill} = any(required_skills)`)
    .orderBy('position')
    .orderBy('id')
    .select('slug')
    .limit(1)
    .executeTakeFirst();
  return service?.slug;
}
