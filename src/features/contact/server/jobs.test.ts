import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app/app.ts';
import { truncateAll } from '../../../../tests/support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

test('a message is forgotten after twelve months, not before', async () => {
  const { jobs, database } = app.services;
  const message = (id: string, createdAt: string) => ({
    id,
    name: 'Ελένη',
    email: 'eleni@pelatis.example',
    message: 'Θέλω προσφορά.',
    createdAt: new Date(createdAt),
  });
  await database.db
    .insertInto('contactMessages')
    .values([message('old', '2025-06-15T01:09:59Z'), message('young', '2025-06-15T01:10:01Z')])
    .execute();

  app.setNow(new Date('2026-06-15T01:10:00Z'));
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'contact.forget', {}));
  await jobs.drain();
  app.setNow(undefined);

  const stored = await database.db.selectFrom('contactMessages').select('id').execute();
  expect(stored).toEqual([{ id: 'young' }]);
});
