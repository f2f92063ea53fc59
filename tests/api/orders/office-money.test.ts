import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app/app.ts';
import { home as to, officeScene } from '../../support/app/office.ts';
import { stockOf } from '../../support/app/orders.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, asked, send, placed, money } = officeScene();

let app: TestApp;
let admin: string;
let productId: number;
beforeEach(() => {
  ({ app, admin, productId } = scene);
});

describe('the money of an order of the office', () => {
  it.each([
    ['cash', 'cash', 'office'],
    ['card', 'card', 'office'],
    ['bank_transfer', 'deposit', 'bank_transfer'],
  ])('paid at once by %s is recorded as its step', async (way, kind, via) => {
    const { id, ...order } = await placed({ payment: 'paid', via: way });
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentMethod: way,
      paymentState: 'captured',
      cashFee: 0,
    });
    const { steps } = await money(id);
    expect(steps).toMatchObject([{ kind, via, amount: 131.43, date: '2026-11-23' }]);
    // What did not happen after all can be recorded anew.
    const undo = await app.request('PATCH', `/api/orders/${id}/payments/${steps[0]?.id}`, {
      cookie: admin,
      body: { reason: 'Λάθος' },
    });
    expect(undo).toMatchObject({ status: 200, body: { money: { state: 'due', owed: 131.43 } } });
    const again = await app.request('POST', `/api/orders/${id}/payments`, {
      cookie: admin,
      body: { kind: 'card', collector: 'office', date: '2026-11-23' },
    });
    expect(again).toMatchObject({ status: 200, body: { money: { state: 'captured' } } });
  });

  it('on account is owed until its day, also when the order is delivered', async () => {
    const order = await placed({ payment: 'on_account', dueOn: '2026-12-23' });
    expect(order).toMatchObject({ status: 'confirmed', paymentMethod: 'on_account', dueOn: '2026-12-23' });
    for (const status of ['processing', 'shipped', 'delivered'])
      await app.request('PATCH', `/api/orders/${order.id}`, { cookie: admin, body: { status } });
    expect(await money(order.id)).toMatchObject({ state: 'due', owed: 131.43 });
    expect((await send(await asked({ payment: 'on_account' }))).body).toMatchObject({
      fields: { dueOn: 'Επιλέξτε έως πότε πληρώνεται' },
    });
    expect((await send(await asked({ payment: 'on_account', dueOn: '2026-11-20' }))).status).toBe(400);
  });

  it('a deposit is a step of it, and the rest is owed', async () => {
    const { id, status } = await placed({
      payment: 'on_account',
      dueOn: '2026-12-23',
      deposit: 50,
      via: 'card',
    });
    expect(status).toBe('confirmed');
    expect(await money(id)).toMatchObject({ owed: 81.43, paid: 50, steps: [{ kind: 'card', amount: 50 }] });
    expect((await send(await asked({ deposit: 131.44 }))).body).toMatchObject({
      fields: { deposit: 'Το σύνολο είναι 131,43\u00A0€. Συμπληρώστε ποσό έως εκεί.' },
    });
  });

  it('that waits for a transfer waits like the checkout’s', async () => {
    expect(await placed({ payment: 'bank_transfer' })).toMatchObject({
      status: 'pending',
      paymentState: 'due',
      heldUntil: '2026-11-30',
    });
  });

  it('in cash stays below the law’s limit, whoever takes it', async () => {
    const lines = [{ kind: 'free', name: 'Έργο', quantity: 1, price: 500 }];
    for (const payment of ['cash', 'paid'])
      expect(await send(await asked({ lines, payment }))).toMatchObject({
        status: 409,
        body: { code: 'CASH_NOT_OFFERED' },
      });
    expect((await send(await asked({ lines, payment: 'paid', via: 'card' }))).status).toBe(200);
  });
});

describe('an order of the office is refused', () => {
  it('to everybody else', async () => {
    const body = await asked();
    const buyer = await app.signIn({ customerId: await putCustomer({ email: 'eleni@pelatis.example' }) });
    expect((await app.request('POST', '/api/admin/orders', { body })).status).toBe(401);
    expect((await send(body, buyer)).status).toBe(403);
  });

  it.each([
    ['more pieces than there are', () => ({ lines: [{ kind: 'product', productId, quantity: 11 }] }), 409],
    [
      'a product that is gone',
      () => ({ lines: [{ kind: 'product', productId: 999_999, quantity: 1 }] }),
      404,
    ],
    ['half a piece', () => ({ lines: [{ kind: 'product', productId, quantity: 1.5 }] }), 400],
    ['a free line without a text', () => ({ lines: [{ kind: 'free', quantity: 1, price: 5 }] }), 400],
    ['labour without a price', () => ({ lines: [{ kind: 'labour', quantity: 1 }] }), 400],
    ['nothing', () => ({ lines: [] }), 400],
    ['a discount above 100%', () => ({ discount: 101, discountReason: 'Δώρο' }), 400],
    ['a parcel without an address', () => ({ shippingAddress: { ...to, address: '' } }), 400],
    ['a delivery that is not offered', () => ({ shippingMethod: 'pigeon' }), 400],
    ['nobody', () => ({ customerId: 'nobody' }), 404],
  ])('for %s', async (_what, changes, status) => {
    const body = await asked(changes()).catch(() => asked());
    const answer = await send({ ...body, ...changes() });
    expect(answer.status).toBe(status);
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
  });

  it('at amounts that its screen did not show', async () => {
    const body = await asked();
    await app.services.database.db.updateTable('products').set({ priceCents: 9_000 }).execute();
    expect(await send(body)).toMatchObject({ status: 409, body: { code: 'TOTALS_CHANGED' } });
  });
});
