import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase, truncateAll } from '../../tests/support/database/database.ts';
import { features } from '#features/all.ts';
import { joinTables } from '#shared/feature.ts';
import { createLimits } from './rate-limits.ts';

const database = await testDatabase();
const table = joinTables(features, 'limits');
const limits = createLimits(database, table);

beforeEach(async () => {
  await truncateAll();
  // Seconds to wait are compared: a busy machine may not let any pass.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

test('the sixth message from one address is refused with the seconds to wait, another address is not', async () => {
  for (let message = 1; message <= 5; message++) await limits.spend('contact', '192.0.2.1');
  await expect(limits.spend('contact', '192.0.2.1')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: 'Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε 10 λεπτά.',
    retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
  });
  await limits.spend('contact', '192.0.2.2');
  await limits.spend('registration', '192.0.2.1');
});

test('whoever has 2⁶⁴ addresses is counted once', async () => {
  for (let host = 1; host <= 5; host++) await limits.spend('contact', `2001:db8:1:2::${host}`);
  await expect(limits.spend('contact', '2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({ status: 429 });
  await limits.spend('contact', '2001:db8:1:3::1');
});

test('whoever has 2⁸⁰ addresses, as many networks as a site has, is counted as sixteen networks', async () => {
  const from = (network: number) => limits.count('contact', `2001:db8:1:${network.toString(16)}::1`);
  const answers = [];
  for (let network = 1; network <= 80; network++) answers.push((await from(network)).left);
  expect(answers.filter((left) => left >= 0)).toHaveLength(80);
  await limits.refund('contact', '2001:db8:1:9::1');
  expect((await from(98)).left).toBe(4);
  expect((await from(99)).left).toBe(-1);
  await limits.spend('contact', '2001:db8:2:1::1');
});

test('where a delay grows, each attempt waits longer than the one before, and never longer than its maximum', async () => {
  const guess = () => limits.count('admin-sign-in-strangers', 'all');
  for (let number = 1; number <= 30; number++) expect((await guess()).left).toBe(30 - number);
  const delays = [];
  for (let number = 1; number <= 10; number++) {
    expect(await guess()).toMatchObject({ left: -number, retryAfterSeconds: 0 });
    const { retryAfterSeconds } = await guess();
    delays.push(retryAfterSeconds);
    await database.db
      .updateTable('rateLimits')
      .set({ expire: Date.now() - 1 })
      .where('key', 'like', '%/delay:%')
      .execute();
  }
  expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('of many attempts at once one comes through after the delay', async () => {
  for (let number = 1; number <= 30; number++) await limits.count('admin-sign-in-strangers', 'all');
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => limits.count('admin-sign-in-strangers', 'all')),
  );
  expect(attempts.filter(({ retryAfterSeconds }) => retryAfterSeconds === 0)).toHaveLength(1);
});

test('what one node counts counts for all, also after a restart', async () => {
  for (let message = 1; message <= 5; message++) await limits.spend('contact', '192.0.2.1');
  await expect(createLimits(database, table).spend('contact', '192.0.2.1')).rejects.toMatchObject({
    status: 429,
  });
});

test('of twenty attempts at once five come through', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => limits.count('admin-sign-in', '192.0.2.1')),
  );
  expect(attempts.filter(({ left }) => left >= 0)).toHaveLength(5);
});

test('points come back when the time is over', async () => {
  for (let attempt = 1; attempt <= 6; attempt++) await limits.count('admin-sign-in', '192.0.2.1');
  const blocked = await database.db.selectFrom('rateLimits').select('expire').executeTakeFirstOrThrow();
  expect(Number(blocked.expire) - Date.now()).toBeGreaterThan(55_000);
  await database.db
    .updateTable('rateLimits')
    .set({ expire: Date.now() - 1 })
    .execute();
  expect(await limits.count('admin-sign-in', '192.0.2.1')).toEqual({ left: 4, retryAfterSeconds: 0 });
});

test('what a clock that was hours ahead has written locks nobody out once it is right', async () => {
  for (let attempt = 1; attempt <= 6; attempt++) await limits.count('contact', '192.0.2.1');
  const end = async (minutes: number) =>
    database.db
      .updateTable('rateLimits')
      .set({ expire: Date.now() + minutes * 60_000 })
      .execute();
  // Ten minutes, and what clocks may differ by.
  await end(14);
  expect((await limits.count('contact', '192.0.2.1')).left).toBe(-1);
  await expect(limits.requireLeft('contact', '192.0.2.1')).rejects.toMatchObject({ status: 429 });
  await end(130);
  await limits.requireLeft('contact', '192.0.2.1');
  expect(await limits.count('contact', '192.0.2.1')).toEqual({ left: 4, retryAfterSeconds: 0 });
});

test('a reset gives all points back', async () => {
  for (let message = 1; message <= 5; message++) await limits.spend('contact', '192.0.2.1');
  await limits.reset('contact', '192.0.2.1');
  expect(await limits.count('contact', '192.0.2.1')).toEqual({ left: 4, retryAfterSeconds: 0 });
});

test('a point given back can be spent again', async () => {
  for (let message = 1; message <= 5; message++) await limits.spend('contact', '192.0.2.1');
  await limits.refund('contact', '192.0.2.1');
  expect(await limits.spend('contact', '192.0.2.1')).toBe(0);
  await expect(limits.spend('contact', '192.0.2.1')).rejects.toMatchObject({ status: 429 });
});

test('a key may be as long as an address can be, and is not readable in the database', async () => {
  const address = `${'m'.repeat(64)}@${'a'.repeat(180)}.example`;
  await limits.spend('sign-in-account', address);
  const [row] = await database.db.selectFrom('rateLimits').select('key').execute();
  expect(row?.key).toMatch(/^sign-in-account:/);
  expect(row?.key).not.toContain('mmmm');
});
