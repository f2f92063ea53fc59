import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../support/setup/postgres.ts';
import { startPostgres } from '../support/process/postgres-server.ts';
import { openHostileShop, type HostileShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One shop for each engine. */
    hostileShops: HostileShop[];
  }
}

/** Vitest's global setup: a shop on each engine, in separate processes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(randomBytes(16).toString('hex'));
  const databaseUrl = await createDatabase(postgres.url, 'vigla_hostile');
  const opened = await Promise.all([openHostileShop('PGlite'), openHostileShop('PostgreSQL', databaseUrl)]);
  project.provide(
    'hostileShops',
    opened.map(({ shop }) => shop),
  );
  return async () => {
    const codes = await Promise.all(opened.map(({ stop }) => stop()));
    await postgres.stop();
    if (codes.some((code) => code !== 0)) throw new Error(`The shops ended with ${codes.join(' and ')}`);
  };
}
