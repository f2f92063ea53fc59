import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { filled, wire } from '#shared/wire.ts';
import { holdersPerPage, type Holder, type RecalledProduct, type ShownRecall } from '../contract.ts';
import { recallState } from '../rules.ts';

type Db = Kysely<DB>;

const columns = ['id', 'title', 'pieces', 'hazard', 'remedy', 'contact', 'createdAt', 'withdrawnAt'] as const;

/** Whether a product can be bought or looked at. */
export async function isOnSale(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('products').where('id', '=', id).where('isDraft', '=', false).select('id');
  return (await found.executeTakeFirst()) !== undefined;
}

/** The recalls of a product and, of a kit, of its parts, the newest first. */
export async function listProductRecalls(db: Db, productId: number): Promise<ShownRecall[]> {
  const rows = await db
    .selectFrom('recalls')
    .where(
      sql<boolean>`id in (select recall_id from recall_products where product_id = ${productId}
        union select recall_id from recall_products join kit_parts on kit_parts.sku = recall_products.sku where kit_id = ${productId})`,
    )
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ pieces, ...row }) => ({ ...wire(row), ...filled({ pieces }) }));
}

/** The kits that contain some products. */
export async function listKitsOf(db: Db, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ kitId: number }>`
    select distinct kit_id from kit_parts join products on products.sku = kit_parts.sku
    where products.id = any(${[...productIds]}::integer[])`.execute(db);
  return rows.map(({ kitId }) => kitId);
}

type Counts = { holders: number; untold: number; byPhone: number };

/** Of a recall, or of all: how many hold its products, and how many of them were not told of all that they hold. */
async function countHolders(db: Db, recallId?: number): Promise<Map<number, Counts>> {
  const { rows } = await sql<Counts & { recallId: number }>`
    with people as (
      select recall_id, customer_id, bool_and(told_at is not null) as is_told from recall_holders
      where ${recallId ?? null}::integer is null or recall_id = ${recallId ?? null}::integer
      group by recall_id, customer_id)
    select recall_id, count(*)::int as holders, (count(*) filter (where not is_told))::int as untold,
      (count(*) filter (where not is_told and email = ''))::int as by_phone
    from people join customers on customers.id = customer_id group by recall_id`.execute(db);
  return new Map(rows.map(({ recallId: id, ...counts }) => [id, counts]));
}

const productsOf = sql<RecalledProduct[]>`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', products.id, 'sku', recalled.sku, 'name', recalled.name,
    'isOnSale', not coalesce(is_draft, true))) order by recalled.id), '[]')
  from recall_products recalled left join products on products.id = recalled.product_id and products.deleted_at is null
  where recalled.recall_id = recalls.id)`;

const selectRecalls = (db: Db) =>
  db
    .selectFrom('recalls')
    .select([...columns, 'doneAt'])
    .select(productsOf.as('products'));

