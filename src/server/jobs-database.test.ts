import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './db/database.ts';
import { bossDatabase } from './jobs-database.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of the jobs that are committed within 150 ms, each queue is told once', async () => {
  let commit: (queue: string) => void = () => {};
  const database = {
    engine: 'pglite',
    listen: async (_channel, handler) => {
      commit = handler;
      return async () => {};
    },
  } satisfies Pick<Database, 'engine' | 'listen'>;
  const told: string[] = [];
  await bossDatabase(database as unknown as Database).listen?.(
    'jobs',
    (queue) => told.push(queue),
    () => told.push('look'),
  );
  expect(told).toEqual(['look']);
  for (const queue of ['mail.send', 'orders.capture', 'mail.send']) commit(queue);
  vi.advanceTimersByTime(149);
  expect(told).toEqual(['look']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['look', 'mail.send', 'orders.capture']);
  commit('mail.send');
  vi.advanceTimersByTime(150);
  expect(told.slice(3)).toEqual(['mail.send']);
});
