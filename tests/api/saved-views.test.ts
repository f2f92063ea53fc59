import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const app: TestApp = await testApp();
let admin: string;

beforeEach(async () => {
  await truncateAll();
  admin = await app.signIn('admin');
});

const save = (name: string, filters = 'status=pending', cookie = admin) =>
  app.request('POST', '/api/admin/views/orders', { cookie, body: { name, filters } });
const list = async (of = 'orders') =>
  (await app.request('GET', `/api/admin/views/${of}`, { cookie: admin })).body;

test('a view is every administrator’s, has a name of its own in its list, and can be deleted', async () => {
  const { body } = await save(' Προς έλεγχο ', 'status=pending&search=%CE%AC');
  const { id } = body as { id: number };
  const view = { id, name: 'Προς έλεγχο', filters: 'status=pending&search=%CE%AC', author: 'Διαχειριστής' };
  expect([await list(), await list('products')]).toEqual([[view], []]);
  expect(await save('Προς έλεγχο')).toMatchObject({
    status: 409,
    body: { fields: { name: expect.any(String) } },
  });
  const path = `/api/admin/views/orders/${id}`;
  const foreign = await app.request('DELETE', `/api/admin/views/products/${id}`, { cookie: admin });
  const gone = await app.request('DELETE', path, { cookie: admin });
  const again = await app.request('DELETE', path, { cookie: admin });
  expect([foreign.status, gone.status, again.status]).toEqual([404, 200, 404]);
});

test('there are at most twenty of a list, and no address of another place', async () => {
  for (let number = 1; number <= 20; number += 1) expect((await save(`Προβολή ${number}`)).status).toBe(200);
  expect((await save('Μία ακόμη')).status).toBe(409);
  await truncateAll();
  admin = await app.signIn('admin');
  for (const filters of ['//evil.example', 'a#b', 'a b', 'x'.repeat(401)])
    expect((await save('Ξένη', filters)).status).toBe(400);
  const customer = await app.signIn({ customerId: await putCustomer() });
  expect((await save('Ξένη', '', customer)).status).toBe(403);
});
