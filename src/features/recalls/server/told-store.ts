import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** Whom a recall is told, and what of it he holds. */
export type Told = {
  customerId: string;
  email: string;
  products: { name: string; productId?: number; picture?: string }[];
  orders: { id: string; orderNumber: string }[];
};

/** Marks those who have an address and were not told yet, of each product once; returns how many people they are. */
export async function markUntold(
  trx: Transaction,
  recallId: number,
  { at, batch }: { at: Date; batch: string },
): Promise<number> {
  const { rows } = await sql<{ customerId: string }>`
    insert into recall_told (recall_product_id, customer_id, at, way, batch)
    select distinct recall_product_id, customer_id, ${at}::timestamptz, 'message', ${batch}
    from recall_holders join customers on customers.id = customer_id
    where recall_id = ${recallId} and told_at is null and email <> ''
    on conflict do nothing
    returning customer_id`.execute(trx);
  return new Set(rows.map(({ customerId }) => customerId)).size;
}

/** Marks a customer as told by telephone of all that he holds; false if there was nothing to tell. */
export async function markByPhone(
  trx: Transaction,
  recallId: number,
  customerId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into recall_told (recall_product_id, customer_id, at, way)
    select distinct recall_product_id, customer_id, ${at}::timestamptz, 'phone' from recall_holders
    where recall_id = ${recallId} and customer_id = ${customerId} and told_at is null
    on conflict do nothing
    returning customer_id`.execute(trx);
  return rows.length > 0;
}

/** Takes the mark of a call back; false if there is none. */
export async function unmarkByPhone(
  trx: Transaction,
  recallId: number,
  customerId: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('recallTold')
    .where('way', '=', 'phone')
    .where('customerId', '=', customerId)
    .where('recallProductId', 'in', (eb) =>
      eb.selectFrom('recallProducts').where('recallId', '=', recallId).select('id'),
    )
    .returning('customerId')
    .execute();
  return gone.length > 0;
}

/** Takes back the marks of those whose messages have not left, of one press or of all; returns how many people they are. */
export async function unmarkWaiting(trx: Transaction, recallId: number, batch?: string): Promise<number> {
  const { rows } = await sql<{ customerId: string }>`
    delete from recall_told using recall_products
    where recall_products.id = recall_product_id and recall_id = ${recallId} and batch is not null
      and (${batch ?? null}::text is null or batch = ${batch ?? null}::text)
    returning customer_id`.execute(trx);
  return new Set(rows.map(({ customerId }) => customerId)).size;
}

const facts = sql`
  select id as customer_id, email, (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', recalled.name, 'productId', products.id,
        'picture', products.image_urls[1])) order by recalled.id)
      from recall_products recalled
      left join products on products.id = recalled.product_id and not is_draft
      where recalled.id in (select recall_product_id from taken where taken.customer_id = customers.id)) as products,
    (select coalesce(jsonb_agg(distinct jsonb_build_object('id', order_id, 'orderNumber', order_number)), '[]')
      from recall_holders holding
      where holding.customer_id = customers.id
        and recall_product_id in (select recall_product_id from taken where taken.customer_id = customers.id)) as orders
  from customers`;

/** Takes so many of those whose messages are to leave now; nobody is taken twice. */
export async function takeWaiting(trx: Transaction, batch: string, most: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with taken as (
      update recall_told set batch = null
      where batch = ${batch} and customer_id in (
        select distinct customer_id from recall_told where batch = ${batch} order by customer_id limit ${most})
      returning recall_product_id, customer_id)
    ${facts} where id in (select customer_id from taken) and deleted_at is null order by id`.execute(trx);
  return rows;
}

/** The first of those who would be told now. */
export async function findUntold(db: Kysely<DB>, recallId: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    with taken as (
      select recall_product_id, customer_id from recall_holders where recall_id = ${recallId} and told_at is null)
    ${facts} where email <> '' and id in (select customer_id from taken) order by id limit 1`.execute(db);
  return rows[0];
}

/** What a customer was told of, for his own export. */
export async function exportTold(db: Kysely<DB>, customerId: string) {
  return db
    .selectFrom('recallTold')
    .innerJoin('recallProducts', 'recallProducts.id', 'recallProductId')
    .innerJoin('recalls', 'recalls.id', 'recallId')
    .where('customerId', '=', customerId)
    .orderBy('at')
    .select(['title', 'name as product', 'at', 'way'])
    .execute();
}

export async function deleteOldTold(db: Kysely<DB>, since: Date): Promise<void> {
  await db.deleteFrom('recallTold').where('at', '<', since).execute();
}
