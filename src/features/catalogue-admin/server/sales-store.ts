import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { datesBetween, type LocalDate } from '#shared/dates.ts';

/** The pieces of each product that were sold on each day of a range; products that sold none are absent. */
export async function listSales(
  db: Kysely<DB>,
  productIds: readonly number[],
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('soldLines')
    .where('productId', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['productId', 'day'])
    .select(['productId', 'day', sql<number>`sum(quantity)::int`.as('pieces')])
    .execute();
  const days = datesBetween(from, to);
  const ofProduct = Map.groupBy(rows, ({ productId }) => productId ?? 0);
  return new Map(
    [...ofProduct].map(([id, sold]) => {
      const pieces = new Map(sold.map((row) => [row.day, row.pieces]));
      return [id, days.map((day) => pieces.get(day) ?? 0)];
    }),
  );
}
