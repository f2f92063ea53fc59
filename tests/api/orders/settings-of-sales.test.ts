import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { amountOf, eurosToCents, vatPercent, withVat } from '#shared/money.ts';
import { blankSettings } from '#shared/settings.ts';
import { vatCategories } from '#shared/vat-categories.ts';
import { takeOverSettings } from '#server/settings.ts';
import { deliveryCents } from '#features/orders/delivery.ts';
import { offeredPayments } from '#features/orders/payments/payment.ts';
import { goodsCents, shownTotals, totalsOf } from '#features/orders/totals.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  cookie = await app.signIn({ customerId: await putCustomer() });
  productId = await putProduct({ priceCents: 10_000, stockQuantity: 50 });
  return async () => {
    app.setNow(undefined);
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const put = (group: string, body: object) =>
  app.request('PUT', `/api/admin/settings/${group}`, { body: { ...body }, cookie: admin });

const methods = blankSettings.deliveries.methods;
const putStandard = (changes: object) =>
  put('deliveries', {
    areas: [],
    methods: methods.map((method) => (method.id === 'standard' ? { ...method, ...changes } : method)),
  });

/** Orders one piece of 100 €; the answer's status, and the order as its customer reads it. */
async function order(overrides: Parameters<typeof orderOf>[1] = {}) {
  await app.services.database.db.deleteFrom('cartLines').execute();
  await app.request('POST', '/api/cart', { body: { productId, quantity: 1 }, cookie });
  const { status, body } = await app.request('POST', '/api/orders', {
    body: orderOf([{ productId }], overrides),
    cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return { status, body: body as { id: string; code?: string; fields?: object } };
}
const read = async (id: string) => (await app.request('GET', `/api/orders/${id}`, { cookie })).body;

describe('the payments', () => {
  it('are those of the settings, transfers only to an account', async () => {
    const all = blankSettings.payments;
    expect(offeredPayments(true)).toEqual(['card', 'bank_transfer', 'cash']);
    await put('payments', { ...all, takesCash: false });
    expect(offeredPayments(true)).toEqual(['card', 'bank_transfer']);
    expect(await order({ paymentMethod: { type: 'cash' } })).toMatchObject({ status: 409 });
    await put('accounts', { accounts: [] });
    expect(offeredPayments(true)).toEqual(['card']);
    expect(
      await put('payments', { ...all, takesCards: false, takesTransfers: false, takesCash: false }),
    ).toMatchObject({
      status: 400,
      body: { fields: { takesCards: 'Επιλέξτε τουλάχιστον έναν τρόπο πληρωμής' } },
    });
  });

  it.each([
    ['without a limit', { cashLimit: '' }, 'cashLimit'],
    ['with a limit that the law does not know', { cashLimit: '500,01' }, 'cashLimit'],
    ['with a fee that no limit leaves room for', { cashLimit: '3', cashFee: '3' }, 'cashFee'],
  ])('are refused beside the field: cash %s', async (_, changes, field) => {
    const { status, body } = await put('payments', { ...blankSettings.payments, ...changes });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  it('in cash have the limit and the fee of the settings, and an order keeps its fee', async () => {
    await put('payments', { ...blankSettings.payments, cashLimit: '135', cashFee: '3,50' });
    const { body } = await order({ paymentMethod: { type: 'cash' } });
    expect(await read(body.id)).toMatchObject({ cashFee: 3.5, total: 131.43 });
    await put('payments', { ...blankSettings.payments, cashLimit: '134,93', cashFee: '3,50' });
    expect(await read(body.id)).toMatchObject({ cashFee: 3.5 });
    expect(await order({ paymentMethod: { type: 'cash' } })).toMatchObject({
      body: { code: 'CASH_NOT_OFFERED' },
    });
  });
});

describe('the rate of VAT', () => {
  const from2000 = { percent: 24, from: '2000-01-01' };

  it('holds from midnight of its day in Athens, and orders keep theirs', async () => {
    const { body } = await order();
    const rates = [from2000, { percent: 17, from: '2026-12-01' }];
    expect(await put('vat', { rates })).toMatchObject({ status: 200 });
    app.setNow(new Date('2026-11-30T21:59:59Z'));
    await takeOverSettings(app.services);
    expect(vatPercent()).toBe(24);
    app.setNow(new Date('2026-11-30T22:00:00Z'));
    await takeOverSettings(app.services);
    expect(vatPercent()).toBe(17);
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({ vatPercent: 17 });
    expect(await read(body.id)).toMatchObject({ vatPercent: 24 });
    cookie = await app.signIn({ customerId: await putCustomer({ email: 'later@pelatis.example' }) });
    expect(await read((await order()).body.id)).toMatchObject({ vatPercent: 17, tax: 18.02 });
  });

  it.each([
    ['today', [from2000, { percent: 13, from: '2026-11-23' }], 'rates.1.from'],
    ['in the past', [from2000, { percent: 13, from: '2020-01-01' }], 'rates.1.from'],
    ['twice on one day', [from2000, { percent: 13, from: '2000-01-01' }], 'rates.1.from'],
    ['in parts of a percent', [from2000, { percent: '24,5', from: '2026-12-01' }], 'rates.1.percent'],
    ['only in future', [{ percent: 13, from: '2026-12-01' }], 'rates.0.from'],
    ['at a rate without a category', [from2000, { percent: 25, from: '2026-12-01' }], 'rates.1.percent'],
  ])('does not begin %s', async (_, rates, field) => {
    const answer = await put('vat', { rates });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it('that has begun is not taken away, and one that has not is', async () => {
    const next = { percent: 13, from: '2026-12-01' };
    expect(await put('vat', { rates: [from2000, next] })).toMatchObject({ status: 200 });
    expect(await put('vat', { rates: [from2000] })).toMatchObject({ status: 200 });
    expect(await put('vat', { rates: [{ percent: 24, from: '2026-11-01' }] })).toMatchObject({ status: 400 });
    await put('vat', { rates: [from2000, next] });
    app.setNow(new Date('2026-12-02T10:00:00Z'));
    admin = await app.signIn('admin');
    expect(await put('vat', { rates: [from2000] })).toMatchObject({
      status: 409,
      body: { code: 'RATE_IN_USE' },
    });
  });

  it('is free until the shop opens or somebody orders', async () => {
    const island = { rates: [{ percent: 17, from: '2000-01-01' }] };
    await order();
    await close();
    expect((await put('vat', island)).status).toBe(400);
    await app.services.database.db.deleteFrom('orders').execute();
    expect((await put('vat', island)).status).toBe(200);
    expect(vatPercent()).toBe(17);
  });
});

/** Closes the shop: nobody has read a price in it yet. */
const close = () => app.services.database.db.deleteFrom('settings').where('key', '=', 'opening').execute();

it('sums agree to the cent whatever the settings', async () => {
  await close();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(vatCategories).map(Number)),
      fc.integer({ min: 0, max: 10_000 }),
      fc.option(fc.integer({ min: 1, max: 4_000_000 })),
      fc.array(
        fc.record({
          priceCents: fc.integer({ min: 1, max: 99_999 }),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      async (percent, price, freeFrom, bought) => {
        expect((await put('vat', { rates: [{ percent, from: '2000-01-01' }] })).status).toBe(200);
        await putStandard({ price: price / 100, freeFrom: freeFrom === null ? null : freeFrom / 100 });
        const lines = bought.map((line) => ({ ...line, installationPriceCents: 0 }));
        const goods = goodsCents(lines);
        const shipping = deliveryCents('standard', goods, '14233');
        expect(shipping).toBe(freeFrom !== null && goods >= freeFrom ? 0 : price);
        const totals = totalsOf(lines, shipping);
        const shown = shownTotals(totals);
        expect(totals).toMatchObject({ vatPercent: percent, totalCents: withVat(goods + shipping, percent) });
        expect(shown.subtotal.gross + shown.shipping.gross).toBe(totals.totalCents);
        expect(shown.subtotal.net + shown.shipping.net).toBe(shown.total.net);
        expect(amountOf(goods).rate).toBe(company().vatPercent);
        expect(eurosToCents(price / 100)).toBe(price);
      },
    ),
    { numRuns: 100 },
  );
});
