import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

test('a page that fails answers 500 in Greek, tells nothing of its inside and is forgotten', async () => {
  const app = await testApp();
  await truncateAll();
  app.clearCaches();
  const { db } = app.services.database;
  await sql`alter table services rename to services_away`.execute(db);
  const failed = await app
    .request('GET', '/services')
    .finally(() => sql`alter table services_away rename to services`.execute(db));
  expect(failed.status).toBe(500);
  expect(failed.text).toContain('<html lang="el"');
  expect(failed.text).toContain('<title>Σφάλμα | Βίγλα</title>');
  expect(failed.text).toMatch(/<h1[^>]*>Σφάλμα<\/h1>/);
  expect(failed.text).toContain('Δοκιμάστε ξανά');
  expect(failed.text).not.toMatch(/relation|does not exist|services_away|node_modules/);
  expect((await app.request('GET', '/services')).status).toBe(200);
});

test('the products are listed without filters where the categories fail, unless one is asked for, and not cached so', async () => {
  const app = await testApp();
  await truncateAll();
  await putProduct({ name: 'Κάμερα θόλου' });
  app.clearCaches();
  const { db } = app.services.database;
  const rename = (from: string, to: string) =>
    sql`alter table categories rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db);
  await rename('search_category', 'away');
  const [list, category] = await Promise.all([
    app.request('GET', '/products'),
    app.request('GET', '/products?categoryId=cameras'),
  ]).finally(() => rename('away', 'search_category'));
  expect(list.status).toBe(200);
  expect(list.text).toContain('Κάμερα θόλου');
  expect(list.text).not.toContain('Ταξινόμηση');
  expect(category.status).toBe(500);
  const later = await app.ask('GET', '/products');
  expect(later.text).toContain('Ταξινόμηση');
});
