import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnStatement, Statement } from '#features/documents/statement-contract.ts';
import type { IssuedDocument } from '#features/documents/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { removeOrdersBefore } from '#features/orders/server/forget-store.ts';
import { eurosToCents } from '#shared/money.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { examples } from '../../support/examples.ts';

const app: TestApp = await testApp();
const today = '2026-11-23';
let admin: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app.setNow(new Date(`${today}T10:00:00Z`));
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  productId = await putProduct();
});

const put = (overrides: Parameters<typeof putOrder>[1] = {}) =>
  putOrder(
    { customerId, productId },
    { status: 'delivered', createdAt: new Date('2026-11-20T10:00:00Z'), ...overrides },
  );
const send = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
async function done<Body>(method: string, path: string, body?: Record<string, unknown>): Promise<Body> {
  const answer = await send(method, path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.body as Body;
}
const money = (orderId: string) => done<OrderMoney>('GET', `/orders/${orderId}/money`);
const statement = () => done<Statement>('GET', `/admin/customers/${customerId}/statement`);
const issue = async (orderId: string) =>
  (await done<{ document: IssuedDocument }>('POST', `/orders/${orderId}/documents`, {})).document;
const credit = (id: string, amount: number, seen = 0) =>
  send('POST', `/documents/${id}/partial-credit-note`, { reason: 'Έκπτωση', amount, seen });
const pay = (orderId: string, body: Record<string, unknown>) =>
  send('POST', `/orders/${orderId}/payments`, { kind: 'deposit', date: today, seen: 0, ...body });
const onAccount = (body: Record<string, unknown> = {}) =>
  send('POST', `/admin/customers/${customerId}/payments`, {
    kind: 'payment',
    amount: 100,
    via: 'bank_transfer',
    date: today,
    seen: 0,
    ...body,
  });

describe('a credit note of an unpaid order', () => {
  it('lowers what it owes, in its money, the lists and the customer’s page, and to nothing', async () => {
    const id = await put({ paymentState: 'due' });
    const document = await issue(id);
    await credit(document.id, 31.43);
    expect(await money(id)).toMatchObject({ state: 'due', owed: 100, credited: 31.43, overpaid: 0 });
    expect(await done('GET', '/orders/money')).toMatchObject({ toCollect: { count: 1, amount: 100 } });
    expect(await done('GET', `/admin/customers/${customerId}/portrait`)).toMatchObject({ owed: 100 });
    expect((await pay(id, { amount: 100.01 })).body).toMatchObject({ code: 'TOO_LARGE_PAYMENT' });
    await credit(document.id, 100, 31.43);
    expect(await money(id)).toMatchObject({ state: 'voided', owed: 0, credited: 131.43 });
    expect((await pay(id, {})).status).toBe(409);
    expect(await statement()).toMatchObject({ balance: 0, credited: 131.43 });
  });

  it('counts in the reports, the customer’s turnover and his points, as a refund of the same does', async () => {
    const id = await put({ paymentState: 'due' });
    const of = `from=2026-11-01&to=${today}`;
    const turnover = async () => JSON.stringify(await done('GET', `/admin/reports/turnover?step=day&${of}`));
    const points = async () => {
      const cookie = await app.signIn({ customerId });
      return (await send('GET', '/customer/points', undefined, cookie)).body;
    };
    expect(await points()).toMatchObject({ balance: 131 });
    await credit((await issue(id)).id, 31.43);
    expect(await turnover()).toContain('"gross":100');
    expect(await done('GET', `/admin/reports/turnover/product?${of}`)).toMatchObject([
      { amounts: { gross: 94.35 } },
    ]);
    expect(await done('GET', `/admin/customers/${customerId}/portrait`)).toMatchObject({ turnover: 100 });
    expect(await points()).toMatchObject({ balance: 100 });
    // The refund of what a credit note took off is the same money.
    await pay(id, {});
    await done('PATCH', `/orders/${id}/refund`, { amount: 10, seen: 0, reason: 'Έκπτωση' });
    expect(await turnover()).toContain('"gross":100');
    expect(await points()).toMatchObject({ balance: 100 });
  });

  it('that was paid in part is paid by it, and what is too much can be given back or kept', async () => {
    const id = await put({ paymentState: 'due' });
    const { id: receipt } = await issue(id);
    await pay(id, { amount: 120 });
    await credit(receipt, 20);
    expect(await money(id)).toMatchObject({ state: 'captured', owed: 0, paid: 120, overpaid: 8.57 });
    expect(await statement()).toMatchObject({ balance: -8.57, missingCredits: [] });
    await done('PATCH', `/orders/${id}/refund`, {
      amount: 8.57,
      seen: 0,
      reason: 'Πιστωτικό',
      via: 'to_account',
    });
    expect(await money(id)).toMatchObject({ overpaid: 0, refunded: 8.57, onAccount: 8.57 });
    expect(await statement()).toMatchObject({ balance: -8.57, onAccount: 8.57, missingCredits: [] });
  });

  it('is made anew with its whole amount, and owes it again', async () => {
    const id = await put({ paymentState: 'due' });
    const { id: receipt } = await issue(id);
    await credit(receipt, 31.43);
    await done('POST', `/documents/${receipt}/credit-note`, { reason: 'Λάθος στοιχεία' });
    expect(await money(id)).toMatchObject({ state: 'voided', owed: 0 });
    await issue(id);
    expect(await money(id)).toMatchObject({ state: 'due', owed: 131.43, credited: 0 });
  });
});

describe('money without an order', () => {
  it('is the customer’s, is put against an order, and cannot be used twice', async () => {
    expect((await onAccount()).status).toBe(200);
    expect(await statement()).toMatchObject({ balance: -100, onAccount: 100, paid: 100 });
    const id = await put({ paymentState: 'due' });
    expect(await money(id)).toMatchObject({ owed: 131.43, onAccount: 100 });
    expect((await pay(id, { kind: 'account', amount: 100.01 })).body).toMatchObject({
      code: 'ACCOUNT_TOO_SMALL',
      fields: { amount: expect.stringContaining('100,00') },
    });
    const two = await Promise.all([
      pay(id, { kind: 'account', amount: 60 }),
      pay(await put({ paymentState: 'due' }), { kind: 'account', amount: 60 }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await statement()).toMatchObject({ balance: 162.86, onAccount: 40, paid: 100 });
    // What an order has used is not taken back, and what it gives back is there again.
    const { paymentId } = (await statement()).lines.find(({ kind }) => kind === 'account_payment') ?? {};
    const takeBack = () =>
      send('PATCH', `/admin/customers/${customerId}/payments/${paymentId}`, { reason: 'Λάθος' });
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'ACCOUNT_SPENT' } });
    for (const { orderId } of (await statement()).lines) {
      if (orderId === undefined) continue;
      for (const step of (await money(orderId)).steps)
        await done('PATCH', `/orders/${orderId}/payments/${step.id}`, { reason: 'Λάθος' });
    }
    expect((await takeBack()).status).toBe(200);
    expect((await takeBack()).status).toBe(409);
    expect(await statement()).toMatchObject({ balance: 262.86, onAccount: 0, paid: 0 });
  });

  it('is recorded once by two at once, given back up to what is there, and on no day to come', async () => {
    const both = await Promise.all([onAccount(), onAccount()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await onAccount({ kind: 'refund', amount: 100.01, seen: 100 })).body).toMatchObject({
      code: 'ACCOUNT_TOO_SMALL',
    });
    expect((await onAccount({ date: '2026-11-24', seen: 100 })).body).toMatchObject({
      fields: { date: expect.any(String) },
    });
    expect((await onAccount({ kind: 'refund', amount: 100, seen: 100 })).status).toBe(200);
    expect(await statement()).toMatchObject({ balance: 0, onAccount: 0, refunded: 100 });
  });

  it('keeps its customer from being erased, and stays moved when an old order goes', async () => {
    await onAccount();
    expect(await send('POST', `/admin/customers/${customerId}/erase`)).toMatchObject({
      status: 409,
      body: { code: 'MONEY_ON_ACCOUNT' },
    });
    const id = await put({ paymentState: 'due', createdAt: new Date('2020-11-20T10:00:00Z') });
    expect((await pay(id, { kind: 'account', amount: 60 })).status).toBe(200);
    await app.services.database.db
      .transaction()
      .execute((trx) => removeOrdersBefore(trx, new Date('2021-01-01T00:00:00Z')));
    expect(await statement()).toMatchObject({ balance: -40, onAccount: 40, lineCount: 2 });
  });

  it('is recorded by the office alone, and read by its customer without what the office noted', async () => {
    await onAccount({ note: 'Από τον αδελφό του' });
    await put({ paymentState: 'due' });
    const own = await app.signIn({ customerId });
    const { body, text } = await send('GET', '/statement', undefined, own);
    expect(body as OwnStatement).toMatchObject({ balance: 31.43, onAccount: 100, lineCount: 2 });
    expect(text).not.toMatch(/αδελφό|Διαχειριστής|paymentId/);
    const path = `/admin/customers/${customerId}/payments`;
    expect((await send('POST', path, { amount: 1 }, own)).status).toBe(403);
    const other = await app.signIn({ customerId: await putCustomer() });
    expect((await send('GET', '/statement', undefined, other)).body).toMatchObject({ balance: 0, lines: [] });
  });

  it('of a refund without its credit note the customer is not asked for', async () => {
    const id = await put({ paymentState: 'captured' });
    await issue(id);
    await done('PATCH', `/orders/${id}/refund`, { amount: 31.43, seen: 0, reason: 'Επιστροφή' });
    const own = await app.signIn({ customerId });
    const { body } = await send('GET', '/statement', undefined, own);
    expect(body).toMatchObject({
      balance: 0,
      credited: 31.43,
      lines: [{ kind: 'credit_awaited' }, {}, {}, {}],
    });
  });
});

