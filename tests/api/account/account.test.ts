import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { friday, putAppointment } from '../../support/app/booking.ts';
import { putContract } from '../../support/app/contracts.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

let id: string;
let email: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app.setNow(undefined);
  await truncateAll();
  ({ id, email } = await addCustomer(app));
  cookie = await app.signIn({ customerId: id });
  productId = await putProduct();
});

const get = async (path: string, as = cookie) => (await app.request('GET', path, { cookie: as })).body;
const send = (method: string, path: string, body: Record<string, unknown>) =>
  app.request(method, path, { cookie, body });
const amounts = (subtotalCents: number) => ({
  subtotalCents,
  shippingCents: 0,
  taxCents: 0,
  totalCents: subtotalCents,
});
const order = (status: 'pending' | 'shipped' | 'delivered' | 'cancelled', cents: number, day = 1) =>
  putOrder(
    { customerId: id, productId },
    { status, ...amounts(cents), createdAt: new Date(Date.UTC(2026, 0, day)) },
  );

describe('the figures', () => {
  test('count orders by where they stand and give a point for each whole euro of each delivered order', async () => {
    await order('pending', 5_000);
    await order('shipped', 2_000);
    await order('delivered', 10_150);
    await order('delivered', 99);
    await order('cancelled', 70_000);
    expect(await get('/api/customer/stats')).toEqual({
      totalOrders: 5,
      pendingOrders: 2,
      completedOrders: 2,
      totalSpent: 172.49,
      upcomingAppointments: 0,
      loyaltyPoints: 101,
      notifications: 0,
    });
  });

  test('count nothing as spent that was paid back', async () => {
    await putOrder(
      { customerId: id, productId },
      { status: 'delivered', paymentState: 'captured', refundedCents: 3_143 },
    );
    expect(await get('/api/customer/stats')).toMatchObject({ totalSpent: 100 });
  });

  test('count the appointments that stand and are not over', async () => {
    app.setNow(friday);
    const today = { date: '2026-11-20', customerId: id };
    await putAppointment({ customerId: id });
    await putAppointment({ ...today, startHour: 11, hours: 2, status: 'confirmed' });
    await putAppointment({ ...today, startHour: 10, hours: 2 });
    await putAppointment({ customerId: id, startHour: 12, status: 'cancelled' });
    await putAppointment({ startHour: 14 });
    expect(await get('/api/customer/stats')).toMatchObject({ upcomingAppointments: 2 });
  });

  test('are nought for somebody new, and other people’s do not count', async () => {
    await order('delivered', 10_000);
    const other = await app.signIn({ customerId: (await addCustomer(app)).id });
    expect(await get('/api/customer/stats', other)).toMatchObject({ totalOrders: 0, loyaltyPoints: 0 });
  });

  test('hold nothing made of prices for whoever may not see them', async () => {
    await order('delivered', 10_000);
    await db.updateTable('customers').set({ canViewPrices: false }).execute();
    const stats = await get('/api/customer/stats');
    expect(stats).toMatchObject({ totalOrders: 1 });
    expect(stats).not.toHaveProperty('totalSpent');
    expect(stats).not.toHaveProperty('loyaltyPoints');
    expect((await get('/api/customer/orders/recent')) as unknown[]).toEqual([
      expect.not.objectContaining({ total: expect.anything() }),
    ]);
  });

  test('count own alerts until they are seen', async () => {
    const alert = { type: 'other', event: 'test', severity: 'low', title: 'Τίτλος', message: '' } as const;
    const own = { ...alert, audience: 'customer', customerId: id } as const;
    await db
      .insertInto('alerts')
      .values([own, { ...own, readAt: new Date() }, { ...alert, audience: 'admin' }])
      .execute();
    expect(await get('/api/customer/stats')).toMatchObject({ notifications: 1 });
  });
});

