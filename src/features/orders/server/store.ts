import { parcelsOfOrder } from '../parcels/server/store.ts';
import { openWithdrawals } from '../withdrawals/server/store.ts';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { caseless, containing } from '#server/db/containing.ts';
import { parseDocumentNumber } from '#shared/document-number.ts';
import { searchWords } from '#shared/search-words.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { Courier, OrderStatus, PaymentState } from '../contract.ts';
import type { StoredAddress, StoredOrder, StoredVisit } from '../present.ts';

export type OrderFilter = Partial<Pick<OrderStep, 'status' | 'paymentState'>> & {
  /** The customer; if absent, everybody. */
  customerId?: string;
  /** Only orders whose money is to be given back. */
  isRefundDue?: true;
  /** Only orders of which a part has gone and the rest waits. */
  isPartlySent?: true;
  since?: Date;
  /** A folded text to find. */
  search?: string;
};

/** The columns that a step of an order changes. */
export type OrderStep = {
  status: OrderStatus;
  paymentState: PaymentState;
  tracking: string | null;
  courier: Courier | null;
  estimatedDelivery: string | null;
  deliveredAt: Date | null;
  refundedAt: Date | null;
  refundedCents: number;
  refundDueOn: string | null;
  partCents: number;
  creditedCents: number;
  creditedAt: Date;
  isPrepaid: boolean;
  paymentRemindedAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
};

/** The profile's fields for the delivery address. */
export function findAddress(db: Kysely<DB>, customerId: string) {
  return db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['firstName', 'lastName', 'companyName', 'address', 'city', 'postalCode', 'phone'])
    .select(['afm', 'doy', 'profession'])
    .executeTakeFirst();
}

/**
 * Searches words in any order, all of them in one of these: order number and recipient; the customer's name, company, e-mail
 * address, telephone and tax number; the recipient's telephone, the tracking number, a SKU, and of one customer's orders the
 * name of a product. A document's number finds its order. What can only be in some of them is not looked for in the others,
 * because it is read of every order: codes and numbers have no Greek letters.
 */
function contains(search: string, isOneCustomers: boolean) {
  const words = searchWords(search);
  const patterns = sql`(${words.map(containing)}::text[])`;
  const packed = words.join('').replace(/[()./-]/g, '');
  const isCode = !/\p{Script=Greek}/u.test(packed);
  const document = parseDocumentNumber(search);
  const places = [
    sql<boolean>`orders.search_key like all ${patterns}`,
    sql<boolean>`orders.customer_id in (select id from customers c where c.search_key like all ${patterns})`,
    ...(/^\+?\d{3,}$/.test(packed)
      ? [sql<boolean>`orders.shipping_address ->> 'phone' like ${containing(packed)}`]
      : []),
    ...(isCode
      ? [
          sql<boolean>`orders.tracking like ${containing(packed.toUpperCase())}`,
          sql<boolean>`orders.id in (select order_id from order_parcels where tracking like ${containing(packed.toUpperCase())})`,
          // Most lines are passed over by what has no case: to fold the code of each takes longer.
          sql<boolean>`orders.id in (select order_id from order_lines
            where sku like all (${words.map(caseless)}::text[]) and lower(sku) like all ${patterns})`,
        ]
      : []),
    ...(isOneCustomers
      ? [
          sql<boolean>`exists (select from order_lines line where line.order_id = orders.id and greek_key(line.name) like all ${patterns})`,
        ]
      : []),
    ...(document
      ? [
          sql<boolean>`orders.id in (select order_id from order_documents d
            where (d.series = ${document.series} or (d.series is null and d.kind = ${document.kind})) and d.year = ${document.year} and d.number = ${document.number})`,
        ]
      : []),
  ];
  return sql<boolean>`(${sql.join(places, sql` or `)})`;
}

/** Whether a part of an order has gone and the rest waits. */
const isPartly = sql<boolean>`(orders.is_preparing and orders.id in (select order_id from order_parcels))`;

function matches(eb: ExpressionBuilder<DB, 'orders'>, filter: OrderFilter) {
  const { customerId, status, paymentState, isRefundDue, isPartlySent, since, search } = filter;
  return eb.and([
    ...(customerId === undefined ? [] : [eb('orders.customerId', '=', customerId)]),
    ...(status ? [eb('orders.status', '=', status)] : []),
    ...(paymentState
      ? [eb('orders.paymentState', '=', paymentState), eb('orders.isWithdrawn', '=', false)]
      : []),
    ...(isRefundDue ? [eb('orders.isRefundDue', '=', true)] : []),
    ...(isPartlySent ? [isPartly] : []),
    ...(since ? [eb('orders.createdAt', '>=', since)] : []),
    ...(search ? [contains(search, customerId !== undefined)] : []),
  ]);
}

