import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** How often the database of this worker is entered while something happens: each statement, begin and commit count as one. */
export async function countStatements(happening: () => Promise<unknown>): Promise<number> {
  // Watched, not replaced: every statement still reaches the database.
  const entries = [
    vi.spyOn(PGlite.prototype, 'execProtocolStream'),
    vi.spyOn(PGlite.prototype, 'exec'),
    vi.spyOn(pg.Client.prototype, 'query'),
  ];
  try {
    await happening();
    return entries.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const entry of entries) entry.mockRestore();
  }
}
