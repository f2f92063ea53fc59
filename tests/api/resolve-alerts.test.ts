import { beforeEach, expect, test } from 'vitest';
import { insertAlert } from '#features/alerts/server/store.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;
let admin: string;

beforeEach(async () => {
  await truncateAll();
  admin = await app.signIn('admin');
});

async function raise(severity: 'low' | 'high', customerId?: string): Promise<string> {
  const common = {
    type: 'other',
    event: 'test_alert',
    severity,
    title: 'Δοκιμή',
    message: 'Μήνυμα',
  } as const;
  const alert = customerId
    ? ({ ...common, event: 'customer_approved', audience: 'customer', customerId } as const)
    : ({ ...common, event: 'test_alert', audience: 'admin' } as const);
  return (await db.transaction().execute((trx) => insertAlert(trx, alert))) ?? '';
}
const statuses = async () =>
  Object.fromEntries(
    (await db.selectFrom('alerts').select(['uid', 'status']).orderBy('id').execute()).map(
      ({ uid, status }) => [uid, status],
    ),
  );
const put = (path: string, body: Record<string, unknown>, cookie = admin) =>
  app.request('PUT', `/api/alerts/${path}`, { cookie, body });

test('all open alerts of a kind are resolved at once, and undone with the status that each had', async () => {
  const [low, high, seen] = [await raise('low'), await raise('high'), await raise('high')];
  const own = await raise('high', await putCustomer());
  await put(`${seen}/acknowledge`, {});
  const { body } = await put('resolve', { severity: 'high' });
  const { ids } = body as { ids: string[] };
  expect(ids.toSorted()).toEqual([high, seen].toSorted());
  expect(await statuses()).toEqual({
    [low]: 'active',
    [high]: 'resolved',
    [seen]: 'resolved',
    [own]: 'active',
  });
  expect((await put('reopen', { ids })).status).toBe(200);
  expect(await statuses()).toEqual({
    [low]: 'active',
    [high]: 'active',
    [seen]: 'acknowledged',
    [own]: 'active',
  });
  expect((await put('resolve', {})).body).toMatchObject({ message: '3 ειδοποιήσεις επιλύθηκαν.' });
});

test('is the administrators’ affair', async () => {
  const cookie = await app.signIn({ customerId: await putCustomer() });
  const id = await raise('low');
  expect((await put('resolve', {}, cookie)).status).toBe(403);
  expect((await put('reopen', { ids: [id] }, cookie)).status).toBe(403);
  expect((await put('reopen', { ids: [] })).status).toBe(400);
});
