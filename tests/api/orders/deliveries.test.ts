import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { blankSettings } from '#shared/settings.ts';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { passUndo } from '../../support/app/held.ts';
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

describe('the deliveries', () => {
  it('cost what their settings say, and an order keeps what it was sold with', async () => {
    expect(await putStandard({ label: 'Με μεταφορέα', price: '7,50', days: 1 })).toMatchObject({
      status: 200,
    });
    const { body } = await order();
    expect(await read(body.id)).toMatchObject({ shipping: 7.5, deliveryLabel: 'Με μεταφορέα' });
    await putStandard({ label: 'Αλλιώς', price: '9' });
    expect(await read(body.id)).toMatchObject({ shipping: 7.5, deliveryLabel: 'Με μεταφορέα' });
  });

  it('are free from a value of goods', async () => {
    await putStandard({ freeFrom: '100' });
    expect(await read((await order()).body.id)).toMatchObject({ shipping: 0 });
    await putStandard({ freeFrom: '100,01' });
    expect(await read((await order()).body.id)).toMatchObject({ shipping: 5.99 });
  });

  it('that are not offered take no order', async () => {
    await putStandard({ isOffered: false });
    expect(await order()).toMatchObject({
      status: 400,
      body: { fields: { shippingMethod: expect.any(String) } },
    });
  });

  it('are never none', async () => {
    const answer = await put('deliveries', {
      areas: [],
      methods: methods.map((method) => ({ ...method, isOffered: false })),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'methods.0.isOffered': expect.any(String) } },
    });
  });

  it('tell their prices to nobody who sees none', async () => {
    const { body } = await app.request('GET', '/api/company');
    expect(body).toMatchObject({ deliveryPrices: {}, deliveries: [{ id: 'standard' }, {}, {}] });
    expect((await app.request('GET', '/api/company', { cookie })).body).toMatchObject({
      deliveryPrices: { standard: { priceCents: 599 } },
    });
  });
});

describe('an added delivery', () => {
  const collected = {
    id: 'collect-1',
    isOffered: true,
    label: 'Από το κατάστημα',
    promise: 'Σε μία ημέρα',
    days: 1,
    price: 0,
    freeFrom: null,
  };
  const van = { ...collected, id: 'courier-1', label: 'Με δικό μας όχημα', price: 3, promise: 'Αύριο' };

  it('is offered in its place, and its orders stay what they were after it is gone', async () => {
    expect((await put('deliveries', { areas: [], methods: [van, ...methods, collected] })).status).toBe(200);
    const ids = company().deliveries.map(({ id }) => id);
    expect(ids).toEqual(['courier-1', 'standard', 'express', 'installation', 'collect-1']);
    const byVan = await order({ shippingMethod: 'courier-1' });
    const fetched = await order({ shippingMethod: 'collect-1', paymentMethod: { type: 'cash' } });
    await put('deliveries', { areas: [], methods });
    expect(await order({ shippingMethod: 'courier-1' })).toMatchObject({ status: 400 });
    expect(await read(byVan.body.id)).toMatchObject({ deliveryLabel: 'Με δικό μας όχημα', shipping: 3 });
    expect(await read(fetched.body.id)).toMatchObject({
      deliveryLabel: 'Από το κατάστημα',
      shipping: 0,
      cashFee: 0,
      estimatedDelivery: '2026-11-24',
    });
  });

  it('that is collected says where, also when it is ready, and asks for no number', async () => {
    await put('deliveries', { areas: [], methods: [collected] });
    const { body } = await order({ shippingMethod: 'collect-1', paymentMethod: { type: 'cash' } });
    const move = (status: string) =>
      app.request('PATCH', `/api/orders/${body.id}`, { cookie: admin, body: { status } });
    for (const status of ['confirmed', 'processing', 'shipped']) {
      expect((await move(status)).status).toBe(200);
    }
    await passUndo(app);
    await app.services.jobs.drain();
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .select(['subject', 'text'])
      .orderBy('id')
      .execute();
    const placed = mails.find(({ subject }) => subject.startsWith('Λάβαμε'));
    expect(placed?.text).toContain('στο κατάστημα');
    expect(placed?.text).toContain('Παραλαβή από');
    const ready = mails.find(({ subject }) => subject.includes('έτοιμη για παραλαβή'));
    expect(ready?.text).toContain(company().address.text);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/courier|αριθμό αποστολής|δέμα/);
  });
});

describe('an area', () => {
  const areas = [
    { prefixes: '14', isServed: true, surcharge: '4,50' },
    { prefixes: ['142'], isServed: false, surcharge: 0 },
    { prefixes: '14233', isServed: true, surcharge: '1' },
  ];
  const to = (postalCode: string) => ({
    shippingAddress: { ...orderOf([{ productId }]).shippingAddress, postalCode },
  });

  it('costs its surcharge, the one of most digits, also where the delivery is free', async () => {
    await put('deliveries', { areas, methods: methods.map((one) => ({ ...one, freeFrom: 50 })) });
    expect(await read((await order(to('14562'))).body.id)).toMatchObject({ shipping: 4.5 });
    expect(await read((await order(to('142 33'))).body.id)).toMatchObject({ shipping: 1 });
    expect(await read((await order(to('15121'))).body.id)).toMatchObject({ shipping: 0 });
  });

  it('that is left out takes no order by courier, and says so beside the postal code', async () => {
    await put('deliveries', { areas, methods });
    const said = (end: string) => ({
      status: 400,
      body: {
        fields: { 'shippingAddress.postalCode': `Με courier δεν παραδίδουμε στον ΤΚ 142 31. ${end}` },
      },
    });
    expect(await order(to('14231'))).toMatchObject(said('Επιλέξτε άλλη διεύθυνση.'));
    const collected = { ...methods[0], id: 'collect-1', price: 0 };
    await put('deliveries', { areas, methods: [...methods, collected] });
    expect(await order(to('14231'))).toMatchObject(
      said('Επιλέξτε παραλαβή από το κατάστημα ή άλλη διεύθυνση.'),
    );
    expect((await order({ ...to('14231'), shippingMethod: 'collect-1' })).status).toBe(200);
  });

  it('is told to nobody who sees no prices', async () => {
    await put('deliveries', { areas, methods });
    expect((await app.request('GET', '/api/company')).body).toMatchObject({ deliveryAreas: [] });
  });

  it.each([
    ['without digits', [{ prefixes: 'Κυκλάδες', isServed: true, surcharge: 1 }], 'areas.0.prefixes'],
    ['of nothing', [{ prefixes: '', isServed: true, surcharge: 1 }], 'areas.0.prefixes'],
    ['named twice', [areas[0], { ...areas[0] }], 'areas.1.prefixes'],
    ['without a surcharge', [{ prefixes: '84', isServed: true, surcharge: '' }], 'areas.0.surcharge'],
  ])('%s is refused beside its field', async (_, wrong, field) => {
    const { status, body } = await put('deliveries', { areas: wrong, methods });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });
});
