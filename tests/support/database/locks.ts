import { sql, type QueryExecutorProvider } from 'kysely';
import { expect } from 'vitest';

/**
 * Resolves when another transaction waits for what this one has locked. At once on the embedded database, whose transactions
 * wait for each other as a whole.
 */
export async function isWaitedFor(trx: QueryExecutorProvider): Promise<void> {
  if (process.env['TEST_ENGINE'] === 'pglite') return;
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await waiting.execute(trx)).rows.length).toBeGreaterThan(0);
}