/** All recalls, those in force first, each the newest first. */
export async function listRecalls(db: Db) {
  const rows = await selectRecalls(db)
    .orderBy(sql`withdrawn_at is not null`)
    .orderBy(sql`done_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const counts = await countHolders(db);
  return rows.map(({ pieces, doneAt, products, ...row }) => ({
    ...wire(row),
    ...filled({ pieces }),
    products,
    state: recallState({ ...row, doneAt }),
    ...(counts.get(row.id) ?? { holders: 0, untold: 0, byPhone: 0 }),
  }));
}

export async function findRecall(db: Db, id: number) {
  return selectRecalls(db).where('id', '=', id).executeTakeFirst();
}

export type Recall = NonNullable<Awaited<ReturnType<typeof findRecall>>>;

/** A recall, its row locked until the transaction ends: what is said of it runs one after another. */
export async function lockRecall(trx: Transaction, id: number): Promise<Recall | undefined> {
  await trx.selectFrom('recalls').where('id', '=', id).select('id').forUpdate().execute();
  return findRecall(trx, id);
}

/** How many were not told, and how many were, by message or telephone. */
export async function countTold(db: Db, recallId: number): Promise<{ untold: number; told: number }> {
  const counts = (await countHolders(db, recallId)).get(recallId);
  const { told } = await db
    .selectFrom('recallTold')
    .innerJoin('recallProducts', 'recallProducts.id', 'recallProductId')
    .where('recallId', '=', recallId)
    .select(sql<number>`count(distinct customer_id)::int`.as('told'))
    .executeTakeFirstOrThrow();
  return { untold: counts?.untold ?? 0, told };
}

export async function countRecalls(db: Db): Promise<number> {
  const row = await db
    .selectFrom('recalls')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

type Texts = { title: string; pieces: string; hazard: string; remedy: string; contact: string };

export async function insertRecall(trx: Transaction, texts: Texts, createdAt: Date): Promise<number> {
  const { id } = await trx
    .insertInto('recalls')
    .values({ ...texts, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRecall(
  trx: Transaction,
  id: number,
  changes: Partial<Texts> & { doneAt?: Date | null; withdrawnAt?: Date | null },
): Promise<void> {
  await trx.updateTable('recalls').set(changes).where('id', '=', id).execute();
}

export async function deleteRecall(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('recalls').where('id', '=', id).execute();
}

/** Adds products that are not in the recall yet; false if the catalogue lacks one of them. */
export async function addProducts(
  trx: Transaction,
  recallId: number,
  productIds: readonly number[],
): Promise<boolean> {
  if (productIds.length === 0) return true;
  const { rows } = await sql<{ id: number }>`
    with found as (select id, sku, name from products where id = any(${[...productIds]}::integer[]) and deleted_at is null),
    added as (
      insert into recall_products (recall_id, product_id, sku, name)
      select ${recallId}, id, sku, name from found order by array_position(${[...productIds]}::integer[], id)
      on conflict (recall_id, sku) do update set product_id = excluded.product_id)
    select id from found`.execute(trx);
  return rows.length === new Set(productIds).size;
}

/** Takes products out of a recall; false if buyers of one of them were told. */
export async function removeProducts(
  trx: Transaction,
  recallId: number,
  productIds: readonly number[],
): Promise<boolean> {
  if (productIds.length === 0) return true;
  const told = await trx
    .selectFrom('recallTold')
    .innerJoin('recallProducts', 'recallProducts.id', 'recallProductId')
    .where('recallId', '=', recallId)
    .where('productId', 'in', productIds)
    .select('customerId')
    .limit(1)
    .executeTakeFirst();
  if (told) return false;
  await trx
    .deleteFrom('recallProducts')
    .where('recallId', '=', recallId)
    .where('productId', 'in', productIds)
    .execute();
  return true;
}

/** A page of those who hold pieces, the untold first, and how many they are. */
export async function listHolders(
  db: Db,
  recallId: number,
  page: number,
): Promise<{ holders: Holder[]; total: number }> {
  const { rows } = await sql<
    Omit<Holder, 'toldAt' | 'companyName' | 'phone' | 'email' | 'way'> & {
      companyName: string | null;
      email: string;
      phone: string | null;
      isTold: boolean;
      toldAt: Date | null;
      way: 'message' | 'phone' | null;
      total: number;
    }
  >`
    select customer_id, first_name || ' ' || last_name as name, nullif(company_name, '') as company_name, email,
      coalesce(nullif(customers.phone, ''), max(holding.phone)) as phone,
      jsonb_agg(jsonb_build_object('id', order_id, 'orderNumber', order_number, 'product', recalled.name, 'pieces', holding.pieces)
        order by order_number, recalled.id) as orders,
      bool_and(told_at is not null) as is_told, max(told_at) as told_at, max(way) as way, (count(*) over ())::int as total
    from recall_holders holding
    join recall_products recalled on recalled.id = recall_product_id
    join customers on customers.id = customer_id
    where holding.recall_id = ${recallId}
    group by customer_id, first_name, last_name, company_name, email, customers.phone
    order by is_told, name, customer_id
    limit ${holdersPerPage} offset ${(page - 1) * holdersPerPage}`.execute(db);
  // A page after the last one has no row that counts.
  if (rows.length === 0 && page > 1)
    return { holders: [], total: (await listHolders(db, recallId, 1)).total };
  return {
    holders: rows.map(({ total: _total, isTold, toldAt, way, email, companyName, phone, ...row }) => ({
      ...row,
      ...filled({ companyName, email, phone }),
      ...(isTold && wire({ toldAt, way })),
    })),
    total: rows[0]?.total ?? 0,
  };
}
