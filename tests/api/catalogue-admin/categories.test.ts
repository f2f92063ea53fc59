import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putProduct, addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });

describe('categories', () => {
  beforeEach(addCategories);
  const listed = async () => (await app.request('GET', '/api/categories')).body;

  test('are added last, with an address made of their name', async () => {
    const fields = { name: 'Θυροτηλεοράσεις', searchCategory: 'access' };
    expect((await call('POST', '/categories', fields)).body).toEqual({ id: 'thyrotileoraseis', ...fields });
    expect(await listed()).toMatchObject([{ id: 'cameras' }, { id: 'sirens' }, { id: 'thyrotileoraseis' }]);
  });

  test('are renamed, and their products say so', async () => {
    const id = await putProduct();
    await call('PUT', '/categories/cameras', { name: 'Κάμερες IP', searchCategory: 'cameras' });
    expect((await app.request('GET', `/api/products/${id}`)).body).toMatchObject({
      categoryName: 'Κάμερες IP',
    });
  });

  test('are not overwritten with what somebody wrote who saw them otherwise', async () => {
    const seen = { name: 'Κάμερες', searchCategory: 'cameras' };
    const late = { name: 'Κάμερες', searchCategory: 'sensors', seen };
    expect((await call('PUT', '/categories/cameras', { ...seen, name: 'Κάμερες IP', seen })).status).toBe(
      200,
    );
    expect(await call('PUT', '/categories/cameras', late)).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_CHANGED' },
    });
    expect(await listed()).toMatchObject([
      { name: 'Κάμερες IP', searchCategory: 'cameras' },
      { id: 'sirens' },
    ]);
  });

  test('never have the same name', async () => {
    const answer = await call('POST', '/categories', { name: 'καμερεσ', searchCategory: 'cameras' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CATEGORY_NAME_TAKEN' } });
  });

  test('that two administrators add or rename at once never have the same name either', async () => {
    const said = { name: 'Θυροτηλεοράσεις', searchCategory: 'access' };
    const added = await Promise.all([1, 2].map(() => call('POST', '/categories', said)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = { name: 'Συναγερμοί', searchCategory: 'alarms' };
    const renamed = await Promise.all(
      ['cameras', 'thyrotileoraseis'].map((id) => call('PUT', `/categories/${id}`, other)),
    );
    expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('change places', async () => {
    expect((await call('PUT', '/categories/order', { categoryIds: ['sirens', 'cameras'] })).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: 'sirens' }, { id: 'cameras' }]);
    expect((await call('PUT', '/categories/order', { categoryIds: ['sirens'] })).status).toBe(400);
  });

  test('keep the places that another administrator gave them meanwhile', async () => {
    const seen = ['cameras', 'sirens'];
    const asked = ['PUT', '/categories/order', { categoryIds: seen.toReversed(), seen }] as const;
    expect((await call(...asked)).status).toBe(200);
    expect(await call(...asked)).toMatchObject({ status: 409, body: { code: 'CATEGORY_ORDER_CHANGED' } });
    expect(await listed()).toMatchObject([{ id: 'sirens' }, { id: 'cameras' }]);
  });

  test('are deleted when they are empty, and only then', async () => {
    await putProduct();
    expect(await call('DELETE', '/categories/cameras')).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_NOT_EMPTY' },
    });
    expect((await call('DELETE', '/categories/sirens')).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: 'cameras' }]);
  });
});