/** A page of orders, newest first, and the total number of matches. Pages count from 1. */
export async function listOrders(
  db: Kysely<DB>,
  filter: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ orders: StoredOrder[]; total: number }> {
  // The page is selected from the index alone: the data of other pages' orders is not read. A search reads the whole index, once.
  const { total, ids } = await db
    .with(
      (cte) => (filter.search ? cte('matching').materialized() : cte('matching').notMaterialized()),
      (cte) =>
        cte
          .selectFrom('orders')
          .where((eb) => matches(eb, filter))
          .select(['orders.id', 'orders.createdAt']),
    )
    .selectNoFrom([
      sql<number>`(select count(*)::int from matching)`.as('total'),
      sql<string[]>`array(
        select id from matching order by created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize})`.as(
        'ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  const rows = await orderRows(db, {})
    .where('orders.id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id')
    .execute();
  return { orders: await withParts(db, rows), total };
}

/** An order by its id; undefined if it belongs to another customer than `customerId`. */
export async function findOrder(
  db: Kysely<DB>,
  id: string,
  customerId?: string,
): Promise<StoredOrder | undefined> {
  const filter = customerId === undefined ? {} : { customerId };
  const [order] = await withParts(db, await orderRows(db, filter).where('orders.id', '=', id).execute());
  return order;
}

/** Like `findOrder`; locks the order until the transaction ends. */
export async function lockOrder(
  trx: Transaction,
  id: string,
  customerId?: string,
): Promise<StoredOrder | undefined> {
  await trx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findOrder(trx, id, customerId);
}

/** The visit of an order; a partial unique index says that there is at most one. */
const visitOfOrder = sql<StoredVisit | null>`(
  select jsonb_build_object('id', id, 'date', date, 'startHour', start_hour, 'hours', hours, 'status', status,
    'notBefore', not_before)
  from appointments visit
  where visit.order_id = orders.id and visit.status in ('pending', 'pending_approval', 'confirmed', 'completed'))`.as(
  'visit',
);

function orderRows(db: Kysely<DB>, filter: OrderFilter) {
  return db
    .selectFrom('orders')
    .where((eb) => matches(eb, filter))
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .selectAll('orders')
    .select([
      sql<string>`concat_ws(' ', customers.first_name, customers.last_name)`.as('customerName'),
      'customers.email as customerEmail',
      sql<boolean>`customers.password_hash <> ''`.as('hasAccount'),
      sql<StoredAddress>`orders.shipping_address`.as('shippingAddress'),
      sql<StoredOrder['invoice']>`orders.invoice`.as('invoice'),
      sql<Courier | null>`orders.courier`.as('courier'),
      visitOfOrder,
      parcelsOfOrder,
    ]);
}

type OrderRow = Omit<StoredOrder, 'lines' | 'history' | 'withdrawals'>;

async function withParts(db: Kysely<DB>, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('orderLines')
    .where('orderId', 'in', ids)
    .orderBy('position')
    // Without the cost, which no order shows.
    .select(['orderId', 'position', 'productId', 'sku', 'name', 'image', 'withInstallation', 'priceCents'])
    .select([
      'installationPriceCents',
      'quantity',
      'fromStock',
      'returnedQuantity',
      'listPriceCents',
      'minutes',
    ])
    .execute();
  const history = await db
    .selectFrom('orderHistory')
    .where('orderId', 'in', ids)
    .orderBy('id')
    .select(['orderId', 'actor', 'note', 'at'])
    .select(
      sql<string | null>`case when actor = 'admin' then coalesce(actor_name, (
        select first_name || ' ' || last_name from customers where customers.id = actor_id)) end`.as(
        'actorName',
      ),
    )
    .select([
      sql<OrderStatus | null>`from_status`.as('fromStatus'),
      sql<OrderStatus>`to_status`.as('toStatus'),
    ])
    .execute();
  const withdrawals = await openWithdrawals(db).where('orderId', 'in', ids).select('orderId').execute();
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const withdrawalsOf = Map.groupBy(withdrawals, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    withdrawals: withdrawalsOf.get(row.id) ?? [],
  }));
}

/** The number of orders by status, for the statuses that occur. */
export async function countByStatus(db: Kysely<DB>): Promise<{ status: OrderStatus; count: number }[]> {
  const rows = await db
    .selectFrom('orders')
    .groupBy('status')
    .select((eb) => ['status', eb.fn.countAll<string>().as('count')])
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
}

/** Updates an order; false if its status or payment state has changed since it was read. */
export async function stepOrder(
  trx: Transaction,
  { id, status, paymentState }: Pick<StoredOrder, 'id' | 'status' | 'paymentState'>,
  step: Partial<OrderStep>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set(step)
    .where('id', '=', id)
    .where('status', '=', status)
    .where('paymentState', '=', paymentState)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The number of another order with the same courier and tracking number. */
export async function findTracked(
  db: Kysely<DB>,
  { id, tracking, courier }: Pick<StoredOrder, 'id' | 'tracking' | 'courier'>,
): Promise<string | undefined> {
  const other = await db
    .selectFrom('orders')
    .where('tracking', '=', tracking)
    .where('courier', '=', courier)
    .where('id', '<>', id)
    .select('orderNumber')
    .executeTakeFirst();
  return other?.orderNumber;
}

/** The orders with a future visit whose goods should have arrived before a day and have not even been sent. */
export async function listOverdue(db: Kysely<DB>, today: LocalDate): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('appointments', 'appointments.orderId', 'orders.id')
    .where('orders.isSale', '=', true)
    .where('orders.isInTransit', '=', false)
    .where('orders.hasArrived', '=', false)
    .where('shippingMethod', '<>', 'installation')
    .where('estimatedDelivery', '<', today)
    .where('appointments.status', 'in', ['pending', 'pending_approval', 'confirmed'])
    .where('appointments.date', '>=', today)
    .select('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** An order's number; undefined if there is no such order. */
export async function findNumber(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').where('id', '=', id).select('orderNumber').executeTakeFirst();
  return row?.orderNumber;
}
