import { sql, type Kysely, type RawBuilder } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import type { Cents } from '#shared/money.ts';
import { inScope } from '../../server/scope-store.ts';
import type { ProductScope } from '../../scope-contract.ts';
import { countLinesPerPage } from '../contract.ts';
import type { countShows, CountReason } from '../enums.ts';

const difference = sql<number | null>`(counted - stock - reserved)`;
const isDifferent = sql<boolean>`(counted is not null and counted <> stock + reserved)`;

const selectHeads = (db: Kysely<DB>) =>
  db
    .selectFrom('stockCounts')
    .select(['id', 'number', 'title', 'person', 'startedAt', 'revision', 'lines', 'counted', 'differences'])
    .select(['appliedAt', 'appliedBy', 'undoneAt', 'undoneBy']);

/** The latest counts. */
export const listCounts = (db: Kysely<DB>) => selectHeads(db).orderBy('number', 'desc').limit(100).execute();

export const findCount = (db: Kysely<DB>, id: string) =>
  selectHeads(db).where('id', '=', id).executeTakeFirst();

/** A count, locked until the transaction ends. */
export function lockCount(trx: Transaction, id: string) {
  return trx
    .selectFrom('stockCounts')
    .where('id', '=', id)
    .select(['id', 'number', 'title', 'revision', 'appliedAt', 'undoneAt'])
    .forUpdate()
    .executeTakeFirst();
}

/** The products of a scope whose stock is counted, locked in order of their ids until the transaction ends. */
export function lockScope(trx: Transaction, scope: ProductScope) {
  return trx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'stockQuantity', 'purchasePriceCents'])
    .where(inScope(scope))
    .where('stockQuantity', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .$narrowType<{ stockQuantity: number }>()
    .execute();
}

/** The pieces of products that orders keep which have not left: by product. */
export async function listReserved(trx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; pieces: number }>`
    select product_id, sum(greatest(0, quantity - returned_quantity - coalesce(gone.pieces, 0)))::int as pieces
    from order_lines line join orders on orders.id = line.order_id
    left join lateral (
      select sum((piece ->> 'quantity')::int) as pieces
      from order_parcels, jsonb_array_elements(order_parcels.pieces) as piece
      where order_parcels.order_id = line.order_id and (piece ->> 'line')::int = line.position) as gone on true
    where is_open and not is_in_transit and from_stock and product_id = any(${[...ids]}::integer[])
    group by product_id`.execute(trx);
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}

type NewLine = {
  position: number;
  productId: number;
  sku: string;
  name: string;
  stock: number;
  reserved: number;
  costCents: Cents | null;
};

/** Stores a count that begins, and returns its number. */
export async function insertCount(
  trx: Transaction,
  count: { id: string; title: string; person: string; startedAt: Date },
  lines: readonly NewLine[],
): Promise<number> {
  const { number } = await trx
    .insertInto('stockCounts')
    .values({ ...count, lines: lines.length })
    .returning('number')
    .executeTakeFirstOrThrow();
  await sql`
    insert into stock_count_lines (count_id, position, product_id, sku, name, stock, reserved, cost_cents)
    select ${count.id}, position, "productId", sku, name, stock, reserved, "costCents"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as said
      (position integer, "productId" integer, sku text, name text, stock integer, reserved integer, "costCents" integer)`.execute(
    trx,
  );
  return number;
}

export type CountSums = { withoutReason: number; worthCents: number; worthOf: number; short: number };

/** What the differences of a count come to. */
export async function sumCount(db: Kysely<DB>, id: string): Promise<CountSums> {
  const { rows } = await sql<CountSums>`
    select (count(*) filter (where ${isDifferent} and reason is null))::int as without_reason,
      coalesce(sum(${difference}::bigint * cost_cents), 0)::float8 as worth_cents,
      (count(*) filter (where ${isDifferent} and cost_cents is not null))::int as worth_of,
      coalesce(sum(moved - ${difference}) filter (where ${isDifferent} and moved is not null), 0)::int as short
    from stock_count_lines where count_id = ${id}`.execute(db);
  return rows[0] ?? { withoutReason: 0, worthCents: 0, worthOf: 0, short: 0 };
}

const shows: Readonly<Record<(typeof countShows)[number], RawBuilder<boolean>>> = {
  open: sql<boolean>`counted is null`,
  differences: isDifferent,
};

