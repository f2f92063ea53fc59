import type { Kysely } from 'kysely';
import type { DB } from './db/schema.ts';
import type { ApiContext } from './serve.ts';

/**
 * Reads what a resource shows, from memory unless it has changed, and says that the answer shows it. `key` tells
 * the reads of a resource apart; null keeps nothing, for reads that hardly two people ask alike.
 */
export function readResource<Value>(
  { services, reads }: Pick<ApiContext, 'services' | 'reads'>,
  resource: string,
  key: unknown,
  read: (db: Kysely<DB>) => Promise<Value>,
): Promise<Value> {
  const { database, readCache } = services;
  reads(resource);
  if (key === null) return read(database.db);
  return readCache.get(new Set([resource]), JSON.stringify([resource, key]), () => read(database.db));
}
