import { beforeEach, describe, expect, test } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { specificationKeys } from '#shared/specification-keys.ts';
import type { AdminSpecification } from '#features/catalogue-admin/specifications-contract.ts';
import type { SearchResult, SpecificationFilter } from '#features/search/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCategories } from '../../support/app/shop.ts';
import { testDatabase, truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  await addCategories();
  cookie = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });

const diameter = { label: 'Διάμετρος', unit: 'mm', group: 'technical', direction: 'lower' };
const resolution = { label: 'Ανάλυση', unit: 'MP', group: 'technical', direction: 'higher' };

const add = async (fields: object = diameter) => {
  const answer = await call('POST', '/admin/specifications', fields);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Το χαρακτηριστικό προστέθηκε.' } });
  return (answer.body as { undoId: number }).undoId;
};

const addProduct = async (specifications: object[], name = 'Καλώδιο') => {
  const fields = { name, price: 20, categoryId: 'cameras', sku: name, specifications };
  return ((await call('POST', '/products', fields)).body as { id: number }).id;
};

const shownOf = async (id: number) =>
  ((await app.ask('GET', `/api/products/${id}`)).body as { specifications: Record<string, object> })
    .specifications;

const listed = async () => (await call('GET', '/admin/specifications')).body as AdminSpecification[];
const one = async (key: string) => (await listed()).find((row) => row.key === key);

