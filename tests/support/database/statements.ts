import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';
import { drainNotifications } from './database.ts';

const quietMs = 100;
/** The first byte of a message that runs a prepared statement; PGlite prepares each again from time to time. */
const bind = 'B'.charCodeAt(0);
const isRun = ([message]: unknown[]) => !(message instanceof Uint8Array) || message[0] === bind;

/**
 * Counts the statements of this worker's database that an action causes, including its later effects, until it is quiet:
 * each statement, begin and commit counts as one.
 */
export async function countStatements(happening: () => Promise<unknown>): Promise<number> {
  // Spied on, not replaced: every statement still reaches the database.
  const entries = [
    vi.spyOn(PGlite.prototype, 'execProtocolRawStream'),
    vi.spyOn(PGlite.prototype, 'exec'),
    vi.spyOn(pg.Client.prototype, 'query'),
  ];
  const count = () => entries.reduce((sum, { mock }) => sum + mock.calls.filter(isRun).length, 0);
  const quiet = async () => {
    await drainNotifications();
    for (let before = -1; count() > before; await sleep(quietMs)) before = count();
    return count();
  };
  try {
    const before = await quiet();
    await happening();
    // Minus the statement that waits for all notifications.
    return (await quiet()) - before - 1;
  } finally {
    for (const entry of entries) entry.mockRestore();
  }
}

/**
 * As `countStatements`, the least of three times, before each of which it prepares: what the shop does by the clock meanwhile, as
 * when an administrator's connection of an earlier test has been gone for seconds, is not the action's.
 */
export async function leastStatements(
  happening: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<number> {
  const counts: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    await prepare();
    counts.push(await countStatements(happening));
  }
  return Math.min(...counts);
}
