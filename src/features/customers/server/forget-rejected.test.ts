import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { truncateAll } from '../../../../tests/support/database.ts';
import { addCustomer } from '../../../../tests/support/people.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

test('who was rejected is forgotten after six months; who was rejected later, or approved, is not', async () => {
  const { jobs, database } = app.services;
  const longAgo = new Date('2025-12-15T01:19:59Z');
  const old = await addCustomer(app, 'rejected', { decidedAt: longAgo });
  const young = await addCustomer(app, 'rejected', { decidedAt: new Date('2025-12-15T01:20:01Z') });
  const approved = await addCustomer(app, 'verified', { decidedAt: longAgo });
  const cookie = await app.signIn({ customerId: old.id });

  app.setNow(new Date('2026-06-15T01:20:00Z'));
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'customers.forget-rejected', {}));
  await jobs.drain();
  app.setNow(undefined);

  const kept = await database.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'firstName'])
    .execute();
  const emailOf = (id: string) => kept.find((customer) => customer.id === id)?.email;
  expect(emailOf(old.id)).toBe(`${old.id}@deleted.invalid`);
  expect(emailOf(young.id)).toBe(young.email);
  expect(emailOf(approved.id)).toBe(approved.email);
  const { body } = await app.request('GET', '/api/session', { cookie });
  expect(body).toMatchObject({ viewer: { customer: null } });
});
