import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const noon = new Date('2026-11-23T10:00:00Z');
const email = 'eleni@pelatis.example';

let app: TestApp;
let admin: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(noon);
  customerId = await putCustomer({ email });
  productId = await putProduct({ stockQuantity: 10 });
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

const bought = (overrides: Parameters<typeof putOrder>[1] = {}) =>
  putOrder(
    { customerId, productId },
    {
      status: 'delivered',
      paymentState: 'captured',
      createdAt: new Date('2026-11-10T10:00:00Z'),
      deliveredAt: new Date('2026-11-16T10:00:00Z'),
      ...overrides,
    },
  );
const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const read = async (id: string, as = admin) =>
  (await ask('GET', `/orders/${id}`, undefined, as)).body as Order;
const due = async () => {
  const { body } = await ask('GET', '/orders?status=refund_due');
  const { toRefund } = (await ask('GET', '/orders/money')).body as { toRefund: object };
  return { orders: (body as Order[]).map(({ id }) => id), toRefund };
};
async function declare(id: string, from: string, cookie = '') {
  const { orderNumber } = await read(id);
  return ask('POST', '/withdrawals', { name: 'Ελένη Μαρκάκη', email: from, orderNumber }, cookie);
}
const withdraw = async (id: string) => declare(id, email, await app.signIn({ customerId }));
/** Opens the link of the receipt of an order's withdrawal. */
async function confirm(id: string) {
  const { orderNumber } = await read(id);
  await app.services.jobs.drain();
  const { db } = app.services.database;
  const mails = await db
    .selectFrom('devMails')
    .where('recipient', '=', email)
    .where('text', 'like', `%${orderNumber}%`)
    .select('text')
    .orderBy('id')
    .execute();
  const token = mails.flatMap(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
  return ask('POST', '/withdrawals/confirm', { token }, '');
}
const dismiss = async (id: string, cookie = admin) => {
  const [declared] = (await read(id)).withdrawals;
  return ask(
    'PATCH',
    `/withdrawals/${declared?.id}/dismiss`,
    { reason: 'Δεν την έστειλε ο πελάτης' },
    cookie,
  );
};
const refund = (id: string, body: Record<string, unknown> = {}) =>
  ask('PATCH', `/orders/${id}/refund`, { reason: 'Υπαναχώρηση', ...body });

describe('a consumer’s withdrawal from a paid order', () => {
  it('is to be paid back within 14 days, and no longer once it was', async () => {
    const id = await bought();
    expect(await due()).toEqual({ orders: [], toRefund: { count: 0, amount: 0 } });
    expect((await withdraw(id)).status).toBe(200);
    // A second declaration does not extend the time.
    app.setNow(new Date('2026-11-25T10:00:00Z'));
    admin = await app.signIn('admin');
    await withdraw(id);
    expect(await read(id)).toMatchObject({ isRefundDue: true, refundDueOn: '2026-12-07' });
    expect(await due()).toEqual({ orders: [id], toRefund: { count: 1, amount: 131.43 } });
    const overview = (await ask('GET', '/admin/overview')).body;
    expect(JSON.stringify(overview)).toContain('"refundsDue":1');
    expect((await refund(id)).status).toBe(200);
    expect(await due()).toEqual({ orders: [], toRefund: { count: 0, amount: 0 } });
    // A refund that did not happen is owed again.
    const { steps } = (await ask('GET', `/orders/${id}/money`)).body as OrderMoney;
    await ask('PATCH', `/orders/${id}/payments/${steps.at(-1)?.id}`, { reason: 'Γύρισε πίσω' });
    expect((await due()).orders).toEqual([id]);
  });

  it('stays to be paid back after a part, unless that part is all that is owed', async () => {
    const id = await bought();
    await withdraw(id);
    await refund(id, { amount: 31.43, seen: 0 });
    expect(await due()).toEqual({ orders: [id], toRefund: { count: 1, amount: 100 } });
    await refund(id, { amount: 60, seen: 31.43, settles: true });
    expect((await due()).orders).toEqual([]);
    expect(await read(id)).toMatchObject({ paymentState: 'captured', refunded: 91.43 });
  });

  it('counts when the money comes after it, and with an order that was cancelled for it', async () => {
    const unpaid = await bought({ paymentState: 'due', status: 'confirmed', deliveredAt: null });
    await withdraw(unpaid);
    expect((await due()).orders).toEqual([]);
    await ask('POST', `/orders/${unpaid}/payments`, { kind: 'deposit', date: '2026-11-23' });
    expect((await due()).orders).toEqual([unpaid]);
    await ask('PATCH', `/orders/${unpaid}`, { status: 'cancelled' });
    expect(await read(unpaid)).toMatchObject({ paymentState: 'refund_due', refundDueOn: '2026-12-07' });
    expect((await due()).orders).toEqual([unpaid]);
  });

  const inPart = async () => {
    const id = await bought({ paymentState: 'due', paymentMethod: 'on_account', dueOn: '2026-11-24' });
    await ask('POST', `/orders/${id}/payments`, { kind: 'deposit', date: '2026-11-23', amount: 31.43 });
    return id;
  };
  const sums = async () => (await ask('GET', '/orders/money')).body as object;
  const none = { count: 0, amount: 0 };

  it('counts of what was paid in part, and nobody is asked for the rest any more', async () => {
    const id = await inPart();
    await withdraw(id);
    const toRefund = { count: 1, amount: 31.43 };
    expect(await due()).toEqual({ orders: [id], toRefund });
    expect(await sums()).toEqual({ toCollect: none, toRefund });
    expect((await ask('GET', '/orders?status=to_collect')).body).toEqual([]);
    expect((await ask('GET', `/orders/${id}/money`)).body).toMatchObject({ owed: 0, paid: 31.43 });
    const own = await app.signIn({ customerId });
    expect((await ask('GET', '/statement', undefined, own)).body).toMatchObject({ balance: 0 });
    app.setNow(new Date('2026-11-24T10:00:00Z'));
    const { jobs, database } = app.services;
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'orders.deposits', {}));
    await jobs.drain();
    expect(await database.db.selectFrom('alerts').where('event', '=', 'account_due').execute()).toEqual([]);
    admin = await app.signIn('admin');
    expect((await refund(id, { amount: 40, seen: 0 })).body).toMatchObject({ code: 'TOO_LARGE_REFUND' });
    await refund(id, { amount: 11.43, seen: 0 });
    expect((await refund(id, { amount: 20, seen: 11.43 })).body).toMatchObject({
      order: { paymentState: 'refunded' },
    });
    expect((await due()).orders).toEqual([]);
    const { steps } = (await ask('GET', `/orders/${id}/money`)).body as OrderMoney;
    await ask('PATCH', `/orders/${id}/payments/${steps.at(-1)?.id}`, { reason: 'Γύρισε πίσω' });
    expect(await due()).toEqual({ orders: [id], toRefund: { count: 1, amount: 20 } });
    await refund(id, { amount: 5, seen: 11.43, settles: true });
    expect(await sums()).toEqual({ toCollect: none, toRefund: none });
  });

  it('leaves of a part-paid order what is owed where it is from a part, or was dismissed', async () => {
    const id = await inPart();
    const cookie = await app.signIn({ customerId });
    const { orderNumber } = await read(id);
    const words = { name: 'Ελένη Μαρκάκη', email, orderNumber, statement: 'Τη μία κάμερα' };
    await ask('POST', '/withdrawals', words, cookie);
    const owed = { toCollect: { count: 1, amount: 100 }, toRefund: none };
    expect(await sums()).toEqual(owed);
    await withdraw(id);
    expect(await sums()).toMatchObject({ toCollect: none });
    const whole = (await read(id)).withdrawals.find(({ statement }) => statement === undefined);
    await ask('PATCH', `/withdrawals/${whole?.id}/dismiss`, { reason: 'Εκ παραδρομής' });
    expect(await sums()).toEqual(owed);
  });

  it('is not believed of a stranger, after its time, of a business or from the bill of a visit', async () => {
    const foreign = await bought();
    await declare(foreign, 'allos@pelatis.example');
    const typed = await bought();
    await declare(typed, email);
    const late = await bought({ deliveredAt: new Date('2026-11-02T10:00:00Z') });
    await withdraw(late);
    const business = await bought({ accountType: 'b2b' });
    expect((await withdraw(business)).status).toBe(409);
    const bill = await bought({ billedVisitId: await putAppointment({ customerId, status: 'completed' }) });
    expect((await withdraw(bill)).status).toBe(200);
    expect((await due()).orders).toEqual([]);
  });

  it('sent with the customer’s address binds once its link was opened, from the time when it was sent', async () => {
    const id = await bought();
    await declare(id, email);
    expect((await due()).orders).toEqual([]);
    app.setNow(new Date('2026-12-03T10:00:00Z'));
    admin = await app.signIn('admin');
    expect((await confirm(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ isRefundDue: true, refundDueOn: '2026-12-07' });
  });

  it('is dismissed by the office alone, binds nobody any more, and the customer is told why', async () => {
    const id = await bought();
    await withdraw(id);
    const own = await app.signIn({ customerId });
    expect((await dismiss(id, own)).status).toBe(403);
    expect((await due()).orders).toEqual([id]);
    expect((await dismiss(id)).status).toBe(200);
    expect((await due()).orders).toEqual([]);
    expect(await read(id)).toMatchObject({ withdrawals: [] });
    expect((await read(id)).history.map(({ note }) => note)).toContainEqual(
      expect.stringContaining('Δεν την έστειλε ο πελάτης'),
    );
    await app.services.jobs.drain();
    const { db } = app.services.database;
    const mails = await db
      .selectFrom('devMails')
      .where('recipient', '=', email)
      .select('text')
      .orderBy('id')
      .execute();
    expect(mails.map(({ text }) => text).join()).toContain('Δεν την έστειλε ο πελάτης');
    expect((await dismiss(id)).status).toBe(404);
    // Another declaration counts.
    await withdraw(id);
    expect((await due()).orders).toEqual([id]);
  });

  it('is told to the customer in time, but not when the office pays it back', async () => {
    const id = await bought();
    await withdraw(id);
    const own = await read(id, await app.signIn({ customerId }));
    expect(own).not.toHaveProperty('refundDueOn');
    expect(own).not.toHaveProperty('isRefundDue');
  });
});
