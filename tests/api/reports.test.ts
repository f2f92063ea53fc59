import { beforeEach, describe, expect, it } from 'vitest';
import { athensInstant } from '#shared/dates.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putAppointment } from '../support/app/booking.ts';
import { putCustomer, putMessage, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
let camera: number;
let siren: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
  camera = await putProduct({ sku: 'CAM', name: 'Κάμερα', brand: 'Argos' });
  await app.services.database.db
    .insertInto('categories')
    .values({ id: 'sirens', name: 'Σειρήνες', searchCategory: 'alarms' })
    .execute();
  siren = await putProduct({ sku: 'SIR', name: 'Σειρήνα', categoryId: 'sirens' });
});

const at = (day: string, time = '12:00') => athensInstant(day, time);
const get = async <Body>(path: string) =>
  (await app.request('GET', `/api/admin/reports/${path}`, { cookie })).body as Body;
const file = async (path: string) => {
  const answer = await fetch(`${app.origin}/api/admin/export/${path}`, { headers: { cookie } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

/** An order of 100 € net goods and 5.99 € delivery: 131.43 € with VAT. */
const sell = (
  customerId: string,
  productId: number,
  overrides: Parameters<typeof putOrder>[1] = {},
  line: Parameters<typeof putOrder>[2] = {},
) => putOrder({ customerId, productId }, { status: 'confirmed', ...overrides }, line);

describe('turnover', () => {
  it('counts what is confirmed or later on the day in Athens on which it was placed, without what was paid back', async () => {
    const customerId = await putCustomer();
    // One minute to midnight in Athens is the day before in winter and in summer.
    await sell(customerId, camera, { createdAt: at('2026-03-01', '00:01') });
    await sell(customerId, camera, {
      createdAt: at('2026-03-02', '23:59'),
      status: 'delivered',
      paymentMethod: 'cash',
    });
    await sell(customerId, camera, { createdAt: at('2026-03-02'), refundedCents: 3_143 });
    for (const status of ['pending', 'cancelled'] as const)
      await sell(customerId, camera, { createdAt: at('2026-03-02'), status });
    await sell(customerId, camera, { createdAt: at('2026-02-28') });
    await sell(customerId, camera, { createdAt: at('2026-03-03', '00:00') });
    expect(await get('turnover?from=2026-03-01&to=2026-03-02&step=day')).toMatchObject({
      steps: [
        { from: '2026-03-01', orders: 1, net: 105.99, vat: 25.44, gross: 131.43, cashFee: 0, before: 0 },
        { from: '2026-03-02', orders: 2, net: 186.64, vat: 44.79, gross: 231.43, cashFee: 2, before: 131.43 },
      ],
      total: { orders: 3, net: 292.63, vat: 70.23, gross: 362.86, cashFee: 2 },
      before: { orders: 1, net: 105.99, vat: 25.44, gross: 131.43, cashFee: 0 },
    });
    const months = await get<{ steps: { from: string; orders: number }[] }>(
      'turnover?from=2026-02-01&to=2026-03-31&step=month',
    );
    expect(months.steps.map(({ from, orders }) => [from, orders])).toEqual([
      ['2026-02-01', 1],
      ['2026-03-01', 4],
    ]);
  });

  it('is nothing, truthfully, in an empty shop', async () => {
    const nothing = { orders: 0, net: 0, vat: 0, gross: 0, cashFee: 0 };
    const empty = await get<{ steps: unknown[] }>('turnover?from=2026-03-01&to=2026-03-07&step=week');
    expect(empty).toMatchObject({ total: nothing, before: nothing });
    expect(empty.steps).toHaveLength(2);
    expect(await get('together?from=2026-03-01&to=2026-03-07')).toEqual([]);
    expect(await get('answers?from=2026-03-01&to=2026-03-07')).toEqual({
      messages: { received: 0, answered: 0 },
      chats: { received: 0, answered: 0 },
    });
  });

  it.each(['from=2026-03-02&to=2026-03-01', 'from=2025-01-01&to=2026-03-01', 'from=x&to=2026-03-01'])(
    'is refused for %s',
    async (period) => {
      for (const path of [`turnover?step=day&`, `turnover/product?`, 'together?', 'answers?'])
        expect(await app.request('GET', `/api/admin/reports/${path}${period}`, { cookie })).toMatchObject({
          status: 400,
        });
    },
  );

  it('by product, category, brand, customer and service adds up to the orders’ totals', async () => {
    const company = await putCustomer({ companyName: 'Σκαρλάτος ΑΕ', afm: '094014201' });
    const createdAt = at('2026-03-02');
    const id = await sell(company, camera, { createdAt }, { sku: 'CAM', name: 'Κάμερα' });
    await app.services.database.db
      .insertInto('orderLines')
      .values({
        orderId: id,
        position: 1,
        productId: siren,
        sku: 'SIR',
        name: 'Σειρήνα',
        withInstallation: true,
        priceCents: 5_000,
        installationPriceCents: 4_000,
        quantity: 2,
      })
      .execute();
    // Goods of 200 €, installation of 80 €, delivery of 5.99 €; half of it was paid back.
    const totalCents = Math.round(28_599 * 1.24);
    await app.services.database.db
      .updateTable('orders')
      .set({
        subtotalCents: 28_000,
        taxCents: totalCents - 28_599,
        totalCents,
        refundedCents: Math.floor(totalCents / 2),
      })
      .where('id', '=', id)
      .execute();
    type Row = { key: string; name: string; detail?: string; count: number; amounts?: { net: number } };
    const rows = (group: string) => get<Row[]>(`turnover/${group}?from=2026-03-01&to=2026-03-31`);
    expect(await rows('product')).toMatchObject([
      { key: 'SIR', name: 'Σειρήνα', count: 2, amounts: { net: 50 } },
      { key: 'CAM', name: 'Κάμερα', count: 1, amounts: { net: 50 } },
    ]);
    expect(await rows('category')).toMatchObject([
      { key: 'sirens', count: 2, amounts: { net: 50 } },
      { key: 'cameras', count: 1, amounts: { net: 50 } },
    ]);
    expect((await rows('brand')).map(({ name, amounts }) => [name, amounts?.net])).toEqual(
      expect.arrayContaining([
        ['Argos', 50],
        ['Χωρίς μάρκα', 50],
      ]),
    );
    expect(await rows('customer')).toMatchObject([
      { key: company, name: 'Σκαρλάτος ΑΕ', detail: '094014201', count: 1, amounts: { net: 143 } },
    ]);
    await putAppointment({ customerId: company, date: '2026-03-05', status: 'completed' });
    const services = await rows('service');
    expect(services.map(({ key, count, amounts }) => [key, count, amounts?.net])).toEqual([
      ['installation', 2, 40],
      ['shipping', 1, 3],
      [expect.stringMatching(/^visit:/), 1, undefined],
    ]);
  });

  it('says which two products are in one order, each order once', async () => {
    const customerId = await putCustomer();
    for (const day of ['2026-03-02', '2026-03-03']) {
      const id = await sell(customerId, camera, { createdAt: at(day) }, { sku: 'CAM', name: 'Κάμερα' });
      for (const position of [1, 2])
        await app.services.database.db
          .insertInto('orderLines')
          .values({
            orderId: id,
            position,
            productId: siren,
            sku: 'SIR',
            name: 'Σειρήνα',
            withInstallation: position === 2,
            priceCents: 5_000,
            quantity: 1,
          })
          .execute();
    }
    expect(await get('together?from=2026-03-01&to=2026-03-31')).toEqual([
      { first: { sku: 'CAM', name: 'Κάμερα' }, second: { sku: 'SIR', name: 'Σειρήνα' }, orders: 2 },
    ]);
    expect(await get('together?from=2026-03-01&to=2026-03-02')).toEqual([]);
    const { db } = app.services.database;
    await db.updateTable('products').set({ name: 'Νέα κάμερα' }).where('id', '=', camera).execute();
    expect(await get('together?from=2026-03-01&to=2026-03-31')).toMatchObject([
      { first: { name: 'Νέα κάμερα' } },
    ]);
    await db.deleteFrom('products').where('id', '=', siren).execute();
    expect(await get('together?from=2026-03-01&to=2026-03-31')).toEqual([]);
  });
});

describe('answer times', () => {
  it('are of the first answer: half within the median, nine of ten within the other', async () => {
    const { db } = app.services.database;
    for (let minutes = 1; minutes <= 11; minutes += 1) {
      const messageId = await putMessage({ createdAt: at('2026-03-02') });
      if (minutes === 11) continue;
      for (const later of [minutes, minutes + 60])
        await db
          .insertInto('contactReplies')
          .values({ messageId, text: 'Ναι.', at: new Date(at('2026-03-02').getTime() + later * 60_000) })
          .execute();
    }
    const { messages } = await get<{ messages: Record<string, number> }>(
      'answers?from=2026-03-01&to=2026-03-31',
    );
    expect(messages).toMatchObject({ received: 11, answered: 10, median: 5.5 });
    expect(messages['ninety']).toBeCloseTo(9.1);
  });
});

describe('files', () => {
  it('are safe in a spreadsheet, and hold company, tax number and each line', async () => {
    const customerId = await putCustomer({ companyName: '=HYPERLINK("evil")', afm: '094014201' });
    const createdAt = at('2026-03-02');
    const line = { sku: '+CAM', name: '@SUM(A1)' };
    await sell(customerId, camera, { createdAt, paymentMethod: 'cash' }, line);
    const { text, headers } = await file('order-lines?from=2026-03-01&to=2026-03-31');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain(
      `"'=HYPERLINK(""evil"")";"=""094014201""";'+CAM;'@SUM(A1);1;100;0;100;5,99;0;0;131,43;2;0`,
    );
    expect((await file('turnover?from=2026-03-01&to=2026-03-02&step=day')).text).toContain(
      '02/03/2026;1;105,99;25,44;131,43;2;0',
    );
    expect((await file('turnover/customer?from=2026-03-01&to=2026-03-31')).text).toContain(
      `"'=HYPERLINK(""evil"")";"=""094014201""";1;105,99;25,44;131,43;2`,
    );
  });
});

describe('the overview', () => {
  it('compares today, the week and the month with those before up to the same day, and adds up what is owed', async () => {
    // A Wednesday.
    app.setNow(at('2026-03-11', '15:00'));
    cookie = await app.signIn('admin');
    const customerId = await putCustomer();
    for (const day of [
      '2026-03-11',
      '2026-03-10',
      '2026-03-09',
      '2026-03-04',
      '2026-03-05',
      '2026-02-11',
      '2026-02-12',
    ])
      await sell(customerId, camera, { createdAt: at(day), paymentState: 'captured' });
    await sell(customerId, camera, { createdAt: at('2026-03-11'), status: 'pending' });
    const refund = { paymentState: 'refund_due', status: 'cancelled' } as const;
    await sell(customerId, camera, { createdAt: at('2026-01-01'), ...refund, refundedCents: 3_143 });
    const { body } = await app.request('GET', '/api/admin/overview', { cookie });
    const one = 131.43;
    expect(body).toMatchObject({
      money: {
        today: { now: one, before: one },
        week: { now: 394.29, before: one },
        month: { now: 657.15, before: one },
        toCollect: { orders: 1, amount: one },
        toRefund: { orders: 1, amount: 100 },
      },
    });
  });

  it('shows low stock, waiting reviews, and who goes where today', async () => {
    await putProduct({ sku: 'LOW', stockQuantity: 2 });
    await putProduct({ sku: 'LOW-DRAFT', stockQuantity: 2, isDraft: true });
    const { body } = await app.request('GET', '/api/admin/overview', { cookie });
    expect(body).toMatchObject({
      counts: { lowStock: 1, products: 4 },
      waiting: { lowStock: [{ sku: 'LOW', stockQuantity: 2 }], reviews: [] },
      today: [],
      deliveries: [],
    });
  });
});
