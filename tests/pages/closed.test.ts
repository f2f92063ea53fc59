import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  await putProduct({ name: 'Κάμερα που δεν πωλείται ακόμη' });
  await app.services.database.db.deleteFrom('settings').where('key', '=', 'opening').execute();
  await takeOverSettings(app.services);
  app.clearCaches();
});
afterAll(async () => {
  await truncateAll();
  await takeOverSettings(app.services);
});

it.each(['/', '/products', '/products/1', '/wizard', '/terms', '/cart', '/order-management', '/nowhere'])(
  'before the opening %s says only that the shop opens soon',
  async (path) => {
    const { status, headers, text } = await app.request('GET', path);
    expect([status, headers.get('retry-after'), headers.get('x-robots-tag')]).toEqual([
      503,
      '3600',
      'noindex',
    ]);
    expect(text).toContain('Ανοίγουμε σύντομα · Βίγλα');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toMatch(/<script|Κάμερα που/);
  },
);

it('before the opening an administrator sees the shop, and anybody where administrators sign in', async () => {
  expect((await app.request('GET', '/admin')).status).toBe(200);
  const cookie = await app.signIn('admin');
  const { status, text } = await app.request('GET', '/products', { cookie });
  expect(status).toBe(200);
  expect(text).toContain('Κάμερα που δεν πωλείται ακόμη');
});
