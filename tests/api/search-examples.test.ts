import { beforeEach, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { SearchResult } from '#features/search/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { addCategories, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const examples = async () => (await app.request('GET', '/api/search/examples')).body as string[];

test('the examples of a search find what they say in this shop, whatever it sells', async () => {
  expect(await examples()).toEqual([]);
  await addCategories();
  await putProduct({ name: 'Σειρήνα με φάρο', categoryId: 'sirens' });
  await putProduct({ name: 'Κλουβί καναρινιού' });
  app.clearCaches();
  expect(await examples()).toEqual(['σειρήνα με φάρο', 'Κάμερες', 'Σειρήνες']);
  await truncateAll();
  app.clearCaches();
  await loadDemo(app.services);
  const shown = await examples();
  expect(shown).toHaveLength(4);
  for (const query of shown) {
    const { body } = await app.request('GET', `/api/search?query=${encodeURIComponent(query)}`);
    expect(body as SearchResult, query).toMatchObject({ isNearest: false });
    expect((body as SearchResult).total, query).toBeGreaterThan(0);
  }
});

test('an example goes with the trade word that it is made of', async () => {
  await putProduct({ name: 'Μεγάφωνο με φάρο' });
  const { db } = app.services.database;
  const word = { word: 'σειρήνα', meaning: 'μεγάφωνο' };
  const { id } = await db.insertInto('synonyms').values(word).returning('id').executeTakeFirstOrThrow();
  expect(await examples()).toContain('σειρήνα με φάρο');
  const cookie = await app.signIn('admin');
  await app.request('DELETE', `/api/admin/synonyms/${id}`, { cookie });
  expect(await examples()).not.toContain('σειρήνα με φάρο');
});
