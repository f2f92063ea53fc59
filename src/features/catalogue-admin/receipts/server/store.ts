import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { receiptsPerPage } from '../contract.ts';

export type StoredReceipt = Selectable<DB['goodsReceipts']>;
export type StoredLine = Omit<
  Selectable<DB['goodsReceiptLines']>,
  'receiptId' | 'nameKey' | 'supplierSetCents' | 'supplierWasCents'
>;

const sums = sql<{ lines: number; pieces: number; cents: number; linesWithoutPrice: number }>`(
  select count(*)::int as lines, sum(pieces)::int as pieces,
    coalesce(sum(pieces::bigint * price_cents), 0)::float8 as cents,
    count(*) filter (where price_cents is null)::int as lines_without_price
  from goods_receipt_lines where receipt_id = goods_receipts.id)`;

const selectListed = (db: Kysely<DB>) =>
  db
    .selectFrom('goodsReceipts')
    .innerJoin('suppliers', 'suppliers.id', 'supplierId')
    .innerJoinLateral(sums.as('sums'), (join) => join.onTrue())
    .selectAll('goodsReceipts')
    .select([
      'suppliers.name as supplier',
      'sums.lines',
      'sums.pieces',
      'sums.cents',
      'sums.linesWithoutPrice',
    ]);

type Which = { supplierId?: string | undefined; search?: string | undefined; page: number };

/** One page of receipts, the latest first, and how many there are on all pages. */
export async function listReceipts(db: Kysely<DB>, { supplierId, search, page }: Which) {
  const patterns = foldGreek(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map(containing);
  const ids = db
    .selectFrom('goodsReceipts')
    .innerJoin('suppliers', 'suppliers.id', 'supplierId')
    .$if(supplierId !== undefined, (query) => query.where('supplierId', '=', supplierId ?? ''))
    .$if(patterns.length > 0, (query) =>
      query.where(
        sql<boolean>`(greek_key(number || ' ' || document || ' ' || suppliers.name) like all (${patterns}::text[])
          or exists (select from goods_receipt_lines line where receipt_id = goods_receipts.id
            and line.name_key like all (${patterns}::text[])))`,
      ),
    );
  const shown = await ids
    .select('goodsReceipts.id')
    .orderBy('receivedOn', 'desc')
    .orderBy('number', 'desc')
    .limit(receiptsPerPage)
    .offset((page - 1) * receiptsPerPage)
    .execute();
  const { total } = await ids.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  if (shown.length === 0) return { receipts: [], total };
  const receipts = await selectListed(db)
    .where(
      'goodsReceipts.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('goodsReceipts.receivedOn', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return { receipts, total };
}

/** A receipt with its lines; undefined if there is none. */
export async function findReceipt(db: Kysely<DB>, id: string) {
  const receipt = await selectListed(db).where('goodsReceipts.id', '=', id).executeTakeFirst();
  return receipt && { ...receipt, items: await listLines(db, id) };
}

/** A receipt, locked until the transaction ends. */
export function lockReceipt(trx: Transaction, id: string): Promise<StoredReceipt | undefined> {
  return trx.selectFrom('goodsReceipts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listLines(db: Kysely<DB>, receiptId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('goodsReceiptLines')
    .where('receiptId', '=', receiptId)
    .orderBy('position')
    .select(['position', 'productId', 'sku', 'name', 'code', 'pieces', 'priceCents'])
    .select(['toStock', 'madeAvailable', 'setCents', 'wasCents'])
    .execute();
}

type NewReceipt = Omit<StoredReceipt, 'number' | 'undoneAt' | 'undoneBy'>;

/**
 * Inserts a receipt and returns its number; undefined if there is one with this key. Waits for a concurrent insert with the same
 * key.
 */
export async function insertReceipt(trx: Transaction, receipt: NewReceipt): Promise<number | undefined> {
  const row = await trx
    .insertInto('goodsReceipts')
    .values(receipt)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('number')
    .executeTakeFirst();
  return row?.number;
}

export async function insertLines(
  trx: Transaction,
  receiptId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await trx
    .insertInto('goodsReceiptLines')
    .values(lines.map((line) => ({ receiptId, ...line })))
    .execute();
}

export async function findIdOfKey(db: Kysely<DB>, key: string): Promise<string | undefined> {
  return (await db.selectFrom('goodsReceipts').where('key', '=', key).select('id').executeTakeFirst())?.id;
}

/** Those of these products of which something was received on a later day, with a price. */
export async function listReceivedAfter(
  db: Kysely<DB>,
  productIds: readonly number[],
  day: LocalDate,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('goodsReceiptLines')
    .innerJoin('goodsReceipts', 'goodsReceipts.id', 'receiptId')
    .where('productId', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .where('receivedOn', '>', day)
    .where('undoneAt', 'is', null)
    .where('priceCents', 'is not', null)
    .select('productId')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ productId }) => productId ?? []));
}

