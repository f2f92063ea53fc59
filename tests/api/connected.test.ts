// What connected products say of their data and updates: on their page, and as a filter of the search.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { addCategories } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
/** By the database's clock, from which the years are counted. */
let year: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  await addCategories();
  cookie = await app.signIn('admin');
  const { db } = app.services.database;
  const { rows } = await sql<{ year: number }>`select extract(year from now())::int as year`.execute(db);
  year = rows[0]?.year ?? 0;
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const withApp = [{ group: 'functions', key: 'app', value: true }];
const add = async (fields: object) =>
  ((await call('POST', '/products', { price: 10, categoryId: 'cameras', ...fields })).body as { id: number })
    .id;
const shown = async (id: number) => (await app.request('GET', `/api/products/${id}`)).body as Product;
const found = async (until: number) => {
  const { body } = await app.request(
    'GET',
    `/api/search?specs=${encodeURIComponent(`updates_until:${until}`)}`,
  );
  return (body as { products: { id: number }[] }).products.map(({ id }) => id).toSorted((a, b) => a - b);
};
const years = async () => {
  const { body } = await app.request('GET', '/api/search/filters');
  const filter = (body as { key: string; texts: string[] }[]).find(({ key }) => key === 'updates_until');
  return filter?.texts;
};

describe('what a brand says of its connected products', () => {
  it('stands on those that are connected, and gives way to what one says itself', async () => {
    const camera = await add({ name: 'Κάμερα', brand: 'Argos', specifications: withApp });
    const cable = await add({ name: 'Καλώδιο', brand: 'Argos' });
    const facts = { dataMade: 'Εικόνα', needsAccount: false, updatesUntil: '2031-12-31' };
    await call('POST', '/admin/brands', { name: 'Argos', ...facts });
    expect((await shown(camera)).connected).toEqual(facts);
    expect(await shown(cable)).not.toHaveProperty('connected');
    await call('PUT', `/products/${camera}`, { needsAccount: true });
    await call('PUT', `/products/${cable}`, { dataMade: 'Κανένα' });
    expect((await shown(camera)).connected).toEqual({ ...facts, needsAccount: true });
    expect((await shown(cable)).connected).toEqual({ dataMade: 'Κανένα' });
  });
});

describe('the filter by security updates', () => {
  it('finds the products that get them at least so long, and follows what brand and product say', async () => {
    expect(await years()).toBeUndefined();
    const one = await add({ name: 'Κάμερα ένα', brand: 'Argos', specifications: withApp });
    const two = await add({
      name: 'Κάμερα δύο',
      brand: 'Opto',
      specifications: withApp,
      updatesUntil: `${year + 1}-12-31`,
    });
    await call('POST', '/admin/brands', { name: 'Argos', updatesUntil: `${year + 3}-12-31` });
    expect(await years()).toEqual([year, year + 1, year + 2, year + 3].map(String));
    expect(await found(year + 1)).toEqual([one, two]);
    expect(await found(year + 2)).toEqual([one]);
    expect(await found(year + 4)).toEqual([]);
    await call('PUT', '/admin/brands/argos', { updatesUntil: `${year}-12-31` });
    expect(await found(year + 1)).toEqual([two]);
    await call('PUT', `/products/${two}`, { updatesUntil: '' });
    expect(await found(year + 1)).toEqual([]);
    expect(await found(year)).toEqual([one]);
    await call('DELETE', '/admin/brands/argos');
    expect(await years()).toBeUndefined();
  });
});