test('the three latest orders come newest first, their totals as text', async () => {
  const [, second, third, fourth] = [
    await order('pending', 100, 1),
    await order('pending', 200, 2),
    await order('pending', 300, 3),
    await order('delivered', 123_456, 4),
  ];
  expect(await get('/api/customer/orders/recent')).toMatchObject([
    { id: fourth, status: 'delivered', total: '1234.56', createdAt: '2026-01-04T00:00:00.000Z' },
    { id: third, total: '3.00' },
    { id: second, total: '2.00' },
  ]);
});

test('the list of own orders holds no others, also for whoever manages everybody’s', async () => {
  await db.updateTable('customers').set({ isAdmin: true }).where('id', '=', id).execute();
  const own = await order('shipped', 4_960);
  await putOrder({ customerId: (await addCustomer(app)).id, productId });
  expect(await get('/api/customer/orders')).toMatchObject([
    {
      id: own,
      status: 'shipped',
      total: '49.60',
      pieces: 1,
      paymentMethod: 'bank_transfer',
      isOwed: true,
    },
  ]);
});

test('of a list of own orders labour is no piece, nor is a bill of a contract', async () => {
  const own = await order('delivered', 4_960);
  const pieces = async () => {
    const [listed] = (await get('/api/customer/orders')) as { pieces: number }[];
    return listed?.pieces;
  };
  const labour = (minutes: number | null) =>
    db.updateTable('orderLines').set({ minutes }).where('orderId', '=', own).execute();
  await labour(90);
  expect(await pieces()).toBe(0);
  await labour(null);
  const billedContractId = await putContract({ customerId: id });
  await db.updateTable('orders').set({ billedContractId }).where('id', '=', own).execute();
  expect(await pieces()).toBe(0);
});

describe('the profile', () => {
  const profile = { firstName: 'Ελένη', lastName: 'Νέα', phone: '690 000 0000', city: 'Βόλος' };

  test('keeps what may be changed, leaves the rest, and a blank takes away', async () => {
    await send('PUT', '/api/customer/profile', { ...profile, postalCode: '38221' });
    const { status, body } = await send('PUT', '/api/customer/profile', {
      ...profile,
      postalCode: '',
      email: 'other@pelatis.example',
      accountType: 'b2b',
      canViewPrices: false,
      isAdmin: true,
      companyName: 'Όχι Α.Ε.',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Τα στοιχεία σας αποθηκεύτηκαν.',
      customer: {
        id,
        email,
        fullName: 'Ελένη Νέα',
        phone: '+306900000000',
        city: 'Βόλος',
        accountType: 'private',
        canViewPrices: true,
        isAdmin: false,
      },
    });
    const stored = await get('/api/customer/profile');
    expect(stored).not.toHaveProperty('postalCode');
    expect(stored).not.toHaveProperty('companyName');
  });

  test('of a business keeps a company name', async () => {
    await db.updateTable('customers').set({ accountType: 'b2b', companyName: 'Δοκιμή Α.Ε.' }).execute();
    const { status, body } = await send('PUT', '/api/customer/profile', profile);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { companyName: expect.any(String) } });
    await send('PUT', '/api/customer/profile', { ...profile, companyName: 'Νέα Α.Ε.', doy: 'Βόλου' });
    expect(await get('/api/customer/profile')).toMatchObject({ companyName: 'Νέα Α.Ε.', doy: 'Βόλου' });
  });
});

