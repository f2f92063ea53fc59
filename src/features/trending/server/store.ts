import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { LocalDate } from '../../../shared/dates.ts';
import { least, viewersPerOrder, type Demand } from '../rules.ts';

/** So many imagined reviews with the shop's mean stand beside a product's own, so that one review of 5 does not lead. */
const meanWeight = 3;

/**
 * The best rated products: first those with customers' reviews, then those with a sample rating. The order is that of the
 * rating drawn towards the mean of all, the more the fewer the reviews; what is returned is the rating as it is.
 */
export async function listBestRated(db: Kysely<DB>, most: number) {
  const rows = await db
    .selectFrom('products')
    .where('rating', 'is not', null)
    .where('isDraft', '=', false)
    .select(['id', 'rating', 'reviewCount', 'starsCount'])
    .orderBy(
      sql`(stars_count = 0),
        (rating * review_count + ${meanWeight} * avg(rating) over ()) / (review_count + ${meanWeight}) desc,
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

/** The first day of the earlier days and of the recent ones, and the day after them; each also as its first instant. */
export type DemandDays = Record<'earlier' | 'recent' | 'end', { day: LocalDate; at: Date }>;

/** The products with enough recent demand to be compared, with the demand before. Cancelled orders do not count. */
export async function listDemand(db: Kysely<DB>, { earlier, recent, end }: DemandDays): Promise<Demand[]> {
  const { rows } = await sql<{
    productId: number;
    recentOrders: number;
    earlierOrders: number;
    recentViewers: number;
    earlierViewers: number;
  }>`
    with sold as (
      select product_id,
        count(distinct orders.id) filter (where created_at >= ${recent.at}) as recent_orders,
        count(distinct orders.id) filter (where created_at < ${recent.at}) as earlier_orders
      from orders join order_lines on order_id = orders.id
      where created_at >= ${earlier.at} and created_at < ${end.at} and status <> 'cancelled' and product_id is not null
      group by product_id),
    seen as (
      select product_id,
        sum(viewers) filter (where day >= ${recent.day}::date) as recent_viewers,
        sum(viewers) filter (where day < ${recent.day}::date) as earlier_viewers
      from product_view_days where day >= ${earlier.day}::date and day < ${end.day}::date
      group by product_id),
    demand as (
      select product_id as "productId",
        coalesce(recent_orders, 0)::int as "recentOrders", coalesce(earlier_orders, 0)::int as "earlierOrders",
        coalesce(recent_viewers, 0)::int as "recentViewers", coalesce(earlier_viewers, 0)::int as "earlierViewers"
      from sold full join seen using (product_id))
    select * from demand
    where "recentOrders" * ${sql.lit(viewersPerOrder)} + "recentViewers" >= ${sql.lit(least.recent)}
    order by "productId"`.execute(db);
  return rows.map((row) => ({
    productId: row.productId,
    recent: { orders: row.recentOrders, viewers: row.recentViewers },
    earlier: { orders: row.earlierOrders, viewers: row.earlierViewers },
  }));
}

/** Deletes the counts of views of days before this one. */
export async function removeViewsBefore(db: Kysely<DB>, day: LocalDate): Promise<void> {
  await db.deleteFrom('productViewDays').where('day', '<', day).execute();
}
