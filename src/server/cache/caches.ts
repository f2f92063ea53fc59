import type { Database } from '../db/database.ts';
import { ResponseCache } from './response-cache.ts';
import { ResourceCache } from './resource-cache.ts';

/** The channel that tells every node which resources a committed write has changed. */
export const changesChannel = 'changes';

/** An endpoint's checked output and its response headers. */
type Output = { output: unknown; headers: [name: string, value: string][] };

/** The caches of this process, as described in README.md next to this file. */
export type Caches = {
  /** Outputs of the endpoints that the contract marks as shared. */
  outputs: ResourceCache<Output>;
  /** Their HTTP responses. */
  answers: ResponseCache;
  /** Pages for callers without a session. */
  pages: ResponseCache;
};

const megabyte = 1024 * 1024;

type WithCaches = { caches: Caches; database: Pick<Database, 'replica'> };

export const openCaches = (): Caches => ({
  outputs: new ResourceCache([{ entries: 200 }]),
  answers: new ResponseCache({ bytes: 16 * megabyte, missing: 0 }),
  pages: new ResponseCache({ bytes: 64 * megabyte, missing: 50 }),
});

/**
 * Drops every entry that was made from one of the resources. With a replica, what is read from now on comes from the primary
 * until the replica has the change: an entry made from an older row would stay.
 */
export function drop(services: WithCaches, resources: readonly string[]): void {
  services.database.replica?.fallBehind();
  invalidate(services.caches, resources);
}

/** Drops everything: after a lost connection to the database it is unknown which changes were missed. */
export function dropAll(services: WithCaches): void {
  services.database.replica?.fallBehind();
  clear(services.caches);
}

/** Drops every entry that was made from one of the resources. */
export function invalidate(caches: Caches, resources: readonly string[]): void {
  for (const cache of Object.values(caches)) cache.invalidate(resources);
}

/** Drops every entry. */
export function clear(caches: Caches): void {
  for (const cache of Object.values(caches)) cache.clear();
}
