import { LRUCache } from 'lru-cache';
import { Dependencies } from './dependencies.ts';

/** A cached value with the resources that it was made from; `expiresAt` in milliseconds since 1970, Infinity for never. */
export type Entry<Value> = {
  readonly value: Value;
  readonly resources: ReadonlySet<string>;
  readonly expiresAt: number;
};

/** A part of a cache with its own limits, in entries and in bytes. A value larger than all of them is not cached. */
type Partition<Value> = {
  entries: number;
  /** Requires `bytesOf`. */
  bytes?: number;
  /** Greater than 0. */
  bytesOf?: (value: Value) => number;
  /** Which values belong to this part; all by default. */
  accepts?: (value: Value) => boolean;
};

/** The least recently used entry is evicted. */
const openEntries = <Value extends object>({ entries, bytes, bytesOf, accepts }: Partition<Value>) => ({
  accepts,
  entries: new LRUCache<string, Entry<Value>>({
    max: entries,
    ...(bytes && bytesOf && { maxSize: bytes, sizeCalculation: ({ value }) => bytesOf(value) }),
  }),
});

/**
 * Caches values by key in this process, invalidated by the resources that they were made from. Callers must not modify a
 * value.
 */
export class ResourceCache<Value extends object> {
  readonly #partitions: readonly ReturnType<typeof openEntries<Value>>[];
  readonly #loading = new Map<string, Promise<Entry<Value>>>();
  #invalidations = 0;

  /** A value is stored in the first partition that accepts it, or not at all. */
  constructor(partitions: readonly Partition<Value>[]) {
    this.#partitions = partitions.map(openEntries<Value>);
  }

  /** Returns the fresh entry of a key, if any. */
  find(key: string): Entry<Value> | undefined {
    for (const { entries } of this.#partitions) {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > Date.now()) return entry;
    }
    return undefined;
  }

  /**
   * Returns the fresh entry of a key, or loads it once for all concurrent callers. If anything is invalidated during a load,
   * its waiting callers get the value but it is not cached.
   */
  async get(key: string, load: (dependencies: Dependencies) => Promise<Value>): Promise<Entry<Value>> {
    const entry = this.find(key) ?? this.#loading.get(key);
    if (entry) return entry;
    const loading = this.#load(key, load).finally(() => {
      // After an invalidation, another load of the same key may be running.
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, load: (dependencies: Dependencies) => Promise<Value>) {
    const invalidationsBefore = this.#invalidations;
    const dependencies = new Dependencies();
    const value = await load(dependencies);
    const { resources, freshForSeconds } = dependencies;
    const entry = { value, resources, expiresAt: Date.now() + freshForSeconds * 1000 };
    if (invalidationsBefore === this.#invalidations) this.#set(key, entry);
    return entry;
  }

  #set(key: string, entry: Entry<Value>) {
    const { value } = entry;
    const partition = this.#partitions.find(({ accepts }) => accepts?.(value) ?? true);
    partition?.entries.set(key, entry);
  }

  /** Replaces the value of an entry with another form of it, if the entry is still cached. */
  replace(key: string, entry: Entry<Value>, value: Value): void {
    if (this.find(key) === entry) this.#set(key, { ...entry, value });
  }

  /** The number of entries, fresh or not. */
  size(): number {
    return this.#partitions.reduce((sum, { entries }) => sum + entries.size, 0);
  }

  /** Drops every entry that was made from one of the resources. */
  invalidate(resources: readonly string[]): void {
    this.#drop((entry) => resources.some((resource) => entry.resources.has(resource)));
  }

  clear(): void {
    this.#drop(() => true);
  }

  #drop(isStale: (entry: Entry<Value>) => boolean) {
    this.#invalidations += 1;
    this.#loading.clear();
    for (const { entries } of this.#partitions) {
      const stale = [...entries.entries()].filter(([, entry]) => isStale(entry));
      for (const [key] of stale) entries.delete(key);
    }
  }
}
