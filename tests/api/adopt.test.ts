import { beforeEach, expect, it } from 'vitest';
import { readyCategories } from '#features/catalogue-admin/ready-categories.ts';
import { readyServices } from '#features/services/ready-services.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const adopt = async (path: string) =>
  (await app.request('POST', `/api/admin/${path}/adopt`, { cookie, body: {} })).body;

it('a new shop adopts the usual services once, its own untouched', async () => {
  expect(readyServices).toHaveLength(8);
  const own = { title: 'ΣΥΝΤΗΡΗΣΗ ΣΥΣΤΗΜΑΤΟΣ', priceRange: '60 €' };
  await app.request('POST', '/api/services', { cookie, body: own });
  expect(await adopt('services')).toMatchObject({ added: 7 });
  expect(await adopt('services')).toMatchObject({ added: 0 });
  const listed = (await app.request('GET', '/api/services')).body as { title: string; priceRange: string }[];
  expect(listed).toHaveLength(8);
  expect(listed[0]).toMatchObject(own);
  expect(listed.slice(1).every(({ priceRange }) => priceRange === '')).toBe(true);
});

it('a new shop adopts the usual categories once, with their roles', async () => {
  await app.request('POST', '/api/categories', {
    cookie,
    body: { name: 'κάμερες', searchCategory: 'cameras' },
  });
  expect(await adopt('categories')).toMatchObject({ added: readyCategories.length - 1 });
  expect(await adopt('categories')).toMatchObject({ added: 0 });
  const listed = (await app.request('GET', '/api/categories')).body;
  expect(listed).toHaveLength(readyCategories.length);
  expect(listed).toContainEqual(
    expect.objectContaining({ name: 'Καταγραφικά', productKind: 'recorder', guide: 'recorders' }),
  );
});

it('nobody else adopts anything', async () => {
  for (const path of ['services', 'categories'])
    expect((await app.request('POST', `/api/admin/${path}/adopt`, { body: {} })).status).toBe(401);
});
