import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { friday, putService, putTechnicians } from '../support/app/booking.ts';
import { bookingOf, goodCard, orderOf } from '../support/app/requests.ts';
import { truncateAll } from '../support/database/database.ts';
import { meanwhile } from '../support/app/concurrently.ts';
import { countRows, place, stockOf } from '../support/app/orders.ts';
import { addCustomer, password } from '../support/app/people.ts';
import { putOrder, putProduct } from '../support/app/shop.ts';

const app = await testApp();
const { db } = app.services.database;

let id: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app.setNow(undefined);
  await truncateAll();
  ({ id } = await addCustomer(app));
  cookie = await app.signIn({ customerId: id });
  productId = await putProduct();
  await putTechnicians({});
});

const removeAccount = (as = cookie) =>
  app.request('DELETE', '/api/customer', { cookie: as, body: { password } });

/** Returns all stored data, table by table, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'customers',
    'orders',
    'orderHistory',
    'appointments',
    'withdrawals',
    'alerts',
    'cartLines',
    'productViews',
    'passwordResets',
  ] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

describe('a product that is deleted in the instant of an order', () => {
  test.each([null, 5])(
    'is refused as one that is gone, with nothing changed: stock %s',
    async (stockQuantity) => {
      const other = await putProduct({ stockQuantity: 5 });
      await db.updateTable('products').set({ stockQuantity }).where('id', '=', productId).execute();
      await app.request('POST', '/api/cart', { cookie, body: { productId: other } });
      const body = orderOf([{ productId }, { productId: other }], { paymentMethod: goodCard });
      meanwhile(app, () => db.deleteFrom('products').where('id', '=', productId).execute());
      const refused = await place(app, cookie, body);
      expect(refused).toMatchObject({
        status: 404,
        body: {
          code: 'PRODUCT_GONE',
          error: expect.stringContaining('δεν διατίθεται πλέον'),
          data: { productId },
        },
      });
      expect((await place(app, cookie, body)).body).toEqual(refused.body);
      expect(await countRows(app)).toEqual({ orders: 0, lines: 0, history: 0, alerts: 0, cart: 1 });
      expect(await stockOf(app, other)).toMatchObject({ stockQuantity: 5 });
    },
  );
});

describe('an account that is deleted in the instant in which its customer', () => {
  const send = (method: string, path: string, body: Record<string, unknown>) =>
    app.request(method, path, { cookie, body });

  const acts = {
    orders: () => place(app, cookie, orderOf([{ productId }])),
    'pays by card': () => place(app, cookie, orderOf([{ productId }], { paymentMethod: goodCard })),
    books: async () => send('POST', '/api/appointments', bookingOf(await serviceId)),
    'adds to the cart': () => send('POST', '/api/cart', { productId }),
    'changes the profile': () =>
      send('PUT', '/api/customer/profile', { firstName: 'Ελένη', lastName: 'Μαρκάκη', address: 'Λαύρας 18' }),
    'changes the password': () =>
      send('POST', '/api/customer/password', { currentPassword: password, newPassword: 'new-secret' }),
  };
  let serviceId: Promise<number>;

  test.each(Object.entries(acts))(
    '%s is gone: the request is refused as nobody’s, and keeps no trace',
    async (_name, act) => {
      app.setNow(friday);
      cookie = await app.signIn({ customerId: id });
      serviceId = putService();
      await serviceId;
      meanwhile(app, async () => expect((await removeAccount()).status).toBe(200));
      expect(await act()).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
      const stored = await everything();
      for (const trace of ['Ελένη', 'Μαρκάκη', 'Λαύρας', 'argon2']) expect(stored).not.toContain(trace);
      expect(await countRows(app)).toMatchObject({ orders: 0, cart: 0 });
    },
  );

  test('looks at a product keeps no trace of it', async () => {
    meanwhile(app, removeAccount);
    await app.request('POST', `/api/products/${productId}/view`, { cookie });
    expect(await db.selectFrom('productViews').selectAll().execute()).toEqual([]);
  });

  test('is booked for by the office is refused to the office', async () => {
    app.setNow(friday);
    const admin = await app.signIn('admin');
    const asked = await app.signIn({ customerId: id });
    meanwhile(app, () => removeAccount(asked));
    const body = { ...bookingOf(await putService()), customerId: id };
    expect(await app.request('POST', '/api/admin/appointments', { cookie: admin, body })).toMatchObject({
      status: 400,
      body: { fields: { customerId: 'Ο πελάτης αυτός δεν υπάρχει' } },
    });
  });
});

test('of an order and the deletion of the account at once one wins whole', async () => {
  const outcomes: string[] = [];
  for (const begins of ['together', 'removing', 'placing'] as const) {
    const own = await app.signIn({ customerId: (await addCustomer(app)).id });
    const order = () => place(app, own, orderOf([{ productId }]));
    // The other begins in the instant before the first one writes.
    const [first, other] =
      begins === 'placing' ? [order, () => removeAccount(own)] : [() => removeAccount(own), order];
    let later: Promise<{ status: number }> | undefined;
    if (begins !== 'together') meanwhile(app, async () => void (later = other()));
    const began = await Promise.all([first(), begins === 'together' && other()]);
    const [one, two] = [began[0].status, (began[1] || (await later))?.status];
    outcomes.push((begins === 'placing' ? [one, two] : [two, one]).join());
  }
  for (const outcome of outcomes) expect(['200,409', '401,200']).toContain(outcome);
  const named = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'customerId')
    .where('deletedAt', 'is not', null)
    .selectAll('orders')
    .execute();
  expect(named).toEqual([]);
});

test('the office is told no longer who it was, of an order, an appointment, a withdrawal and the account', async () => {
  app.setNow(friday);
  cookie = await app.signIn({ customerId: id });
  const order = { status: 'delivered', paymentState: 'captured' } as const;
  const { orderNumber } = await db
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', await putOrder({ customerId: id, productId }, order))
    .executeTakeFirstOrThrow();
  const withdrawal = { orderNumber, name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' };
  const told = [
    await app.request('POST', '/api/appointments', { cookie, body: bookingOf(await putService()) }),
    await app.request('POST', '/api/withdrawals', { body: withdrawal }),
    await app.request('POST', '/api/auth/forgot-password', { body: { email: `${id}@pelatis.example` } }),
  ];
  expect(told.map(({ text, status }) => (status === 200 ? status : text))).toEqual([200, 200, 200]);
  expect((await removeAccount()).status).toBe(200);
  const stored = await everything();
  for (const trace of ['Ελένη', 'Μαρκάκη', '@pelatis.example']) expect(stored).not.toContain(trace);
});
