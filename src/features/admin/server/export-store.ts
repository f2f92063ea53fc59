import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/** Where a row stands in its table: its instant as stored, which is finer than a `Date`, and its id. */
export type Place = { since: string; id: string };

const follows = (table: 'customers' | 'orders', after: Place | undefined) =>
  after
    ? sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) >
        (${after.since}::timestamptz, ${after.id})`
    : sql<boolean>`true`;

/** All customers with the columns of the export, oldest first. */
export function listCustomersToExport(db: Kysely<DB>, after: Place | undefined, count: number) {
  return db
    .selectFrom('customers')
    .where('deletedAt', 'is', null)
    .where(follows('customers', after))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(count)
    .select([
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'companyName',
      'afm',
      'doy',
      'profession',
      'address',
      'city',
      'postalCode',
      'isVerified',
      'isRejected',
      'canViewPrices',
      'createdAt',
    ])
    .select([
      sql<'private' | 'b2b'>`account_type`.as('accountType'),
      sql<string>`created_at::text`.as('since'),
    ])
    .execute();
}

/** The orders between two instants, oldest first, with the customer's e-mail address and the number of pieces. */
export function listOrdersToExport(
  db: Kysely<DB>,
  { since, before }: { since?: Date; before?: Date },
  after: Place | undefined,
  count: number,
) {
  let orders = db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .where(follows('orders', after))
    .orderBy('orders.createdAt')
    .orderBy('orders.id')
    .limit(count)
    .select([
      'orders.id',
      'orderNumber',
      'orders.createdAt',
      'customers.email',
      'subtotalCents',
      'shippingCents',
      'taxCents',
      'discountCents',
      'totalCents',
      'vatPercent',
      'refundedCents',
      'isPrepaid',
      'cashFeeCents',
      'tracking',
    ])
    .select([
      sql<string>`orders.created_at::text`.as('since'),
      sql<string>`orders.status`.as('status'),
      sql<string>`payment_method`.as('paymentMethod'),
      sql<string>`payment_state`.as('paymentState'),
      sql<Partial<Record<string, string>>>`shipping_address`.as('shippingAddress'),
      sql<string>`case when billed_contract_id is null then (select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id and minutes is null) else 0 end`.as(
        'pieces',
      ),
    ]);
  if (since) orders = orders.where('orders.createdAt', '>=', since);
  if (before) orders = orders.where('orders.createdAt', '<', before);
  return orders.execute();
}
