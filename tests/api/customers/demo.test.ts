import { beforeEach, expect, test } from 'vitest';
import { loadCustomersDemo } from '#features/customers/server/demo.ts';
import { countCustomers, findCustomerByEmail } from '#features/customers/server/store.ts';
import { parseAfm } from '#shared/afm.ts';
import { parsePhone } from '#shared/phone.ts';
import { testApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(async () => {
  await truncateAll();
  await db.transaction().execute((trx) => loadCustomersDemo(trx, app.services));
});

test.each([
  ['eleni@pelatis.example', { accountType: 'private', isActive: true, canViewPrices: true }],
  ['nikos@epixeirisi.example', { accountType: 'b2b', isActive: true, afm: expect.any(String) }],
  ['maria@anamoni.example', { isVerified: false, isRejected: false }],
  ['giorgos@aporripsi.example', { isRejected: true, rejectionReason: expect.any(String) }],
])('%s signs in with the demonstration’s password and is as the README says', async (email, standing) => {
  const { status } = await app.request('POST', '/api/auth/login', {
    body: { email, password: 'vigla-demo' },
  });
  expect(status).toBe(200);
  expect(await findCustomerByEmail(db, email)).toMatchObject(standing);
});

test('there are people in every state, all plainly invented', async () => {
  const { pending, approved, rejected } = await countCustomers(db);
  expect([pending, approved, rejected].every((count) => count >= 3)).toBe(true);
  const people = await db.selectFrom('customers').select(['email', 'phone', 'afm', 'accountType']).execute();
  expect(people.length).toBeGreaterThan(20);
  for (const { email, phone, afm, accountType } of people) {
    expect(email).toMatch(/\.example$/);
    expect(phone === null || parsePhone(phone)?.startsWith('+302100000')).toBe(true);
    expect(accountType === 'private' || parseAfm(afm ?? '') === afm).toBe(true);
  }
});
