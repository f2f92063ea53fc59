import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import type { Bought, Supplier, Supply } from '#features/catalogue-admin/suppliers/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { leastStatements } from '../../support/database/statements.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });
const list = async () => (await ask('GET', '/suppliers')).body as Supplier[];
const add = async (fields: Record<string, unknown>) => {
  const answer = await ask('POST', '/suppliers', fields);
  return { ...answer, id: (answer.body as { id: string }).id };
};
const supplies = async (id: string, query = '') =>
  (await ask('GET', `/suppliers/${id}/products${query}`)).body as { supplies: Supply[]; total: number };

describe('a supplier', () => {
  test('is listed with its product, with the code and the price by which it sells it', async () => {
    const productId = await putProduct();
    const [{ id: first }, { id: other }] = [await add({ name: 'Ωμέγα' }), await add({ name: 'Άλφα' })];
    await ask('PUT', `/suppliers/${first}/products/${productId}`, { code: 'OM-1', price: '44,50' });
    await ask('PUT', `/suppliers/${other}/products/${productId}`, { code: 'AL-9' });
    expect((await ask('GET', `/products/${productId}/prices`)).body).toMatchObject({
      suppliers: [
        { name: 'Άλφα', code: 'AL-9' },
        { name: 'Ωμέγα', code: 'OM-1', price: 44.5 },
      ],
    });
  });

  test('gets a name once, also from two who add and rename at the same moment', async () => {
    const { id } = await add({ name: 'Πρώτος' });
    for (let turn = 0; turn < 8; turn += 1) {
      const name = `Κοινός ${turn}`;
      const answers = await Promise.all([ask('PUT', `/suppliers/${id}`, { name }), add({ name })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([expect.toBeOneOf([200, 201]), 409]);
      expect((await list()).filter((one) => one.name === name)).toHaveLength(1);
    }
  });

  test('is added, changed as it was seen and deleted, and each is kept in the history', async () => {
    const { id, body } = await add({ name: ' Αχαϊκή Διανομή ', afm: 'EL 094014201', phone: '2610 123456' });
    expect(body).toMatchObject({ message: 'Ο προμηθευτής προστέθηκε.' });
    expect(await list()).toEqual([
      { id, name: 'Αχαϊκή Διανομή', afm: '094014201', phone: '+302610123456', products: 0 },
    ]);
    const seen = { name: 'Αχαϊκή Διανομή', afm: '094014201', phone: '+302610123456' };
    const changed = { name: 'Αχαϊκή', contact: 'Κώστας', seen };
    expect((await ask('PUT', `/suppliers/${id}`, changed)).status).toBe(200);
    expect(await ask('PUT', `/suppliers/${id}`, changed)).toMatchObject({
      status: 409,
      body: { code: 'SUPPLIER_CHANGED' },
    });
    expect(await list()).toEqual([{ id, name: 'Αχαϊκή', contact: 'Κώστας', products: 0 }]);
    expect((await ask('DELETE', `/suppliers/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    const kept = await app.services.database.db
      .selectFrom('auditLog')
      .select(['action', 'label'])
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      { action: 'created', label: 'Αχαϊκή Διανομή' },
      { action: 'updated', label: 'Αχαϊκή' },
      { action: 'deleted', label: 'Αχαϊκή' },
    ]);
  });

  test('is refused without a name, with a wrong tax number, and under the name of another', async () => {
    expect(await add({ name: ' ', afm: '123' })).toMatchObject({
      status: 400,
      body: { fields: { name: expect.stringContaining('επωνυμία'), afm: expect.stringContaining('ΑΦΜ') } },
    });
    await add({ name: 'Αχαϊκή' });
    expect(await add({ name: 'ΑΧΑΙΚΗ' })).toMatchObject({
      status: 409,
      body: { fields: { name: 'Υπάρχει ήδη προμηθευτής με αυτή την επωνυμία.' } },
    });
  });
});

describe('what it sells', () => {
  test('has its own code and price, is found by them, and leaves with the product', async () => {
    const productId = await putProduct({ sku: 'CAM-1', name: 'Κάμερα δρόμου', purchasePriceCents: 7_000 });
    const { id } = await add({ name: 'Αχαϊκή' });
    const path = `/suppliers/${id}/products/${productId}`;
    expect(await ask('PUT', path, { code: 'ax-77', price: '65,5' })).toMatchObject({ status: 200 });
    expect(await supplies(id)).toMatchObject({
      total: 1,
      supplies: [{ productId, sku: 'CAM-1', code: 'ax-77', price: 65.5, purchasePrice: 70 }],
    });
    expect((await list())[0]).toMatchObject({ products: 1 });
    for (const search of ['AX-77', 'δρομου', 'cam-1']) {
      const { body } = await ask('GET', `/suppliers/${id}/find?search=${encodeURIComponent(search)}`);
      expect({
        search,
        found: (body as Bought[]).map((one) => [one.productId, one.code, one.price]),
      }).toEqual({
        search,
        found: [[productId, 'ax-77', 65.5]],
      });
    }
    expect((await supplies(id, '?search=ax-7')).total).toBe(1);
    expect((await supplies(id, '?search=ax-8')).total).toBe(0);
    await ask('PUT', path, { code: 'ax-78' });
    expect((await supplies(id)).supplies[0]).not.toHaveProperty('price');
    expect((await ask('DELETE', path)).status).toBe(200);
    expect(await ask('DELETE', path)).toMatchObject({ status: 404, body: { code: 'SUPPLY_NOT_FOUND' } });
    expect(await ask('PUT', '/suppliers/none/products/1', {})).toMatchObject({ status: 404 });
    expect(await ask('PUT', `/suppliers/${id}/products/99`, {})).toMatchObject({ status: 404 });
  });

  test('is read in pages of fifty, in as many statements however many there are', async () => {
    const { id } = await add({ name: 'Αχαϊκή' });
    const like = await putProduct();
    const { db } = app.services.database;
    await sql`
      with many as (
        insert into products (sku, name, category_id, price_cents)
        select 'MANY-' || number, name, category_id, price_cents
        from products, generate_series(1, 300) as number where id = ${like} returning id)
      insert into product_suppliers (product_id, supplier_id, code, price_cents, updated_at)
      select id, ${id}, 'AX-' || id, 100, now() from many`.execute(db);
    const few = await leastStatements(() => supplies(id, '?page=7'));
    const many = await leastStatements(async () => {
      const { supplies: rows, total } = await supplies(id, '?page=3');
      expect([rows.length, total]).toEqual([50, 300]);
    });
    expect(many).toBe(few);
  });

  test('is learnt from its price lists, whose codes are known the next time whatever the shop calls the product', async () => {
    await addCategories();
    const productId = await putProduct({ sku: 'OURS', name: 'Κάμερα δρόμου', ean: '5201234567894' });
    const send = (file: string, chosen: object, version?: string) =>
      sendImport<ImportPreview>(app, 'products', cookie, file, { choices: chosen, version });
    const first = 'Κωδ.;Είδος;Χονδρική;Barcode\nAX-9;Άλλο όνομα;60,00;5201234567894\n';
    const choices = { supplier: 'Αχαϊκή', columns: ['sku', 'name', 'purchasePrice', 'ean'] };
    const { body: preview } = await send(first, choices);
    expect((await send(first, choices, preview.version)).status).toBe(200);
    const [supplier] = await list();
    expect(supplier).toMatchObject({ name: 'Αχαϊκή', products: 1 });
    expect(await supplies(supplier?.id ?? '')).toMatchObject({
      supplies: [{ productId, code: 'AX-9', price: 60 }],
    });
    // Neither barcode nor name: the code alone.
    const next = 'Κωδ.;Χονδρική\nAX-9;58,00\n';
    const again = { supplier: 'αχαϊκη', columns: ['sku', 'purchasePrice'] };
    const { body } = await send(next, again);
    expect(body).toMatchObject({ errors: [], added: 0, changed: 1, lines: [{ sku: 'OURS' }] });
    await send(next, again, body.version);
    expect(await list()).toHaveLength(1);
    expect((await supplies(supplier?.id ?? '')).supplies[0]).toMatchObject({ price: 58, purchasePrice: 58 });
    // A list that is the same once more still says that the price stands, and unlearns nothing.
    const { body: same } = await send(next, again);
    await send(next, again, same.version);
    expect((await supplies(supplier?.id ?? '')).supplies[0]).toMatchObject({ code: 'AX-9', price: 58 });
  });
});
