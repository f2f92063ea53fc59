// The lines that reports add up are kept by the database with every change of an order, whoever makes it.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { testDatabase, truncateAll } from '../support/database/database.ts';

beforeEach(truncateAll);

const statuses = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
const cents = fc.integer({ min: 0, max: 50_000 });

/** A change of an order or of one of its lines, as an administrator, a payment, a refund or a deletion makes it. */
const change = fc.oneof(
  fc.record({ status: fc.constantFrom(...statuses) }),
  fc.record({ refundedCents: fc.integer({ min: 0, max: 4_000 }) }),
  // An order of putOrder has 131.43 € before its discount.
  fc.integer({ min: 0, max: 9_000 }).map((off) => ({ discountCents: off, totalCents: 13_143 - off })),
  fc.record({ createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31') }) }),
  fc.record({ tracking: fc.constant('TR1') }),
  fc.record({ line: fc.record({ quantity: fc.integer({ min: 1, max: 9 }), priceCents: cents }) }),
  fc.record({ line: fc.record({ withInstallation: fc.boolean(), installationPriceCents: cents }) }),
  fc.record({ line: fc.record({ costCents: fc.option(cents), returnedQuantity: fc.constantFrom(0, 1) }) }),
  fc.record({ added: cents }),
  fc.constant('line removed' as const),
  fc.constant('product removed' as const),
  fc.constant('order removed' as const),
  fc.constant('order placed' as const),
);

/** The kept lines that a sum over the orders would not have, and those that it would have besides. */
async function differences() {
  const { db } = await testDatabase();
  const { rows } = await sql`
    (table sold_lines except all table sold_lines_now) union all (table sold_lines_now except all table sold_lines)`.execute(
    db,
  );
  return rows;
}

it('are what a sum over the orders says, after any changes', async () => {
  const { db } = await testDatabase();
  let sold = 0;
  const run = fc.asyncProperty(
    fc.array(fc.tuple(change, fc.nat(3)), { minLength: 4, maxLength: 14 }),
    async (changes) => {
      await truncateAll();
      const customerId = await putCustomer();
      const products = [await putProduct({ sku: 'CAM' }), await putProduct({ sku: 'SIR' })];
      const orders: string[] = [];
      const place = async (which: number) => {
        const productId = products[which % products.length] ?? (await putProduct());
        const status = statuses[which] ?? 'pending';
        orders.push(await putOrder({ customerId, productId }, { status }, { withInstallation: which > 1 }));
      };
      await place(0);
      await place(1);
      for (const [what, which] of changes) {
        const id = orders[which % Math.max(1, orders.length)] ?? '';
        const ofOrder = db.updateTable('orders').where('id', '=', id);
        if (what === 'order placed') await place(which);
        else if (what === 'order removed') {
          await db.deleteFrom('orders').where('id', '=', id).execute();
          orders.splice(orders.indexOf(id), 1);
        } else if (what === 'line removed')
          await db.deleteFrom('orderLines').where('orderId', '=', id).where('position', '>', 0).execute();
        else if (what === 'product removed')
          await db
            .deleteFrom('products')
            .where('id', '=', products.pop() ?? 0)
            .execute();
        else if ('line' in what)
          await db.updateTable('orderLines').where('orderId', '=', id).set(what.line).execute();
        else if ('added' in what)
          await sql`
            insert into order_lines (order_id, position, sku, name, with_installation, price_cents, quantity)
            select id, (select coalesce(max(position), -1) + 1 from order_lines where order_id = ${id}), 'NEW', 'Νέο', false,
              ${what.added}::integer, 2 from orders where id = ${id}`.execute(db);
        else await ofOrder.set(what).execute();
      }
      expect(await differences()).toEqual([]);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from sold_lines`.execute(db);
      sold += rows[0]?.n ?? 0;
    },
  );
  await fc.assert(run, { numRuns: 60 });
  expect(sold).toBeGreaterThan(60);
});

it('are not written again by a step between sold states', async () => {
  const { db } = await testDatabase();
  const [customerId, productId] = [await putCustomer(), await putProduct()];
  const id = await putOrder({ customerId, productId }, { status: 'confirmed' });
  const written = async () => (await sql<{ xmin: string }>`select xmin from sold_lines`.execute(db)).rows;
  const before = await written();
  expect(before).toHaveLength(1);
  await db.updateTable('orders').where('id', '=', id).set({ status: 'shipped', tracking: 'TR1' }).execute();
  expect(await written()).toEqual(before);
});
