import { beforeEach, expect, test } from 'vitest';
import type { CustomerSummary } from '#features/admin/customer-summary-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;
let admin: string;
let id: string;

beforeEach(async () => {
  await truncateAll();
  admin = await app.signIn('admin');
  id = await putCustomer({ accountType: 'b2b', companyName: 'Ασφάλεια ΑΕ', afm: '094014201' });
});

const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api/admin/customers/${id}${path}`, { cookie, ...(body && { body }) });
const portrait = async () => (await ask('GET', '/portrait')).body as CustomerSummary;

const details = { firstName: 'Άννα', lastName: 'Νέα', companyName: 'Φύλαξη ΕΕ', afm: '094014201' };

test('a note tells who wrote it and when, can be changed, deleted and brought back, and is nobody else’s', async () => {
  const added = await ask('POST', '/notes', { text: ' Μόνο πρωί\n' });
  const { noteId } = added.body as { noteId: string };
  expect(await portrait()).toMatchObject({
    notes: [{ id: noteId, text: 'Μόνο πρωί', author: 'Διαχειριστής' }],
  });
  await ask('PUT', `/notes/${noteId}`, { text: 'Μόνο απόγευμα' });
  const [changed] = (await portrait()).notes;
  expect(changed).toMatchObject({ text: 'Μόνο απόγευμα', editedBy: 'Διαχειριστής' });
  expect((await ask('DELETE', `/notes/${noteId}`)).status).toBe(200);
  expect((await portrait()).notes).toEqual([]);
  expect((await ask('PUT', `/notes/${noteId}`, { text: 'Πάλι' })).status).toBe(404);
  expect((await ask('POST', `/notes/${noteId}/restore`)).status).toBe(200);
  expect((await ask('POST', `/notes/${noteId}/restore`)).status).toBe(404);
  expect((await portrait()).notes).toEqual([changed]);

  const other = await putCustomer();
  const foreign = `/api/admin/customers/${other}/notes/${noteId}`;
  expect((await app.request('DELETE', foreign, { cookie: admin })).status).toBe(404);
  for (const cookie of [await app.signIn({ customerId: id }), '']) {
    expect((await ask('POST', '/notes', { text: 'Ξένο' }, cookie)).status).toBeGreaterThanOrEqual(401);
    expect((await ask('GET', '/portrait', undefined, cookie)).status).toBeGreaterThanOrEqual(401);
  }
  const audited = JSON.stringify(await db.selectFrom('auditLog').selectAll().orderBy('id').execute());
  expect(audited).not.toContain('απόγευμα');
  for (const text of ['', ' ', 'α'.repeat(2_001)])
    expect((await ask('POST', '/notes', { text })).status).toBe(400);
});

test('details are checked as at registration, audited, and never move the e-mail address', async () => {
  const { email } = (await portrait()).customer;
  expect(
    await ask('PUT', '', { ...details, email: 'allos@pelatis.example', phone: '210 000 0000' }),
  ).toMatchObject({ status: 409 });
  const changed = await ask('PUT', '', { ...details, phone: '210 000 0000' });
  expect(changed).toMatchObject({ status: 200, body: { customer: { email, companyName: 'Φύλαξη ΕΕ' } } });
  const { customer } = await portrait();
  expect(customer).toMatchObject({ fullName: 'Άννα Νέα', phone: '+302100000000', email });
  expect(customer.accountType).toBe('b2b');
  const [entry] = await db
    .selectFrom('auditLog')
    .where('entity', '=', 'customer')
    .selectAll()
    .orderBy('id')
    .execute();
  expect(entry?.after).toMatchObject({ companyName: 'Φύλαξη ΕΕ', lastName: 'Νέα' });

  for (const [wrong, field] of [
    [{ afm: '094014202' }, 'afm'],
    [{ afm: '' }, 'afm'],
    [{ companyName: '' }, 'companyName'],
    [{ firstName: ' ' }, 'firstName'],
    [{ postalCode: '123' }, 'postalCode'],
  ] as const) {
    const { status, body } = await ask('PUT', '', { ...details, ...wrong });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  }
  expect((await ask('PUT', '', details, await app.signIn({ customerId: id }))).status).toBe(403);
});

test('two registrations with one tax number lead to each other', async () => {
  const twin = await putCustomer({ afm: '094014201', firstName: 'Ηλίας' });
  expect((await portrait()).customer.sameAfm).toMatchObject([{ id: twin }]);
  await ask('PUT', '', { ...details, afm: '090000045' });
  expect((await portrait()).customer.sameAfm).toEqual([]);
});

test('notes go with the account', async () => {
  await ask('POST', '/notes', { text: 'Τηλεφώνησε' });
  const { anonymiseCustomer } = await import('#features/customers/server/store.ts');
  await db.transaction().execute((trx) => anonymiseCustomer(trx, id, new Date()));
  expect(await db.selectFrom('customerNotes').selectAll().execute()).toEqual([]);
});
