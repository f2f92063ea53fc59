import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { place, placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
let elenisId: string;
let eleni: string;
let nikos: string;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  elenisId = await putCustomer();
  eleni = await app.signIn({ customerId: elenisId });
  nikos = await app.signIn({ customerId: await putCustomer({ firstName: 'Νίκος', lastName: 'Παππάς' }) });
  admin = await app.signIn('admin');
  productId = await putProduct();
});

const body = () => orderOf([{ productId }]);
const list = (cookie: string, query = '') => app.request('GET', `/api/orders${query}`, { cookie });
const numbers = ({ body: found }: { body: unknown }) =>
  (found as Order[]).map(({ orderNumber }) => orderNumber);

describe('who reads which orders', () => {
  it('a customer the own ones, without names of customers', async () => {
    const own = await placed(app, eleni, body());
    await placed(app, nikos, body());
    const answer = await list(eleni);
    expect(numbers(answer)).toEqual([own.orderNumber]);
    expect(answer.headers.get('x-total-count')).toBe('1');
    expect(answer.text).not.toContain('customerName');
  });

  it('an administrator all of them with the names, by the shared password or as a customer of that rank', async () => {
    await placed(app, eleni, body());
    await placed(app, nikos, body());
    const ranked = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    for (const cookie of [admin, ranked, `${eleni}; ${admin}`]) {
      const names = ((await list(cookie)).body as Order[]).map(({ customerName }) => customerName);
      expect(names).toEqual(['Νίκος Παππάς', 'Ελένη Μαρκάκη']);
    }
  });

  it("another customer's order is not there: not to read, not to cancel", async () => {
    const { id } = await placed(app, eleni, body());
    const notFound = { status: 404, body: { code: 'ORDER_NOT_FOUND' } };
    expect(await app.request('GET', `/api/orders/${id}`, { cookie: nikos })).toMatchObject(notFound);
    const cancelled = await app.request('PATCH', `/api/orders/${id}/cancel`, { cookie: nikos, body: {} });
    expect(cancelled).toMatchObject(notFound);
    expect(await app.request('GET', `/api/orders/${id}`, { cookie: admin })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a visitor', undefined, 401, 'LOGIN_REQUIRED'],
    ['a customer who waits for approval', { isVerified: false, canViewPrices: false }, 403, 'NOT_VERIFIED'],
    ['a rejected customer', { isVerified: false, canViewPrices: false, isRejected: true }, 403, 'REJECTED'],
    ['a customer who sees no prices', { canViewPrices: false }, 403, 'PRICES_HIDDEN'],
  ])('%s neither reads nor places nor cancels', async (_who, overrides, status, code) => {
    const { id } = await placed(app, eleni, body());
    const cookie = overrides ? await app.signIn({ customerId: await putCustomer(overrides) }) : '';
    const refused = { status, body: { code } };
    expect(await list(cookie)).toMatchObject(refused);
    expect(await app.request('GET', `/api/orders/${id}`, { cookie })).toMatchObject(refused);
    expect(await place(app, cookie, body())).toMatchObject(refused);
    expect(await app.request('PATCH', `/api/orders/${id}/cancel`, { cookie, body: {} })).toMatchObject(
      refused,
    );
  });

  it.each([
    ['a visitor', () => '', 401],
    ['a customer', () => eleni, 403],
  ])('%s cannot work on orders as an administrator does', async (_who, cookieOf, status) => {
    const { id } = await placed(app, eleni, body());
    const cookie = cookieOf();
    expect(await app.request('GET', '/api/orders/stats', { cookie })).toMatchObject({ status });
    const change = await app.request('PATCH', `/api/orders/${id}`, { cookie, body: { status: 'confirmed' } });
    expect(change).toMatchObject({ status });
  });

  it('a customer of administrator rank works on orders and on nothing else', async () => {
    const { id } = await placed(app, eleni, body());
    const ranked = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    const change = await app.request('PATCH', `/api/orders/${id}`, {
      cookie: ranked,
      body: { status: 'confirmed' },
    });
    expect(change).toMatchObject({ status: 200, body: { order: { status: 'confirmed' } } });
  });
});

describe('finding orders', () => {
  it('by status, by number however it is typed, and by the name without accents', async () => {
    const first = await placed(app, eleni, body());
    const second = await placed(app, eleni, body());
    await app.request('PATCH', `/api/orders/${first.id}/cancel`, { cookie: eleni, body: {} });
    expect(numbers(await list(eleni, '?status=cancelled'))).toEqual([first.orderNumber]);
    expect(numbers(await list(eleni, '?status=all'))).toEqual([second.orderNumber, first.orderNumber]);
    const typed = first.orderNumber.replaceAll('-', '').toLowerCase();
    expect(numbers(await list(admin, `?search=${typed}`))).toEqual([first.orderNumber]);
    expect(numbers(await list(admin, `?search=${first.orderNumber.slice(3, 7).toLowerCase()}`))).toContain(
      first.orderNumber,
    );
    expect(numbers(await list(admin, '?search=ΜΑΡΚΑΚΗ'))).toHaveLength(2);
    expect(numbers(await list(admin, '?search=%25'))).toEqual([]);
  });

  it('by the customer, exactly and with the name, for an administrator alone', async () => {
    await placed(app, eleni, body());
    const own = await placed(app, nikos, body());
    const { customerId } = await app.services.database.db
      .selectFrom('orders')
      .select('customerId')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    const page = async (as: string, id: string) => (await list(as, `/page?customerId=${id}`)).body;
    const all = (await list(admin, `?customerId=${customerId}`)).body;
    expect(numbers(await list(admin, `?customerId=${customerId}`))).toEqual([own.orderNumber]);
    expect(await page(admin, String(customerId))).toMatchObject({
      orders: all,
      total: 1,
      customerName: expect.stringMatching(/\S \S/),
    });
    expect(await page(admin, 'nobody')).toEqual({ orders: [], total: 0 });
    const asked = await page(eleni, String(customerId));
    expect(asked).toMatchObject({ total: 1 });
    expect(asked).not.toHaveProperty('customerName');
    expect(JSON.stringify(asked)).not.toContain(own.orderNumber);
  });

  it('whose money is to be paid back, until it has been', async () => {
    await placed(app, eleni, body());
    const due = await placed(app, eleni, body());
    const { db } = app.services.database;
    const set = (paymentState: 'refund_due' | 'refunded') =>
      db.updateTable('orders').set({ status: 'cancelled', paymentState }).where('id', '=', due.id).execute();
    await set('refund_due');
    expect(numbers(await list(admin, '?status=refund_due'))).toEqual([due.orderNumber]);
    expect(numbers(await list(nikos, '?status=refund_due'))).toEqual([]);
    await set('refunded');
    expect(numbers(await list(admin, '?status=refund_due'))).toEqual([]);
  });

  it('by period, counted in days of Athens', async () => {
    for (const at of [
      '2026-10-01T10:00:00Z',
      '2026-11-10T10:00:00Z',
      '2026-11-15T10:00:00Z',
      '2026-11-19T22:30:00Z',
    ]) {
      app.setNow(new Date(at));
      await placed(app, await app.signIn({ customerId: elenisId }), body());
    }
    app.setNow(new Date('2026-11-20T09:00:00Z'));
    admin = await app.signIn('admin');
    const count = async (range: string) => numbers(await list(admin, `?dateRange=${range}`)).length;
    expect(await count('today')).toBe(1);
    expect(await count('week')).toBe(2);
    expect(await count('month')).toBe(3);
    expect(await count('all')).toBe(4);
  });

  it('page by page, with the whole count beside', async () => {
    for (let made = 0; made < 5; made += 1) await placed(app, eleni, body());
    const first = await list(eleni, '?page=1&pageSize=2');
    const third = await list(eleni, '?page=3&pageSize=2');
    expect(first.headers.get('x-total-count')).toBe('5');
    expect([numbers(first).length, numbers(third).length]).toEqual([2, 1]);

    await placed(app, nikos, body());
    const page = await list(eleni, '/page?page=3&pageSize=2');
    expect(page.body).toEqual({ orders: third.body, total: 5 });
  });

  it.each(['?status=lost', '?page=0', '?pageSize=100000', '?dateRange=never'])(
    'refuses %s',
    async (query) => {
      expect(await list(eleni, query)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    },
  );
});

it('the checkout begins with the ways to pay, what the profile knows and where technicians go', async () => {
  const customerId = await putCustomer({
    address: 'Αγίας Λαύρας 18',
    city: 'Πάτρα',
    postalCode: '26221',
    phone: '+306974120355',
  });
  const cookie = await app.signIn({ customerId });
  expect((await app.request('GET', '/api/checkout', { cookie })).body).toEqual({
    paymentMethods: ['card', 'bank_transfer', 'cash'],
    cardPage: false,
    address: {
      fullName: 'Ελένη Μαρκάκη',
      address: 'Αγίας Λαύρας 18',
      city: 'Πάτρα',
      postalCode: '26221',
      region: 'patra',
      phone: '697 412 0355',
    },
    invoice: { address: 'Αγίας Λαύρας 18', city: 'Πάτρα', postalCode: '262 21' },
    installationArea: ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'],
    points: 0,
    onAccount: 0,
  });
});
