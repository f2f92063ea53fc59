import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import type { SavedAddress } from '#features/orders/addresses/contract.ts';

let app: TestApp;
let cookie: string;
let customerId: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  customerId = await putCustomer({ address: 'Ηρακλείου 12', city: 'Νέα Ιωνία', postalCode: '14231' });
  cookie = await app.signIn({ customerId });
});

const office = {
  label: 'Γραφείο',
  fullName: 'Ελένη Μαρκάκη',
  address: 'Ερμού 4',
  city: 'Αθήνα',
  postalCode: '105 63',
  phone: '210 123 4567',
};
const path = '/api/customer/addresses';
const add = (entry: object = {}, as = cookie) =>
  app.request('POST', path, { cookie: as, body: { ...office, ...entry } });
const list = async (as = cookie) => (await app.request('GET', path, { cookie: as })).body as SavedAddress[];
const idOf = async (at = 0) => (await list())[at]?.id ?? '';

it('keeps addresses, one of them the default, with which the checkout begins', async () => {
  await add({ isDefault: true });
  const added = await add({ label: 'Εξοχικό', address: 'Παραλία 1', isDefault: true });
  expect(added).toMatchObject({
    status: 200,
    body: [
      { label: 'Εξοχικό', isDefault: true },
      { label: 'Γραφείο', isDefault: false, postalCode: '10563', region: 'attiki' },
    ],
  });
  const checkout = await app.request('GET', '/api/checkout', { cookie });
  expect(checkout.body).toMatchObject({ address: { address: 'Παραλία 1', city: 'Αθήνα' } });
});

it('without a default the checkout begins with the profile’s address', async () => {
  await add();
  const checkout = await app.request('GET', '/api/checkout', { cookie });
  expect(checkout.body).toMatchObject({ address: { address: 'Ηρακλείου 12' } });
});

it('changes and deletes an address, and keeps the same one once', async () => {
  await Promise.all([add(), add(), add()]);
  expect(await list()).toHaveLength(1);
  const one = `${path}/${await idOf()}`;
  const changed = await app.request('PUT', one, { cookie, body: { ...office, address: 'Ερμού 6' } });
  expect(changed.body).toMatchObject([{ address: 'Ερμού 6' }]);
  for (let times = 0; times < 2; times += 1)
    expect(await app.request('DELETE', one, { cookie })).toMatchObject({ status: 200, body: [] });
  expect(await app.request('PUT', one, { cookie, body: office })).toMatchObject({
    status: 404,
    body: { code: 'ADDRESS_NOT_FOUND' },
  });
});

it('keeps ten at most, also when requests cross', async () => {
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, at) => add({ address: `Ερμού ${at}`, isDefault: true })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    Array(3).fill(expect.objectContaining({ code: 'ADDRESS_BOOK_FULL' })),
  );
  const kept = await list();
  expect(kept).toHaveLength(10);
  expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it.each([
  ['postalCode', '1056'],
  ['phone', '12'],
  ['address', ' '],
  ['fullName', ''],
  ['label', 'Γ'.repeat(41)],
])('says beside %s what is wrong with it', async (field, value) => {
  const answer = await add({ [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

it('is its customer’s alone', async () => {
  await add();
  const id = await idOf();
  const other = await app.signIn({ customerId: await putCustomer() });
  expect(await list(other)).toEqual([]);
  expect(await app.request('PUT', `${path}/${id}`, { cookie: other, body: office })).toMatchObject({
    status: 404,
  });
  await app.request('DELETE', `${path}/${id}`, { cookie: other });
  expect(await list()).toHaveLength(1);
  expect(await app.request('GET', path)).toMatchObject({ status: 401 });
  expect(await app.request('GET', path, { cookie: await app.signIn('admin') })).toMatchObject({
    status: 401,
  });
});

it('is in the export of the account and leaves with it', async () => {
  await add();
  const file = await app.request('GET', '/api/customer/export', { cookie });
  expect(file.body).toMatchObject({ addresses: [{ label: 'Γραφείο', address: { address: 'Ερμού 4' } }] });
  const { forgetDealings } = await import('#features/account/server/store.ts');
  await app.services.database.transact((trx) => forgetDealings(trx, customerId));
  expect(await list()).toEqual([]);
});
