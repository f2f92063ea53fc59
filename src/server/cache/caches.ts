import { ResponseCache } from './response-cache.ts';
import { ResourceCache } from './resource-cache.ts';

/** The channel on which every node hears which resources a committed write has changed. */
export const changesChannel = 'changes';

/** What an endpoint gave: its checked output and the headers of its answer. */
type Output = { output: unknown; headers: [name: string, value: string][] };

/** The caches of this process. README.md beside this file says what each is for. */
export type Caches = {
  /** Of the endpoints that the contract calls shared. */
  outputs: ResourceCache<Output>;
  /** Their responses over HTTP. */
  answers: ResponseCache;
  /** Pages for callers without a session. */
  pages: ResponseCache;
};

const megabyte = 1024 * 1024;

export const openCaches = (): Caches => ({
  outputs: new ResourceCache([{ entries: 200 }]),
  answers: new ResponseCache({ bytes: 16 * megabyte, missing: 0 }),
  pages: new ResponseCache({ bytes: 64 * megabyte, missing: 50 }),
});

/** Drops every entry that was made from one of the resources. */
export function invalidate(caches: Caches, resources: readonly string[]): void {
  for (const cache of Object.values(caches)) cache.invalidate(resources);
}

/** Drops everything: after a lost connection to the database nobody knows what was missed. */
export function clear(caches: Caches): void {
  for (const cache of Object.values(caches)) cache.clear();
}
