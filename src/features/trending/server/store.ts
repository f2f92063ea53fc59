import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { least, ratingPrior, type Demand } from '../rules.ts';

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
