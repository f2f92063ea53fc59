import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, truncateAll } from '../../tests/support/database/database.ts';
import { defineHousekeeping } from './housekeeping.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';

const database = await testDatabase();
const { db } = database;
const now = new Date('2026-06-15T01:30:00Z');
const jobs = createJobs(database, createLog({ least: 'error' }));

beforeEach(truncateAll);
afterEach(() => jobs.stop());

test('what has run out is removed at night, and what has not stays', async () => {
  const earlier = new Date('2026-06-15T01:29:59Z');
  const later = new Date('2026-06-15T01:30:01Z');
  const lastMonth = new Date('2026-05-15T00:00:00Z');
  const lastYear = new Date('2025-01-15T00:00:00Z');
  const session = (id: number, expiresAt: Date) => ({
    tokenHash: Buffer.from([id]),
    kind: 'admin' as const,
    expiresAt,
    address: '192.0.2.1',
  });
  await db
    .insertInto('sessions')
    .values([session(1, lastYear), session(2, later), session(3, earlier)])
    .execute();
  const limit = (key: string, expire: Date | null) => ({
    key,
    points: 1,
    expire: expire && expire.getTime(),
  });
  await db
    .insertInto('rateLimits')
    .values([limit('spent', earlier), limit('counting', later)])
    .execute();
  const mail = (subject: string, sentAt: Date) => ({
    subject,
    sentAt,
    recipient: '',
    content: '{}',
    text: '',
  });
  await db
    .insertInto('devMails')
    .values([mail('old', lastMonth), mail('new', earlier)])
    .execute();

  defineHousekeeping({ jobs, database, now: () => now }, []);
  await jobs.prepare();
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'server.housekeeping', {}));
  await jobs.drain();

  // Of one that ended lately only the hash is left, by which its browser is known.
  expect(
    await db.selectFrom('sessions').select(['tokenHash', 'address']).orderBy('tokenHash').execute(),
  ).toEqual([
    { tokenHash: Buffer.from([2]), address: '192.0.2.1' },
    { tokenHash: Buffer.from([3]), address: null },
  ]);
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'counting' }]);
  expect(await db.selectFrom('devMails').select('subject').orderBy('id').execute()).toEqual([
    { subject: 'new' },
  ]);
  // Whenever the clock adds one by its schedule, that one waits.
  const ran = await database.exec(
    `select state from pgboss.job where name = 'server.housekeeping' and state <> 'created'`,
  );
  expect(ran).toEqual([{ state: 'completed' }]);
});
