import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putAppointment } from '../../support/app/booking.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const longAgo = new Date('2025-12-15T01:19:59Z');

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

async function forgetAt(now: string) {
  const { jobs, database } = app.services;
  app.setNow(new Date(now));
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'account.forget-rejected', {}));
  await jobs.drain();
  app.setNow(undefined);
}

async function emailOf(id: string): Promise<string> {
  const { db } = app.services.database;
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}

test('who was rejected is forgotten after six months; who was rejected later, or approved, is not', async () => {
  const old = await addCustomer(app, 'rejected', { decidedAt: longAgo });
  const young = await addCustomer(app, 'rejected', { decidedAt: new Date('2025-12-15T01:20:01Z') });
  const approved = await addCustomer(app, 'verified', { decidedAt: longAgo });
  const cookie = await app.signIn({ customerId: old.id });

  await forgetAt('2026-06-15T01:20:00Z');

  expect(await emailOf(old.id)).toBe(`${old.id}@deleted.invalid`);
  expect(await emailOf(young.id)).toBe(young.email);
  expect(await emailOf(approved.id)).toBe(approved.email);
  const { body } = await app.request('GET', '/api/session', { cookie });
  expect(body).toMatchObject({ viewer: { customer: null } });
});

test('who was a customer before is taken out of orders and appointments too, once nothing is on its way or owed', async () => {
  const { db } = app.services.database;
  const { id, email } = await addCustomer(app, 'rejected', { decidedAt: longAgo });
  const orderId = await putOrder(
    { customerId: id, productId: await putProduct() },
    { status: 'shipped', createdAt: longAgo },
  );
  await putAppointment({ customerId: id, customerEmail: email, date: '2026-07-01', status: 'confirmed' });
  const traces = async () =>
    JSON.stringify([
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('appointments').selectAll().execute(),
    ]);
  expect(await traces()).toMatch(/Μαρκάκη.*Μαρκάκη/);

  await forgetAt('2026-06-15T01:20:00Z');
  expect(await emailOf(id)).toBe(email);
  await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', orderId).execute();
  await forgetAt('2026-06-16T01:20:00Z');
  expect(await emailOf(id)).toBe(email);

  // The visit is over, the order is not paid.
  await forgetAt('2026-07-02T01:20:00Z');
  expect(await emailOf(id)).toBe(email);
  await db.updateTable('orders').set({ paymentState: 'captured' }).where('id', '=', orderId).execute();
  await forgetAt('2026-07-03T01:20:00Z');
  expect(await emailOf(id)).toBe(`${id}@deleted.invalid`);
  expect(await traces()).not.toMatch(/Μαρκάκη|pelatis/);
});
