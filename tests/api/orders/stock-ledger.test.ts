import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed, stockOf } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  cookie = await app.signIn({ customerId: await putCustomer() });
  admin = await app.signIn('admin');
  productId = await putProduct({ stockQuantity: 14 });
});

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, path, { cookie: admin, ...(body && { body }) });
const stock = async () => (await stockOf(app, productId)).stockQuantity;
const count = (stockQuantity: number | null) =>
  app.services.database.db
    .updateTable('products')
    .set({ stockQuantity })
    .where('id', '=', productId)
    .execute();

async function delivered(quantity: number): Promise<string> {
  const { id } = await placed(app, cookie, orderOf([{ productId, quantity }]));
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'])
    await ask('PATCH', `/api/orders/${id}`, { status });
  return id;
}
const cancel = (id: string) => ask('PATCH', `/api/orders/${id}`, { status: 'cancelled' });
const refund = (id: string, quantity: number, seen: number) =>
  ask('PATCH', `/api/orders/${id}/refund`, {
    amount: '1',
    seen,
    reason: 'Επιστροφή',
    returned: quantity > 0 ? [{ line: 0, quantity }] : [],
  });
async function undoLast(id: string) {
  const { steps } = (await ask('GET', `/api/orders/${id}/money`)).body as OrderMoney;
  const last = steps.findLast(({ kind, undone }) => kind === 'refund' && !undone);
  return ask('PATCH', `/api/orders/${id}/payments/${last?.id}`, { reason: 'Δεν έγινε' });
}

describe('pieces that came back with a refund', () => {
  it('leave the stock again when the refund is undone, as often as it is repeated', async () => {
    const id = await delivered(4);
    for (let times = 0; times < 3; times += 1) {
      expect((await refund(id, 2, 0)).status).toBe(200);
      expect(await stock()).toBe(12);
      expect((await undoLast(id)).status).toBe(200);
      expect(await stock()).toBe(10);
    }
    // What really comes back is taken, and no more than was bought.
    expect((await refund(id, 4, 0)).status).toBe(200);
    expect(await refund(id, 1, 1)).toMatchObject({ status: 409, body: { code: 'RETURNED_TOO_MANY' } });
    expect(await stock()).toBe(14);
  });

  it('that were sold meanwhile keep the refund from being undone', async () => {
    const id = await delivered(4);
    await refund(id, 4, 0);
    await placed(app, cookie, orderOf([{ productId, quantity: 12 }]));
    expect(await undoLast(id)).toMatchObject({ status: 409, body: { code: 'RETURNED_SOLD' } });
    expect(await stock()).toBe(2);
    expect((await ask('GET', `/api/orders/${id}/money`)).body).toMatchObject({ refunded: 1 });
  });

  it('of an order that was cancelled afterwards are there, whatever becomes of the refund', async () => {
    const { id } = await placed(app, cookie, orderOf([{ productId, quantity: 4 }]));
    await ask('PATCH', `/api/orders/${id}`, { status: 'confirmed' });
    await refund(id, 2, 0);
    expect((await cancel(id)).status).toBe(200);
    const before = await stock();
    expect((await undoLast(id)).status).toBe(200);
    expect(await stock()).toBe(before);
  });

  it('alert the office when undoing sells the product out', async () => {
    await count(4);
    const id = await delivered(4);
    await refund(id, 2, 0);
    await undoLast(id);
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 0, inStock: false });
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .where('event', '=', 'product_out_of_stock')
      .where('status', '=', 'active')
      .select('event')
      .orderBy('id')
      .execute();
    expect(alerts).toHaveLength(1);
  });
});

it('who waits for a product is told of returned pieces once there was time to undo, if they are still there', async () => {
  const { db } = app.services.database;
  await count(4);
  const id = await delivered(4);
  const customerId = await putCustomer({ email: 'nikos@pelatis.example' });
  const waiting = { productId, customerId, confirmedAt: new Date(), createdAt: new Date() };
  const told = async () => {
    await app.services.jobs.drain();
    await sql`update pgboss.job set start_after = now() where name = 'restock.tell'`.execute(db);
    await app.services.jobs.drain();
    const rows = await db
      .selectFrom('devMails')
      .where('recipient', '=', 'nikos@pelatis.example')
      .select('id')
      .orderBy('id')
      .execute();
    return rows.length;
  };
  await db.insertInto('restockRequests').values(waiting).execute();
  await refund(id, 2, 0);
  await undoLast(id);
  expect(await told()).toBe(0);
  await refund(id, 2, 0);
  expect(await told()).toBe(1);
});

it('only what an order took comes back, whatever is counted meanwhile', async () => {
  await count(null);
  const { id } = await placed(app, cookie, orderOf([{ productId, quantity: 3 }]));
  const away = await delivered(2);
  await count(10);
  expect((await cancel(id)).status).toBe(200);
  expect(await stock()).toBe(10);
  expect((await refund(away, 1, 0)).status).toBe(200);
  expect(await stock()).toBe(10);
  expect((await undoLast(away)).status).toBe(200);
  expect(await stock()).toBe(10);
});

it('after any steps the stock is what a plain count of pieces says', async () => {
  const step = fc.record({
    what: fc.constantFrom('order', 'cancel', 'refund', 'undo', 'count'),
    which: fc.nat(5),
    pieces: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await count(20);
      let expected = 20;
      const orders: { id: string; isOpen: boolean; bought: number; refunds: number[] }[] = [];
      for (const { what, which, pieces } of steps) {
        const order = orders[which % Math.max(1, orders.length)];
        if (what === 'order' && expected >= pieces) {
          const isOpen = which % 2 === 0;
          const id = isOpen
            ? (await placed(app, cookie, orderOf([{ productId, quantity: pieces }]))).id
            : await delivered(pieces);
          orders.push({ id, isOpen, bought: pieces, refunds: [] });
          expected -= pieces;
        } else if (what === 'count') {
          await count(expected + pieces);
          expected += pieces;
        } else if (what === 'cancel' && order?.isOpen) {
          await cancel(order.id);
          expected += order.bought;
          orders.splice(orders.indexOf(order), 1);
        } else if (what === 'refund' && order && !order.isOpen) {
          const back = order.refunds.reduce((sum, one) => sum + one, 0);
          if (back + pieces > order.bought) continue;
          await refund(order.id, pieces, order.refunds.length);
          order.refunds.push(pieces);
          expected += pieces;
        } else if (what === 'undo' && order && order.refunds.length > 0) {
          const last = order.refunds.at(-1) ?? 0;
          await undoLast(order.id);
          // Pieces that were sold meanwhile keep the refund from being undone.
          if (expected < last) continue;
          order.refunds.pop();
          expected -= last;
        }
        expect(await stock()).toBe(expected);
      }
    }),
    { numRuns: 12 },
  );
});
