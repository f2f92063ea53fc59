import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { coursePoints, courseDays, least, ratingPrior, type Demand } from '../rules.ts';

const [stars, reviews] = [sql.lit(ratingPrior.stars), sql.lit(ratingPrior.reviews)];

/**
 * The best rated products: first those with customers' reviews, then those with a sample rating. The order is that of the
 * rating drawn towards a middling one, the more the fewer the reviews; what is returned is the rating as it is.
 */
export async function listBestRated(db: Kysely<DB>, most: number) {
  const rows = await db
    .selectFrom('products')
    .where('rating', 'is not', null)
    .where('isDraft', '=', false)
    .select(['id', 'rating', 'reviewCount', 'starsCount'])
    .orderBy(
      sql`(stars_count = 0),
        (rating * review_count + ${stars} * ${reviews}) / (review_count + ${reviews}) desc,
        review_count desc, id`,
    )
    .limit(most)
    .execute();
  return rows.map(({ id, rating, reviewCount, starsCount }) => ({
    id,
    rating: Number(rating),
    reviewCount,
    isSampleRating: starsCount === 0,
  }));
}

/** The first instant of the earlier days and of the recent ones, and the end of them. */
export type DemandDays = Record<'earlier' | 'recent' | 'end', Date>;

/** The products with enough recent orders to be compared, with the orders before. Cancelled orders do not count. */
export async function listDemand(db: Kysely<DB>, { earlier, recent, end }: DemandDays): Promise<Demand[]> {
  const { rows } = await sql<Demand>`
    select product_id as "productId",
      (count(distinct orders.id) filter (where created_at >= ${recent}))::int as recent,
      (count(distinct orders.id) filter (where created_at < ${recent}))::int as earlier
    from orders join order_lines on order_id = orders.id
    where created_at >= ${earlier} and created_at < ${end} and not is_void and product_id is not null
    group by product_id
    having count(distinct orders.id) filter (where created_at >= ${recent}) >= ${sql.lit(least.recent)}
    order by product_id`.execute(db);
  return rows;
}

/** The orders of some products per `courseDays` since the earlier days began, oldest first. Cancelled orders do not count. */
export async function listCourses(
  db: Kysely<DB>,
  productIds: readonly number[],
  { earlier, end }: DemandDays,
): Promise<Map<number, number[]>> {
  const courses = new Map(productIds.map((id) => [id, Array.from({ length: coursePoints }, () => 0)]));
  if (productIds.length === 0) return courses;
  const { rows } = await sql<{ productId: number; point: number; orders: number }>`
    select product_id as "productId",
      least(floor(extract(epoch from created_at - ${earlier}) / ${sql.lit(courseDays * 86_400)}),
        ${sql.lit(coursePoints - 1)})::int as point,
      count(distinct orders.id)::int as orders
    from orders join order_lines on order_id = orders.id
    where created_at >= ${earlier} and created_at < ${end} and not is_void
      and product_id in (${sql.join(productIds)})
    group by 1, 2`.execute(db);
  for (const { productId, point, orders } of rows) {
    const course = courses.get(productId);
    if (course) course[point] = orders;
  }
  return courses;
}