describe('a new password', () => {
  const change = (currentPassword: string, newPassword = 'new-secret') =>
    send('POST', '/api/customer/password', { currentPassword, newPassword });

  test('needs the old one', async () => {
    const { status, body } = await change('wrong-secret');
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { currentPassword: 'Ο κωδικός σας δεν είναι σωστός.' } });
  });

  test('ends the other sessions and is told by e-mail', async () => {
    const elsewhere = await app.signIn({ customerId: id });
    expect((await change(password)).status).toBe(200);
    expect(await get('/api/session')).toMatchObject({ viewer: { customer: { id } } });
    expect(await get('/api/session', elsewhere)).toMatchObject({ viewer: { customer: null } });
    const again = await app.request('POST', '/api/auth/login', { body: { email, password: 'new-secret' } });
    expect(again.status).toBe(200);
    await app.services.jobs.drain();
    expect(await db.selectFrom('devMails').select('recipient').orderBy('id').execute()).toEqual([
      { recipient: email },
    ]);
  });

  test('is the first of those that are sent at once, and the others are told', async () => {
    const wanted = [1, 2, 3, 4].map((turn) => `new-secret-${turn}`);
    const answers = await Promise.all(wanted.map((one) => change(password, one)));
    const first = answers.findIndex(({ status }) => status === 200);
    const others = answers.filter((_, index) => index !== first);
    expect(others).toMatchObject(others.map(() => ({ status: 400, body: { code: 'WRONG_PASSWORD' } })));
    const again = await app.request('POST', '/api/auth/login', { body: { email, password: wanted[first] } });
    expect(again.status).toBe(200);
  });

  test('is not to be found by trying', async () => {
    const statuses = [];
    for (let attempt = 1; attempt <= 11; attempt++) statuses.push((await change('wrong-secret')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('deleting the account', () => {
  const remove = (typed = password) => send('DELETE', '/api/customer', { password: typed });

  test('takes the person out of everything and leaves the orders', async () => {
    await db
      .updateTable('customers')
      .set({ phone: '+302100000011', afm: '500000004', address: 'Αγίας Λαύρας 18' })
      .execute();
    const orderId = await order('delivered', 10_000);
    await db.updateTable('orders').set({ paymentState: 'captured' }).execute();
    await send('POST', '/api/cart', { productId, quantity: 1, withInstallation: false });
    await app.request('POST', `/api/products/${productId}/view`, { cookie });

    const { status, headers } = await remove();
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await get('/api/session')).toMatchObject({ viewer: { customer: null } });

    const everything = JSON.stringify(
      await Promise.all(
        (['customers', 'orders', 'orderLines', 'cartLines', 'productViews', 'sessions'] as const).map(
          (table) => db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const trace of ['Ελένη', 'Μαρκάκη', email, '+3021', '500000004', 'Ηρακλείου 12', 'Λαύρας']) {
      expect(everything).not.toContain(trace);
    }
    expect(await db.selectFrom('orders').select(['id', 'totalCents']).execute()).toEqual([
      { id: orderId, totalCents: 10_000 },
    ]);
    await app.services.jobs.drain();
    expect(await db.selectFrom('devMails').select(['recipient', 'subject']).orderBy('id').execute()).toEqual([
      { recipient: email, subject: 'Ο λογαριασμός σας διαγράφηκε' },
    ]);
  });

  test('frees the address for a new registration, and the old password opens nothing', async () => {
    await remove();
    expect((await app.request('POST', '/api/auth/login', { body: { email, password } })).status).toBe(401);
    const person = { firstName: 'Νέα', lastName: 'Αρχή', email, password, accountType: 'private' };
    await app.request('POST', '/api/auth/register', { body: person });
    expect(await db.selectFrom('customers').select('email').where('deletedAt', 'is', null).execute()).toEqual(
      [{ email }],
    );
  });

  test.each([
    ['pending', 'ORDERS_IN_PROGRESS'],
    ['shipped', 'ORDERS_IN_PROGRESS'],
    ['delivered', 'MONEY_OPEN'],
  ] as const)('waits while an order that is not paid is %s: %s', async (status, code) => {
    await order(status, 10_000);
    const answer = await remove();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code });
    expect(await get('/api/session')).toMatchObject({ viewer: { customer: { id } } });
  });

  test('needs the password', async () => {
    const { status, body } = await remove('wrong-secret');
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { password: 'Ο κωδικός σας δεν είναι σωστός.' } });
  });
});
