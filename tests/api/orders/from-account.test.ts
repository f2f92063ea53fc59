import { beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderRequest } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { fillCartOf, place, sendOrder } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
const total = 131.43;
let admin: string;
let cookie: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ stockQuantity: 50 });
});

const get = async <Body>(path: string, as: string) =>
  (await app.request('GET', `/api${path}`, { cookie: as })).body as Body;
const money = (id: string) => get<OrderMoney>(`/orders/${id}/money`, admin);
const onAccount = async () => (await get<{ onAccount: number }>('/checkout', cookie)).onAccount;
async function payAhead(amount: number): Promise<void> {
  const body = { kind: 'payment', amount, via: 'bank_transfer', date: '2026-11-23', seen: 0 };
  const { status } = await app.request('POST', `/api/admin/customers/${customerId}/payments`, {
    cookie: admin,
    body,
  });
  expect(status).toBe(200);
}
const asking = (
  fromAccount: number,
  paymentMethod: OrderRequest['paymentMethod'] = { type: 'bank_transfer' },
) => orderOf([{ productId }], { fromAccount, paymentMethod });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

describe('money on account in the checkout', () => {
  it('pays a part of an order, of which the rest is owed, and the e-mail says so', async () => {
    await payAhead(100);
    expect(await onAccount()).toBe(100);
    const id = idOf(await place(app, cookie, asking(100)));
    expect(await money(id)).toMatchObject({
      state: 'due',
      owed: 31.43,
      paid: 100,
      onAccount: 0,
      steps: [{ kind: 'account', via: 'from_account', amount: 100, person: 'Ελένη Μαρκάκη' }],
    });
    expect(await get<Order>(`/orders/${id}`, cookie)).toMatchObject({ received: 100 });
    await app.services.jobs.drain();
    const { text } = await app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'eleni@pelatis.example')
      .where('subject', 'like', '%VG-%')
      .select('text')
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/Λάβαμε 100,00.*Καταθέστε το υπόλοιπο, 31,43/s);
  });

  it('pays all of it, in cash too, of which nothing is collected then', async () => {
    await payAhead(200);
    const id = idOf(await place(app, cookie, asking(total, { type: 'cash' })));
    expect(await money(id)).toMatchObject({ state: 'captured', owed: 0, paid: total, onAccount: 68.57 });
    expect(await get<Order>(`/orders/${id}`, cookie)).toMatchObject({ isPrepaid: true });
  });

  it('is used once, whatever is sent again or at the same time', async () => {
    await payAhead(total);
    const first = await place(app, cookie, asking(total), 'the-same-key-0000000');
    const again = await sendOrder(app, cookie, asking(total), 'the-same-key-0000000');
    expect([first, again].map(idOf)).toEqual([idOf(first), idOf(first)]);
    expect(await onAccount()).toBe(0);
    expect((await place(app, cookie, asking(0.01))).body).toMatchObject({ code: 'OWN_ACCOUNT_TOO_SMALL' });

    await app.request('PATCH', `/api/orders/${idOf(first)}`, {
      cookie: admin,
      body: { status: 'cancelled' },
    });
    await app.request('PATCH', `/api/orders/${idOf(first)}/refund`, {
      cookie: admin,
      body: { amount: total, seen: 0, reason: 'Ακύρωση', via: 'to_account' },
    });
    expect(await onAccount()).toBe(total);
    await fillCartOf(app, cookie, [{ productId, quantity: 1, withInstallation: false }]);
    const other = idOf(await placeBeside());
    const both = await Promise.all([
      sendOrder(app, cookie, asking(total)),
      app.request('POST', `/api/orders/${other}/payments`, {
        cookie: admin,
        body: { kind: 'account', date: '2026-11-23', seen: 0 },
      }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await onAccount()).toBe(0);
  });

  it('is not more than the order costs, nor beside a card, nor anybody else’s', async () => {
    await payAhead(500);
    expect((await place(app, cookie, asking(total + 0.01))).body).toMatchObject({
      code: 'TOO_LARGE_PAYMENT',
    });
    expect((await place(app, cookie, asking(10, goodCard))).body).toMatchObject({
      code: 'ACCOUNT_WITH_CARD',
    });
    const stranger = await app.signIn({ customerId: await putCustomer() });
    expect((await place(app, stranger, asking(10))).body).toMatchObject({ code: 'OWN_ACCOUNT_TOO_SMALL' });
    expect(await onAccount()).toBe(500);
  });
});

/** An order of the same customer that the cart's order does not empty. */
async function placeBeside() {
  const answer = await place(app, cookie, orderOf([{ productId }]));
  await fillCartOf(app, cookie, [{ productId, quantity: 1, withInstallation: false }]);
  return answer;
}