const lineColumns = ['position', 'sku', 'name', 'stock', 'reserved', 'counted', 'note', 'moved'] as const;

type Which = {
  countId: string;
  search?: string | undefined;
  show?: (typeof countShows)[number] | undefined;
  page: number;
};

/** One page of the lines of a count by name, and how many there are on all pages. A search finds a product's barcode too. */
export async function listLines(db: Kysely<DB>, { countId, search = '', show, page }: Which) {
  const patterns = foldGreek(search).split(/\s+/).filter(Boolean).slice(0, 6).map(containing);
  const all = db
    .selectFrom('stockCountLines')
    .where('countId', '=', countId)
    .$if(patterns.length > 0, (query) =>
      query.where(
        sql<boolean>`(name_key like all (${patterns}::text[])
          or product_id in (select id from products where ean = ${search.trim()}))`,
      ),
    )
    .$if(show !== undefined, (query) => query.where(shows[show ?? 'open']));
  const lines = await all
    .select(lineColumns)
    .select([sql<CountReason | null>`reason`.as('reason'), difference.as('difference')])
    .orderBy(sql`name_key collate "C", position`)
    .limit(countLinesPerPage)
    .offset((page - 1) * countLinesPerPage)
    .execute();
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { lines, total };
}

/** All lines of a count by name, with the barcodes of their products, to be counted by. */
export function listAllLines(db: Kysely<DB>, countId: string) {
  return db
    .selectFrom('stockCountLines')
    .leftJoin('products', 'products.id', 'productId')
    .where('countId', '=', countId)
    .select(['stockCountLines.sku', 'stockCountLines.name', 'ean', 'stock', 'reserved', 'counted'])
    .orderBy(sql`stock_count_lines.name_key collate "C", position`)
    .execute();
}

/** What was entered on lines of a count. */
export function listEntered(trx: Transaction, countId: string, positions: readonly number[]) {
  return trx
    .selectFrom('stockCountLines')
    .where('countId', '=', countId)
    .where('position', 'in', positions)
    .select(['position', 'name', 'counted', 'note', 'stock', 'reserved'])
    .select(sql<CountReason | null>`reason`.as('reason'))
    .execute();
}

type Entered = { position: number; counted: number | null; reason: CountReason | null; note: string };

/** Stores what was counted, that something was entered, and what it comes to. */
export async function enterCounted(
  trx: Transaction,
  countId: string,
  entries: readonly Entered[],
): Promise<void> {
  await sql`
    update stock_count_lines set counted = said.counted, note = said.note, reason = said.reason
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as said
      (position integer, counted integer, reason text, note text)
    where count_id = ${countId} and stock_count_lines.position = said.position`.execute(trx);
  await sql`
    update stock_counts set revision = revision + 1, counted = now.counted, differences = now.differences
    from (
      select count(counted)::int as counted, (count(*) filter (where ${isDifferent}))::int as differences
      from stock_count_lines where count_id = ${countId}) as now
    where id = ${countId}`.execute(trx);
}

/** The lines of a count that differ and whose products are there. */
export function listDifferences(trx: Transaction, countId: string) {
  return trx
    .selectFrom('stockCountLines')
    .where('countId', '=', countId)
    .where(isDifferent)
    .where('productId', 'is not', null)
    .select(['position', 'productId', 'moved', difference.as('difference')])
    .$narrowType<{ productId: number; difference: number }>()
    .execute();
}

/** Stores by how much each line changed the stock, and who applied the count. */
export async function markApplied(
  trx: Transaction,
  id: string,
  moves: readonly { position: number; moved: number }[],
  { appliedAt, appliedBy }: { appliedAt: Date; appliedBy: string },
): Promise<void> {
  await sql`
    update stock_count_lines set moved = said.moved
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as said (position integer, moved integer)
    where count_id = ${id} and stock_count_lines.position = said.position`.execute(trx);
  await trx.updateTable('stockCounts').set({ appliedAt, appliedBy }).where('id', '=', id).execute();
}

export async function markUndone(
  trx: Transaction,
  id: string,
  undoneAt: Date,
  undoneBy: string,
): Promise<void> {
  await trx.updateTable('stockCounts').set({ undoneAt, undoneBy }).where('id', '=', id).execute();
}

export async function deleteCount(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('stockCounts').where('id', '=', id).execute();
}