describe('what products are described by', () => {
  test('is what the trade describes them by, until an administrator changes it', async () => {
    expect((await app.request('GET', '/api/specifications')).body).toEqual(defaultSpecificationKeys);
    expect((await listed()).map(({ key }) => key)).toEqual(defaultSpecificationKeys.map(({ key }) => key));
  });

  test('grows by an own one, which the product’s page, its form and its file then have', async () => {
    // What was typed before under its name is it from now on, in its group.
    const id = await addProduct([{ group: 'functions', key: 'ΔΙΑΜΕΤΡΟΣ', value: 6.5 }]);
    expect(await shownOf(id)).toEqual({
      ΔΙΑΜΕΤΡΟΣ: { label: 'ΔΙΑΜΕΤΡΟΣ', value: 6.5, group: 'technical' },
    });
    await add();
    expect(await shownOf(id)).toEqual({
      diametros: { label: 'Διάμετρος', value: 6.5, unit: 'mm', group: 'technical' },
    });
    expect((await call('GET', `/admin/products/${id}`)).body).toMatchObject({
      specifications: [{ group: 'technical', key: 'diametros', value: 6.5 }],
    });
    const { text } = await app.ask('GET', '/api/admin/export/products', { cookie });
    expect(text).toContain('Τεχνικά χαρακτηριστικά | Διάμετρος: 6,5 mm');
    expect(await one('diametros')).toMatchObject({ products: 1, isReady: false, isNeeded: false });
  });

  test('is renamed without a product being written, and what was named so is still understood', async () => {
    await add();
    const id = await addProduct([{ group: 'technical', key: 'Διάμετρος', value: 6.5 }]);
    const renamed = { ...diameter, label: 'Εξωτερική διάμετρος', group: 'installation' };
    expect(
      await call('PUT', '/admin/specifications/diametros', { ...renamed, seen: diameter }),
    ).toMatchObject({ status: 200 });
    const shown = {
      diametros: { label: 'Εξωτερική διάμετρος', value: 6.5, unit: 'mm', group: 'installation' },
    };
    expect(await shownOf(id)).toEqual(shown);
    const later = await addProduct([{ group: 'technical', key: 'Διάμετρος', value: 6.5 }], 'Νέο');
    expect(await shownOf(later)).toEqual(shown);
    const { body } = await call('GET', '/admin/audit?entity=specification&entityId=diametros');
    expect(body).toMatchObject([
      { action: 'updated', before: { label: 'Διάμετρος' }, after: { label: 'Εξωτερική διάμετρος' } },
      { action: 'created' },
    ]);
  });

  test('is renamed without the advice losing what it reads', async () => {
    const id = await addProduct(
      [
        { group: 'technical', key: 'kind', value: 'Σκληρός δίσκος' },
        { group: 'technical', key: 'capacity_tb', value: 4 },
      ],
      'Δίσκος',
    );
    const now = { label: 'Μέγεθος', unit: 'TB', group: 'technical', direction: 'higher' };
    expect(await call('PUT', '/admin/specifications/capacity_tb', now)).toMatchObject({ status: 200 });
    expect((await app.ask('GET', `/api/products/${id}`)).body).toMatchObject({
      kind: 'hdd',
      specifications: { capacity_tb: { label: 'Μέγεθος', value: 4 } },
    });
  });

  test.each([
    ['a name that there is', { ...diameter, label: 'αναλυση' }, 'SPECIFICATION_NAME_TAKEN', 'label'],
    ['a name that is another’s key', { ...diameter, label: 'ip' }, 'SPECIFICATION_NAME_TAKEN', 'label'],
    ['no name', { ...diameter, label: ' ' }, 'INVALID_INPUT', 'label'],
  ])('has never twice %s', async (_, fields, code, field) => {
    expect(await call('POST', '/admin/specifications', fields)).toMatchObject({
      body: { code, fields: { [field]: expect.any(String) as string } },
    });
  });

  test('keeps the unit in which its rules reckon', async () => {
    expect(
      await call('PUT', '/admin/specifications/resolution_mp', { ...resolution, unit: 'kp' }),
    ).toMatchObject({ status: 409, body: { fields: { unit: expect.any(String) as string } } });
    await add();
    expect(await call('PUT', '/admin/specifications/diametros', { ...diameter, unit: 'cm' })).toMatchObject({
      status: 200,
    });
  });

  test('loses nothing that a product says or that the shop reads', async () => {
    await add();
    await addProduct([{ group: 'technical', key: 'διαμετρος', value: 6.5 }]);
    expect(await call('DELETE', '/admin/specifications/diametros')).toMatchObject({
      status: 409,
      body: {
        code: 'SPECIFICATION_USED',
        error: 'Το «Διάμετρος» το έχει 1 προϊόν. Αφαιρέστε το πρώτα από αυτά, ή μετονομάστε το.',
      },
    });
    expect(await call('DELETE', '/admin/specifications/hfov_deg')).toMatchObject({
      body: { code: 'SPECIFICATION_NEEDED' },
    });
    expect(await call('DELETE', '/admin/specifications/masks')).toMatchObject({ status: 200 });
    expect(await one('masks')).toBeUndefined();
  });

  test('returns under its own key when it is added again', async () => {
    await call('DELETE', '/admin/specifications/masks');
    const masks = { label: 'ζώνες απόκρυψης', unit: '', group: 'functions', direction: 'higher' };
    await add(masks);
    expect(await one('masks')).toMatchObject(masks);
  });

  test('is ordered within its group, from the order that was seen', async () => {
    const keys = (await listed()).flatMap(({ key, group }) => (group === 'functions' ? [key] : []));
    const turned = keys.toReversed();
    expect(await call('PUT', '/admin/specification-order', { keys: turned, seen: keys })).toMatchObject({
      status: 200,
    });
    const id = await addProduct([
      { group: 'functions', key: 'sd_gb', value: 256 },
      { group: 'functions', key: 'interlink', value: true },
    ]);
    expect(Object.keys(await shownOf(id))).toEqual(['interlink', 'sd_gb']);
    for (const late of [{ keys, seen: keys }, { keys: keys.slice(1) }]) {
      expect(await call('PUT', '/admin/specification-order', late)).toMatchObject({
        status: 409,
        body: { code: 'SPECIFICATION_ORDER_CHANGED' },
      });
    }
  });

  test('is undone by whoever made the last change, and once', async () => {
    const undoId = await add();
    const undo = () => call('POST', '/admin/specifications/undo', { undoId });
    await addProduct([{ group: 'technical', key: 'diametros', value: 6.5 }]);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'SPECIFICATION_USED' } });
    const { db } = await testDatabase();
    await db.deleteFrom('products').execute();
    expect(await undo()).toMatchObject({ status: 200, body: { message: 'Η αλλαγή αναιρέθηκε.' } });
    expect(await one('diametros')).toBeUndefined();
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'SPECIFICATIONS_UNDO_GONE' } });
  });

  test('is not overwritten with what somebody wrote who saw it otherwise', async () => {
    const seen = resolution;
    const put = (label: string) =>
      call('PUT', '/admin/specifications/resolution_mp', { ...seen, label, seen });
    expect(await put('Ευκρίνεια')).toMatchObject({ status: 200 });
    expect(await put('Εικονοστοιχεία')).toMatchObject({
      status: 409,
      body: { code: 'SPECIFICATION_CHANGED' },
    });
  });

  test('is a filter of the search from the answer on that says so, whatever products call it', async () => {
    const cables = await Promise.all([
      addProduct([{ group: 'functions', key: 'Διάμετρος', value: 6.5 }], 'Α'),
      addProduct([{ group: 'technical', key: 'διαμετρος', value: '6,5 mm' }], 'Β'),
      addProduct([{ group: 'technical', key: 'Διάμετρος', value: '8, 10, Εύκαμπτο' }], 'Γ'),
      addProduct([{ group: 'technical', key: 'Διάμετρος', value: 'εύκαμπτο' }], 'Ε'),
    ]);
    const found = async (specs: string) => {
      const { body } = await app.request('GET', `/api/search?categories=cameras&specs=${specs}`);
      const { products, facets } = body as SearchResult;
      expect(facets.categories).toEqual(
        products.length > 0 ? [{ id: 'cameras', count: products.length }] : [],
      );
      return products.map(({ id }) => id).toSorted();
    };
    expect(await found('diametros:6.5')).toEqual([]);
    await add({ ...diameter, isFilter: true });
    const { body: filters } = await app.request('GET', '/api/search/filters');
    expect((filters as SpecificationFilter[])[0]?.texts).toHaveLength(4);
    expect(filters).toEqual([
      {
        key: 'diametros',
        label: 'Διάμετρος',
        unit: 'mm',
        texts: expect.arrayContaining(['6.5', '8', '10']) as string[],
      },
    ]);
    expect(await found('diametros:ΕΥΚΑΜΠΤΟ')).toEqual(cables.slice(2).toSorted());
    expect(await found('diametros:6.5')).toEqual(cables.slice(0, 2).toSorted());
    expect(await found('diametros:6.5,diametros:8')).toEqual(cables.slice(0, 3).toSorted());
    expect(await found('diametros:6.5,sensor:x')).toEqual([]);
    await call('PUT', '/admin/specifications/diametros', { ...diameter, label: 'Πάχος', isFilter: true });
    expect(await found('diametros:10')).toEqual(cables.slice(2, 3));
    const later = await addProduct([{ group: 'technical', key: 'Πάχος', value: 10 }], 'Δ');
    expect(await found('diametros:10')).toEqual([...cables.slice(2, 3), later].toSorted());
    await call('PUT', '/admin/specifications/diametros', { ...diameter, isFilter: false });
    expect((await app.request('GET', '/api/search/filters')).body).toEqual([]);
    expect(await found('diametros:10')).toEqual([]);
  });

  test('is a filter ten times at most', async () => {
    const keys = defaultSpecificationKeys.slice(0, 11);
    const answers = [];
    for (const { key, label, unit, group, direction } of keys) {
      const fields = { label, unit, group, direction, isFilter: true };
      answers.push(await call('PUT', `/admin/specifications/${key}`, fields));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 409]);
    expect(answers.at(-1)?.body).toMatchObject({ code: 'SPECIFICATION_FILTERS_MANY' });
  });

  test('is two, when two administrators add at once', async () => {
    const added = await Promise.all(
      ['Χρώμα', 'Υλικό'].map((label) => call('POST', '/admin/specifications', { ...diameter, label })),
    );
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    expect(specificationKeys().filter(({ key }) => ['chroma', 'yliko'].includes(key))).toHaveLength(2);
  });
});
