import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { orderStatuses } from '#features/orders/enums.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { testDatabase, truncateAll } from '../../support/database/database.ts';

beforeEach(truncateAll);

const orderNow = async (status: (typeof orderStatuses)[number]) =>
  putOrder({ customerId: await putCustomer(), productId: await putProduct() }, { status });

test('an order has the facts of its status as columns, and has others after a step', async () => {
  const { db } = await testDatabase();
  const id = await orderNow('pending');
  for (const status of orderStatuses) {
    const { collects: _, ...facts } = orderStatusFacts[status];
    await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
    const stored = await db
      .selectFrom('orders')
      .where('id', '=', id)
      .select(['isUnconfirmed', 'isSale', 'isOpen', 'isVoid', 'isPreparing', 'isInTransit', 'hasArrived'])
      .executeTakeFirstOrThrow();
    expect(stored, status).toEqual(facts);
  }
});

test('a status without facts cannot be stored, even if it may stand in the column', async () => {
  const { db } = await testDatabase();
  const id = await orderNow('delivered');
  const returned = db.transaction().execute(async (trx) => {
    await sql`alter table orders drop constraint orders_status_check`.execute(trx);
    await sql`update orders set status = 'returned' where id = ${id}`.execute(trx);
  });
  await expect(returned).rejects.toThrow(/null value in column "is_\w+"/);
});

test.each([
  [
    'the turnover of customers, without the orders themselves,',
    'orders_sold',
    sql`
      select customer_id, sum(kept_cents + total_cents + shipping_cents + discount_cents + vat_percent),
        count(*) filter (where payment_method = 'cash' and not is_prepaid)
      from orders where created_at > now() and is_sale group by customer_id`,
  ],
  [
    'the deliveries of a day',
    'orders_expected',
    sql`select id from orders where estimated_delivery = '2026-11-26' and (is_preparing or is_in_transit)`,
  ],
  [
    'the unpaid orders of a customer',
    'orders_unpaid',
    sql`select id from orders where customer_id = 'x' and orders.is_unconfirmed and payment_state in ('due', 'awaiting')`,
  ],
  [
    'the oldest unconfirmed orders',
    'orders_unconfirmed',
    sql`select id from orders where is_unconfirmed order by created_at, id limit 5`,
  ],
])('%s is read from %s', async (_, index, query) => {
  const { db } = await testDatabase();
  const trx = await db.startTransaction().execute();
  // Of no rows any index would do, or none: only its own is left.
  await sql`
    do $$ declare other record; begin
      for other in select conname from pg_constraint where conrelid = 'orders'::regclass and contype = 'u' loop
        execute 'alter table orders drop constraint ' || other.conname || ' cascade';
      end loop;
      for other in select indexname from pg_indexes where tablename = 'orders'
        and indexname not in (${sql.lit(index)}, 'orders_pkey') loop
        execute 'drop index ' || other.indexname;
      end loop;
    end $$`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
  await sql`set local enable_sort = off`.execute(trx);
  await sql`set local enable_bitmapscan = off`.execute(trx);
  const plan = await sql`explain ${query}`.execute(trx);
  await trx.rollback().execute();
  const only = index === 'orders_sold' ? 'Only ' : '(Only )?';
  expect(JSON.stringify(plan.rows)).toMatch(new RegExp(`Index ${only}Scan using ${index} `));
});