export async function markUndone(
  trx: Transaction,
  id: string,
  undoneAt: Date,
  undoneBy: string,
): Promise<void> {
  await trx.updateTable('goodsReceipts').set({ undoneAt, undoneBy }).where('id', '=', id).execute();
}

const averageCents = sql`round(sum(pieces::numeric * price_cents) / sum(pieces))::int`;

/** Remembers which prices of its supplier a receipt changes, and from what; before they change. */
export async function rememberPrices(trx: Transaction, id: string, supplierId: string): Promise<void> {
  await sql`
    update goods_receipt_lines line set supplier_set_cents = said.cents, supplier_was_cents = supply.price_cents
    from (
      select product_id, min(position) as position, ${averageCents} as cents from goods_receipt_lines
      where receipt_id = ${id} and price_cents is not null group by product_id
    ) said
    left join product_suppliers supply on supply.supplier_id = ${supplierId} and supply.product_id = said.product_id
    where line.receipt_id = ${id} and line.position = said.position
      and supply.price_cents is distinct from said.cents`.execute(trx);
}

/** Takes an undone receipt out of what the next one replaced: its undo brings back the price before both. */
export async function passOnPrices(
  trx: Transaction,
  { id, number, supplierId }: StoredReceipt,
): Promise<void> {
  const next = (set: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql`(
    select receipt.id from goods_receipts receipt join goods_receipt_lines line on line.receipt_id = receipt.id
    where line.product_id = undone.product_id and line.${set} is not null
      and receipt.number > ${number} and receipt.undone_at is null ${of}
    order by receipt.number limit 1)`;
  await sql`
    update goods_receipt_lines later set was_cents = undone.was_cents from goods_receipt_lines undone
    where undone.receipt_id = ${id} and later.product_id = undone.product_id and later.set_cents is not null
      and later.was_cents = undone.set_cents
      and later.receipt_id = ${next(sql`set_cents`, sql``)}`.execute(trx);
  await sql`
    update goods_receipt_lines later set supplier_was_cents = undone.supplier_was_cents from goods_receipt_lines undone
    where undone.receipt_id = ${id} and later.product_id = undone.product_id and later.supplier_set_cents is not null
      and later.supplier_was_cents = undone.supplier_set_cents
      and later.receipt_id = ${next(sql`supplier_set_cents`, sql`and receipt.supplier_id = ${supplierId}`)}`.execute(
    trx,
  );
}

/** Where a supplier's price is still the one that an undone receipt set: brings back the one of before. */
export async function unlearnPrices(
  trx: Transaction,
  { id, supplierId }: StoredReceipt,
  now: Date,
): Promise<void> {
  await sql`
    update product_suppliers supply set updated_at = ${now}, price_cents = undone.supplier_was_cents
    from goods_receipt_lines undone
    where undone.receipt_id = ${id} and supply.supplier_id = ${supplierId}
      and supply.product_id = undone.product_id and supply.price_cents = undone.supplier_set_cents`.execute(
    trx,
  );
}

/** Whether something was received from a supplier. */
export async function hasReceipts(db: Kysely<DB>, supplierId: string): Promise<boolean> {
  const row = await db
    .selectFrom('goodsReceipts')
    .where('supplierId', '=', supplierId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
