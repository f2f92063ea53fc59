import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';

/** All customers with the columns of the export, oldest first. */
export function listCustomersToExport(db: Kysely<DB>) {
  return db
    .selectFrom('customers')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .select([
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
    .select(sql<'private' | 'b2b'>`account_type`.as('accountType'))
    .execute();
}

/** The orders between two instants, oldest first, with the customer's e-mail address and the number of pieces. */
export function listOrdersToExport(db: Kysely<DB>, { since, before }: { since?: Date; before?: Date }) {
  let orders = db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .orderBy('orders.createdAt')
    .orderBy('orders.id')
    .select([
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
      'tracking',
    ])
    .select([
      sql<string>`orders.status`.as('status'),
      sql<string>`payment_method`.as('paymentMethod'),
      sql<string>`payment_state`.as('paymentState'),
      sql<Partial<Record<string, string>>>`shipping_address`.as('shippingAddress'),
      sql<string>`(select coalesce(sum(quantity), 0) from order_lines where order_id = orders.id)`.as(
        'pieces',
      ),
    ]);
  if (since) orders = orders.where('orders.createdAt', '>=', since);
  if (before) orders = orders.where('orders.createdAt', '<', before);
  return orders.execute();
}
