import { beforeEach, describe, expect, it } from 'vitest';
import type { BulkResult } from '#features/orders/bulk/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { passUndo } from '../../support/app/held.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let own: { customerId: string; productId: number };

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  admin = await app.signIn('admin');
  own = { customerId: await putCustomer(), productId: await putProduct({ stockQuantity: 50 }) };
});

type Parcel = { orderId: string; tracking?: string; courier?: string };
type Answer = { message: string; results: BulkResult[] };

async function step(status: string, orders: Parcel[], cookie = admin) {
  const { status: code, body } = await app.request('PATCH', '/api/orders', {
    cookie,
    body: { status, orders },
  });
  return { ...(body as Answer), code };
}
const read = async (id: string) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie: admin })).body as Order;
const subjects = async () => {
  const rows = await app.services.database.db
    .selectFrom('devMails')
    .select('subject')
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
};

describe('many orders in one request', () => {
  it('go to shipped with a tracking number each, and every customer reads the last of three quick steps', async () => {
    const ids = [await putOrder(own), await putOrder(own)];
    for (const status of ['confirmed', 'processing']) {
      const { results } = await step(
        status,
        ids.map((orderId) => ({ orderId })),
      );
      expect(results.map((one) => [one.orderId, one.status])).toEqual(ids.map((id) => [id, status]));
    }
    const { results } = await step('shipped', [
      { orderId: ids[0] ?? '', tracking: 're 447190321 gr' },
      { orderId: ids[1] ?? '', tracking: '1234567890', courier: 'boxnow' },
    ]);
    expect(results.filter(({ undo }) => undo)).toHaveLength(2);
    await passUndo(app);
    await passUndo(app);
    const shipped = await Promise.all(ids.map(read));
    expect(shipped.map(({ status, tracking, courier }) => [status, tracking, courier])).toEqual([
      ['shipped', 'RE447190321GR', 'elta'],
      ['shipped', '1234567890', 'boxnow'],
    ]);
    expect(await subjects()).toHaveLength(2);
  });

  it('are refused one by one: the others change, and each refusal says why', async () => {
    const pending = await putOrder(own);
    const shipped = await putOrder(own, { status: 'shipped' });
    const { code, message, results } = await step('confirmed', [
      { orderId: shipped },
      { orderId: 'none' },
      { orderId: pending },
      { orderId: pending },
    ]);
    expect([code, message]).toEqual([200, expect.stringContaining('3 όχι')]);
    expect(results.map(({ status, error }) => status ?? error)).toEqual([
      expect.stringMatching(/\p{Script=Greek}/u),
      expect.stringContaining('δεν βρέθηκε'),
      'confirmed',
      expect.stringMatching(/\p{Script=Greek}/u),
    ]);
    await passUndo(app);
    expect(await subjects()).toHaveLength(1);
    expect(results[0]?.orderNumber).toMatch(/^VG-/);
  });

  it('do not move on if their customer has withdrawn', async () => {
    const orderId = await putOrder(own, { status: 'processing' });
    await app.services.database.db
      .insertInto('withdrawals')
      .values({
        id: 'w',
        orderId,
        orderNumber: 'VG-AAAA-AAAA',
        name: 'Ελένη',
        email: 'eleni@pelatis.example',
        statement: '',
        isOwn: true,
      })
      .execute();
    const { results } = await step('shipped', [{ orderId }]);
    expect(results[0]?.error).toContain('υπαναχώρ');
    expect((await read(orderId)).status).toBe('processing');
  });

  it('are all taken back together, and nobody hears of it', async () => {
    const ids = [await putOrder(own), await putOrder(own)];
    const { results } = await step(
      'confirmed',
      ids.map((orderId) => ({ orderId })),
    );
    const steps = results.map(({ orderId, undo }) => ({ orderId, undo }));
    const undone = await app.request('PATCH', '/api/orders/undo', { cookie: admin, body: { steps } });
    expect((undone.body as Answer).results.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const late = await app.request('PATCH', '/api/orders/undo', { cookie: admin, body: { steps } });
    expect((late.body as Answer).results.every(({ error }) => error !== undefined)).toBe(true);
    await passUndo(app);
    expect(await subjects()).toEqual([]);
    expect((await read(ids[0] ?? '')).history).toHaveLength((await read(ids[1] ?? '')).history.length);
  });

  it('are at most a hundred, and never cancelled together', async () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ orderId: String(i) }));
    expect((await step('confirmed', many)).code).toBe(400);
    expect((await step('confirmed', [])).code).toBe(400);
    expect((await step('cancelled', [{ orderId: await putOrder(own) }])).code).toBe(400);
  });

  it('are no buyer’s business', async () => {
    const orderId = await putOrder(own);
    const cookie = await app.signIn({ customerId: own.customerId });
    expect((await step('confirmed', [{ orderId }], cookie)).code).toBe(403);
    expect((await read(orderId)).status).toBe('pending');
  });
});
