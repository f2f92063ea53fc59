import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminRow } from '#features/catalogue-admin/contract.ts';
import {
  countProductStates,
  listNamed,
  listProductRows,
} from '#features/catalogue-admin/server/list-store.ts';
import { testApp, type TestApp, type TestResponse } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct, addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { plansOf, rowsRead } from '../../support/database/plans.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const namesOf = ({ body }: TestResponse) => (body as AdminRow[]).map(({ name }) => name);

describe('the list', () => {
  beforeEach(async () => {
    await addCategories();
    await putProduct({
      sku: 'CAM-1',
      name: 'Κάμερα θόλου',
      brand: 'Argos',
      priceCents: 5_000,
      createdAt: new Date('2026-01-01'),
    });
    await putProduct({
      sku: 'CAM-2',
      name: 'Κάμερα bullet',
      brand: 'Argos',
      priceCents: 9_000,
      stockQuantity: 0,
      createdAt: new Date('2026-03-01'),
    });
    await putProduct({
      sku: 'SIR-1',
      name: 'Σειρήνα εξωτερική',
      shortDescription: 'Ακούγεται από μακριά',
      brand: 'Phylax',
      categoryId: 'sirens',
      priceCents: 7_000,
      comparePriceCents: 8_000,
      isFeatured: true,
      createdAt: new Date('2026-02-01'),
    });
  });

  test.each([
    ['search=ΚΑΜΕΡΑ', ['Κάμερα bullet', 'Κάμερα θόλου']],
    ['search=sir-1', ['Σειρήνα εξωτερική']],
    ['search=phylax σειρηνα', ['Σειρήνα εξωτερική']],
    ['search=100%25', []],
    ['categoryId=sirens', ['Σειρήνα εξωτερική']],
    ['stock=out', ['Κάμερα bullet']],
    ['isFeatured=true', ['Σειρήνα εξωτερική']],
    ['onOffer=false&stock=in', ['Κάμερα θόλου']],
    ['sortBy=name', ['Κάμερα bullet', 'Κάμερα θόλου', 'Σειρήνα εξωτερική']],
    ['sortBy=price_asc', ['Κάμερα θόλου', 'Σειρήνα εξωτερική', 'Κάμερα bullet']],
    ['sortBy=price_desc', ['Κάμερα bullet', 'Σειρήνα εξωτερική', 'Κάμερα θόλου']],
    ['sortBy=newest', ['Κάμερα bullet', 'Σειρήνα εξωτερική', 'Κάμερα θόλου']],
    ['sortBy=name&page=2&pageSize=2', ['Σειρήνα εξωτερική']],
  ])('with %s has just %j', async (query, names) => {
    expect(namesOf(await call('GET', `/admin/products?${query}`))).toEqual(names);
  });

  test('says how many there are on all pages, and the counts of each state', async () => {
    const { headers } = await call('GET', '/admin/products?pageSize=1&search=fridge&page=1');
    expect(headers.get('x-total-count')).toBe('0');
    const all = await call('GET', '/admin/products?pageSize=1');
    expect(all.headers.get('x-total-count')).toBe('3');
    const { body } = await call('GET', '/admin/products/counts');
    expect(body).toEqual({
      all: 3,
      inStock: 2,
      out: 1,
      low: 0,
      drafts: 0,
      featured: 1,
      onOffer: 1,
      lacksSafety: 3,
    });
  });

  test('looks at each of a thousand products a few times at most, and folds the letters of none', async () => {
    const { db, exec } = app.services.database;
    const count = 1_000;
    await exec(`
      insert into products (sku, name, brand, category_id, price_cents, legal_facts)
      select 'BULK-' || n, 'Κάμερα ' || n, 'Argos', 'cameras', 1000 + n,
        case when n % 20 = 0 then '{"manufacturerAddress": "Αθήνα"}' else '{}' end::jsonb
      from generate_series(1, ${count}) n;
      insert into brands (name, legal_facts) values ('Argos', '{"manufacturerName": "Argos"}');
      analyze products`);
    const found = (await listNamed(db)).slice(0, 100).map(({ id }) => id);
    for (const query of [
      {},
      { found },
      { sortBy: 'price_desc', stock: 'in', page: 10 },
      { sortBy: 'name', categoryId: 'cameras' },
      { lacksSafety: true },
    ] as const) {
      const plans = await plansOf(db, async (read) => [
        await listProductRows(read, query),
        await countProductStates(read, query),
        await listNamed(read),
      ]);
      expect(rowsRead(plans), JSON.stringify(query)).toBeLessThan(10 * count);
      // The body of `greek_key`, which is part of the plan.
      expect(JSON.stringify(plans)).not.toMatch(/greek_key|translate/);
    }
  });
});

test('a product in the list tells its sales of each of the last 30 days, without cancelled orders', async () => {
  app.setNow(new Date('2026-11-20T09:00:00Z'));
  cookie = await app.signIn('admin');
  const [customerId, productId] = [await putCustomer(), await putProduct()];
  await putProduct({ sku: 'UNSOLD' });
  const sell = (day: string, status: 'confirmed' | 'cancelled' = 'confirmed') =>
    putOrder({ customerId, productId }, { status, createdAt: new Date(`${day}T12:00:00Z`) }, { quantity: 2 });
  for (const day of ['2026-11-20', '2026-11-20', '2026-10-22', '2026-10-21']) await sell(day);
  await sell('2026-11-19', 'cancelled');
  const { body } = await call('GET', '/admin/products?sortBy=newest');
  const [unsold, sold] = (body as AdminRow[]).toSorted((a, b) => b.id - a.id);
  expect(unsold?.sold).toBeUndefined();
  expect(sold?.sold).toEqual([2, ...Array.from({ length: 28 }, () => 0), 4]);
  app.setNow(undefined);
});
