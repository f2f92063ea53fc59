import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

test('a deleted note and an ended address of the calendar leave at night', async () => {
  const app = await testApp();
  await truncateAll();
  const now = new Date('2026-11-22T03:00:00Z');
  app.setNow(now);
  onTestFinished(() => app.setNow(undefined));
  const { jobs, database } = app.services;
  const { db } = database;
  const customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  const dayAgo = now.getTime() - 24 * 3_600_000;
  const note = (id: string, deletedAt: Date) => ({
    id,
    customerId,
    text: '',
    author: '',
    createdAt: deletedAt,
    deletedAt,
  });
  const feed = (id: number, expiresAt: Date) => ({
    tokenHash: Buffer.from([id]),
    createdAt: expiresAt,
    expiresAt,
  });
  await db
    .insertInto('customerNotes')
    .values([note('old', new Date(dayAgo - 1_000)), note('new', new Date(dayAgo + 1_000))])
    .execute();
  await db
    .insertInto('calendarFeeds')
    .values([feed(1, new Date(now.getTime() - 1_000)), feed(2, new Date(now.getTime() + 1_000))])
    .execute();
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'server.housekeeping', {}));
  await jobs.drain();
  expect(await db.selectFrom('customerNotes').select('id').execute()).toEqual([{ id: 'new' }]);
  expect(await db.selectFrom('calendarFeeds').select('tokenHash').execute()).toEqual([
    { tokenHash: Buffer.from([2]) },
  ]);
});
