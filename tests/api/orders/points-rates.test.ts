import { beforeEach, describe, expect, it } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { maxPoints } from '#features/orders/points/rules.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { place } from '../../support/app/orders.ts';
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
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  cookie = await app.signIn({ customerId: await putCustomer() });
  productId = await putProduct({ priceCents: 10_000, stockQuantity: 50 });
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const put = (body: object) =>
  app.request('PUT', '/api/admin/settings/points', { body: { ...body }, cookie: admin });

/** An order of 131,42 € that has been delivered. */
async function deliver(): Promise<void> {
  const { body } = await place(app, cookie, orderOf([{ productId }]));
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) {
    const step = { cookie: admin, body: { status } };
    const moved = await app.request('PATCH', `/api/orders/${(body as { id: string }).id}`, step);
    expect(moved.status).toBe(200);
  }
}

const balance = async () =>
  ((await app.request('GET', '/api/customer/points', { cookie })).body as { balance: number }).balance;

describe('the rate of points', () => {
  it('is that of the day on which an order was placed', async () => {
    await deliver();
    expect(await balance()).toBe(131);
    expect((await put({ perEuro: 3, mostPercent: 50 })).status).toBe(200);
    expect(await balance()).toBe(131);
    await deliver();
    expect(await balance()).toBe(131 + 3 * 131);
  });

  it('leaves the most that points may pay to the settings', async () => {
    const lines = [{ priceCents: 10_000, quantity: 1 }];
    expect(maxPoints(lines, Infinity)).toBe(6_200);
    await put({ perEuro: 1, mostPercent: 25 });
    expect(maxPoints(lines, Infinity)).toBe(3_100);
    const greedy: object = { ...orderOf([{ productId }]), points: 3_200 };
    const { status, body } = await place(app, cookie, greedy as ReturnType<typeof orderOf>);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'TOO_MANY_POINTS' } });
  });

  it.each([
    ['perEuro', 0],
    ['perEuro', '1,5'],
    ['mostPercent', 101],
    ['mostPercent', ''],
  ])('has no %s of «%s»', async (field, value) => {
    const { status, body } = await put({ perEuro: 1, mostPercent: 50, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });
});
