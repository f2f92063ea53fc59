import { beforeEach, expect, it } from 'vitest';
import type { PresentedAdvice } from '#features/wizard/advice-contract.ts';
import { listAdvisable } from '#features/wizard/server/store.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { answers } from '../../support/app/wizard.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let buyer: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  buyer = await app.signIn({ customerId: await putCustomer() });
});

async function add(path: string, body: object): Promise<{ id: number | string }> {
  const answer = await app.request('POST', `/api${path}`, { cookie: admin, body: { ...body } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { id: number | string };
}
const typed = (rows: Record<string, string | number>) =>
  Object.entries(rows).map(([key, value]) => ({ group: 'technical', key, value }));
const product = (categoryId: unknown, name: string, rows: Record<string, string | number>) =>
  add('/products', { name, sku: name, price: 90, categoryId, brand: 'Α', specifications: typed(rows) });

const advised = async () => {
  const body = { answers: { ...answers, securityConcerns: ['break-in', 'entry-monitoring'] } };
  const { body: advice } = await app.request('POST', '/api/wizard/advice', { cookie: buyer, body });
  return (advice as PresentedAdvice).bundles;
};

it('advises products whose facts were typed in the form, once it knows enough of them', async () => {
  const panels = await add('/categories', {
    name: 'Πίνακες',
    searchCategory: 'alarms',
    productKind: 'panel',
  });
  const others = await add('/categories', { name: 'Λοιπά', searchCategory: 'sensors' });
  const radio = { protocol: 'Jeweller', radio_m: 1200, grade: 2 };
  await product(panels.id, 'HUB', { devices: 100, comms: 'Ethernet, 4G', standby_h: 15, ...radio });
  const contact = await product(others.id, 'MC', { kind: 'Μαγνητική επαφή', ...radio });
  await product(others.id, 'SIR', { kind: 'Σειρήνα', ...radio });
  await product(others.id, 'KPD', { kind: 'Πληκτρολόγιο', ...radio });
  const motion = await product(others.id, 'PIR', { kind: 'Ανιχνευτής κίνησης', ...radio });
  const lines = async () => (await advised()).map((bundle) => bundle.lines.map(({ productId }) => productId));
  for (const ids of await lines()) {
    expect(ids).toContain(contact.id);
    expect(ids).not.toContain(motion.id);
  }
  const specifications = typed({ kind: 'Ανιχνευτής κίνησης', range_m: '12 m', ...radio });
  await app.request('PUT', `/api/products/${motion.id}`, { cookie: admin, body: { specifications } });
  for (const ids of await lines()) expect(ids).toContain(motion.id);
});

it('says what a shop with cameras and no recorder lacks', async () => {
  const cameras = await add('/categories', {
    name: 'Κάμερες',
    searchCategory: 'cameras',
    productKind: 'camera',
  });
  await product(cameras.id, 'CAM', {
    resolution_mp: 4,
    hfov_deg: 100,
    ir_m: 30,
    ip: 'IP67',
    poe: '802.3af',
    ai: 'Άνθρωπος, όχημα',
  });
  const [essential, balanced] = await advised();
  expect(essential?.gaps.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/Λείπει: πίνακας/),
  );
  expect(balanced?.gaps.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/Λείπει: καταγραφικό/),
  );
});

it('knows the newest product that is in stock, however many were before it', async () => {
  const { db } = app.services.database;
  const { id: categoryId } = await add('/categories', {
    name: 'Κάμερες',
    searchCategory: 'cameras',
    productKind: 'camera',
  });
  const old = { name: 'Παλιά κάμερα', categoryId: String(categoryId), priceCents: 9_000, inStock: false };
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ ...old, sku: `OLD-${at}` }));
  await db.insertInto('products').values(rows).execute();
  const { id } = await product(categoryId, 'NEW', {});
  const ids = (await listAdvisable(db)).map((one) => one.id);
  expect(ids).toHaveLength(2_000);
  expect(ids.at(-1)).toBe(id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});