const act = fc.record({
  what: fc.constantFrom(
    'pay',
    'issue',
    'credit',
    'cancel',
    'refund',
    'account',
    'use',
    'keep',
    'void',
    'undo',
  ),
  order: fc.nat(1),
  cents: fc.integer({ min: 1, max: 14_000 }),
});

it('a balance is what orders owe, less what they were paid too much and what is on account, to the cent', async () => {
  let reached = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      await truncateAll();
      admin = await app.signIn('admin');
      customerId = await putCustomer();
      productId = await putProduct();
      const orders = [await put({ paymentState: 'due' }), await put({ paymentState: 'captured' })];
      for (const { what, order, cents } of acts) {
        const id = orders[order] ?? '';
        const amount = cents / 100;
        const { paid, refunded, steps, onAccount: there } = await money(id);
        const documents = await done<IssuedDocument[]>('GET', `/orders/${id}/documents`);
        const last = documents.findLast(({ kind }) => kind === 'receipt');
        const answers = {
          pay: () => pay(id, { amount, seen: paid }),
          issue: () => send('POST', `/orders/${id}/documents`, {}),
          credit: () => credit(last?.id ?? 'none', amount, last?.credited ?? 0),
          cancel: () => send('POST', `/documents/${last?.id}/credit-note`, { reason: 'Λάθος' }),
          refund: () => send('PATCH', `/orders/${id}/refund`, { amount, seen: refunded, reason: 'Έτσι' }),
          keep: () =>
            send('PATCH', `/orders/${id}/refund`, {
              amount,
              seen: refunded,
              reason: 'Έτσι',
              via: 'to_account',
            }),
          account: () => onAccount({ amount, seen: there }),
          use: () => pay(id, { kind: 'account', amount, seen: paid }),
          void: () => send('PATCH', `/orders/${id}`, { status: 'cancelled' }),
          undo: () => send('PATCH', `/orders/${id}/payments/${steps.at(-1)?.id ?? 1}`, { reason: 'Λάθος' }),
        };
        if ((await answers[what]()).status === 200) reached++;
        const now = await statement();
        const all = await Promise.all(orders.map(money));
        const sum = (of: (one: OrderMoney) => number) =>
          all.reduce((cents_, one) => cents_ + eurosToCents(of(one)), 0);
        const missing = now.missingCredits.reduce((cents_, one) => cents_ + eurosToCents(one.amount), 0);
        expect(eurosToCents(now.balance)).toBe(
          sum(({ owed }) => owed) - sum(({ overpaid }) => overpaid) + missing - eurosToCents(now.onAccount),
        );
      }
    }),
    { numRuns: examples(12, 25) },
  );
  expect(reached).toBeGreaterThan(examples(20, 60));
});
