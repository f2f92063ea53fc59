import { beforeEach, describe, expect, test } from 'vitest';
import type { ListedPlan, PricePlan } from '#features/catalogue-admin/price-plans/contract.ts';
import { beginDue } from '#features/catalogue-admin/price-plans/server/actions.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let camera: number;
let siren: number;
beforeEach(async () => {
  app = await testApp();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  app.clearCaches();
  admin = await app.signIn('admin');
  camera = await putProduct({ sku: 'CAM', name: 'Κάμερα', brand: 'Argos', stockQuantity: 9 });
  siren = await putProduct({ sku: 'SIR', name: 'Σειρήνα', brand: 'Volta', priceCents: 5_000 });
});

type Answer = {
  version: string;
  changed: number;
  rows: { sku: string }[];
  message?: string;
  isApplied: boolean;
};
const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/price-plans${path}`, { cookie: admin, ...(body && { body }) });
const post = async (changes: Record<string, unknown> = {}) => {
  const answer = await ask('POST', '', { scope: {}, percent: '4', beginsOn: '2026-12-01', ...changes });
  return { ...answer, body: answer.body as Answer };
};
/** Plans as its screen does: with the version of its preview. */
const plan = async (changes: Record<string, unknown> = {}) =>
  post({ ...changes, version: (await post(changes)).body.version });
const list = async () => (await ask('GET', '')).body as ListedPlan[];
const first = async () => (await list())[0]?.id ?? '';
const read = async (id: string) => (await ask('GET', `/${id}`)).body as PricePlan;
const price = async (id: number) =>
  (
    await app.services.database.db
      .selectFrom('products')
      .where('id', '=', id)
      .select('priceCents')
      .executeTakeFirstOrThrow()
  ).priceCents;
async function shownPrice(customerId: string) {
  const cookie = await app.signIn({ customerId });
  return ((await app.ask('GET', `/api/products/${camera}`, { cookie })).body as { price?: number }).price;
}
/** Goes to another moment, where the office has signed in again. */
async function at(moment: string): Promise<void> {
  app.setNow(new Date(moment));
  admin = await app.signIn('admin');
}
/** Half a minute into the first of December in Athens. */
async function midnight(): Promise<void> {
  await at('2026-11-30T22:00:30Z');
  await beginDue(app.services);
}

describe('a change of prices that begins on a day', () => {
  test('is previewed, waits, and holds from the first minute of its day on every page', async () => {
    const customerId = await putCustomer();
    expect(await shownPrice(customerId)).toBe(100);
    const { body } = await post({ scope: { brand: 'ARGOS' } });
    expect(body).toMatchObject({
      isApplied: false,
      total: 1,
      changed: 1,
      rows: [{ sku: 'CAM', before: { price: 100 }, after: { price: 104 } }],
    });
    expect(await list()).toEqual([]);
    const planned = await plan({ scope: { brand: 'Argos', categoryId: 'cameras' } });
    expect(planned.body.message).toBe('Προγραμματίστηκε για 01/12/2026: 1 προϊόν.');
    expect(await list()).toMatchObject([
      { title: 'Κάμερες, Argos: +4%', beginsOn: '2026-12-01', state: 'planned', products: 1 },
    ]);
    await at('2026-11-30T21:59:30Z');
    await beginDue(app.services);
    expect(await price(camera)).toBe(10_000);
    await at('2026-11-30T22:00:30Z');
    await Promise.all([beginDue(app.services), beginDue(app.services)]);
    expect([await price(camera), await price(siren)]).toEqual([10_400, 5_000]);
    expect(await shownPrice(customerId)).toBe(104);
    expect(await list()).toMatchObject([{ state: 'applied', products: 1, skipped: 0 }]);
    const { db } = app.services.database;
    const alerts = await db
      .selectFrom('alerts')
      .where('event', '=', 'prices_began')
      .select('message')
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ message: 'Κάμερες, Argos: +4% · 1 προϊόν.' }]);
    const kept = await db
      .selectFrom('auditLog')
      .select(['entity', 'actor', 'actorName'])
      .orderBy('id')
      .execute();
    expect(kept.map(({ entity, actor }) => [entity, actor])).toEqual([
      ['pricePlan', 'admin'],
      ['product', 'admin'],
    ]);
  });

  test('that was missed begins when something runs again, and once', async () => {
    await plan();
    await at('2026-12-03T09:00:00Z');
    await beginDue(app.services);
    await beginDue(app.services);
    expect(await price(camera)).toBe(10_400);
    expect(
      await app.services.database.db
        .selectFrom('alerts')
        .where('event', '=', 'prices_began')
        .selectAll()
        .orderBy('id')
        .execute(),
    ).toHaveLength(1);
  });

  test('leaves a price that became another one, names it, and takes an offer away that is none any more', async () => {
    const { db } = app.services.database;
    const offer = await putProduct({
      sku: 'OFF',
      name: 'Προσφορά',
      priceCents: 9_900,
      comparePriceCents: 10_000,
    });
    await plan();
    await db.updateTable('products').where('id', '=', siren).set({ priceCents: 4_500 }).execute();
    await midnight();
    expect([await price(siren), await price(offer)]).toEqual([4_500, 10_296]);
    expect(await read(await first())).toMatchObject({
      products: 2,
      skipped: 1,
      skippedNames: ['Σειρήνα'],
      mayUndo: true,
    });
    const alert = await db
      .selectFrom('alerts')
      .where('event', '=', 'prices_began')
      .select('message')
      .executeTakeFirst();
    expect(alert?.message).toContain('1 προϊόν κράτησε την τιμή του');
    const { comparePriceCents } = await db
      .selectFrom('products')
      .where('id', '=', offer)
      .select('comparePriceCents')
      .executeTakeFirstOrThrow();
    expect(comparePriceCents).toBeNull();
  });

  test('is undone within a day, from here and from the list of changes, and orders keep their price', async () => {
    const customerId = await putCustomer();
    const { id } = await placed(
      app,
      await app.signIn({ customerId }),
      orderOf([{ productId: camera, quantity: 1 }]),
    );
    await plan();
    await midnight();
    const ordered = async () =>
      (await app.request('GET', `/api/orders/${id}`, { cookie: await app.signIn({ customerId }) })).body;
    expect(await ordered()).toMatchObject({ items: [{ price: 100 }] });
    const planId = await first();
    expect(await ask('POST', `/${planId}/undo`, {})).toMatchObject({ status: 200 });
    expect([await price(camera), await price(siren)]).toEqual([10_000, 5_000]);
    expect(await list()).toMatchObject([{ state: 'undone' }]);
    expect(await ask('POST', `/${planId}/undo`, {})).toMatchObject({
      status: 409,
      body: { code: 'PLAN_NOT_UNDOABLE' },
    });
    expect(await ordered()).toMatchObject({ items: [{ price: 100 }] });

    await plan({ beginsOn: '2026-12-02', percent: 10 });
    await at('2026-12-02T09:00:00Z');
    await beginDue(app.services);
    const [change] = (await app.request('GET', '/api/admin/products/undo', { cookie: admin })).body as {
      id: string;
      label: string;
    }[];
    expect(change?.label).toBe('Αλλαγή τιμών: Όλα τα προϊόντα: +10%');
    await app.request('POST', `/api/admin/products/undo/${change?.id}`, { cookie: admin, body: {} });
    expect((await list()).map(({ state }) => state)).toEqual(['undone', 'undone']);
  });

  test('is given up before its day, and then nothing begins', async () => {
    await plan();
    const id = await first();
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 200 });
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { code: 'PLAN_BEGUN' } });
    await midnight();
    expect(await price(camera)).toBe(10_000);
    expect(await list()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('of today begins at once', async () => {
    const { body } = await plan({
      beginsOn: '2026-11-23',
      percent: -10,
      rounding: { ending: '90', direction: 'nearest' },
    });
    expect(body.message).toBe('Οι νέες τιμές ισχύουν: 2 προϊόντα.');
    expect(await price(camera)).toBe(8_990);
  });

  test('is refused for a day that has passed, when a price changed since the preview, and twice for one product', async () => {
    expect(await post({ beginsOn: '2026-11-22' })).toMatchObject({
      status: 400,
      body: { fields: { beginsOn: 'Η ημέρα έχει περάσει' } },
    });
    expect(await post({ percent: '-95' })).toMatchObject({
      status: 400,
      body: { fields: { percent: expect.any(String) } },
    });
    const { version } = (await post()).body;
    await app.services.database.db
      .updateTable('products')
      .where('id', '=', siren)
      .set({ priceCents: 4_500 })
      .execute();
    expect(await post({ version })).toMatchObject({ status: 409, body: { code: 'PREVIEW_STALE' } });
    await plan({ scope: { brand: 'Volta' } });
    expect(await plan({ beginsOn: '2026-12-05' })).toMatchObject({
      status: 409,
      body: { code: 'PLANS_OVERLAP', error: expect.stringContaining('Για 1 προϊόν') },
    });
    expect(await plan({ scope: { brand: 'Argos' }, percent: 0 })).toMatchObject({
      status: 409,
      body: { code: 'PLAN_CHANGES_NOTHING' },
    });
  });

  test('is of the products that a supplier sells', async () => {
    const { db } = app.services.database;
    await db.insertInto('suppliers').values({ id: 'ax', name: 'Αχαϊκή', createdAt: new Date() }).execute();
    await db
      .insertInto('productSuppliers')
      .values({ productId: siren, supplierId: 'ax', updatedAt: new Date() })
      .execute();
    await plan({ scope: { supplierId: 'ax' } });
    expect((await list())[0]?.title).toBe('από Αχαϊκή: +4%');
    await midnight();
    expect([await price(camera), await price(siren)]).toEqual([10_000, 5_200]);
  });
});
