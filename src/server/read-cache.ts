type Kept = { resources: ReadonlySet<string>; value: Promise<unknown> };

const maxReads = 200;

/** What was read of the shop's public resources, kept in this process until one of them changes. */
export class ReadCache {
  readonly #kept = new Map<string, Kept>();

  /**
   * The kept value, or one read of it however many ask. Nobody may change what it gives. `resources` is what it shows; a
   * read may add to them before it reads.
   */
  get<Value>(resources: ReadonlySet<string>, key: string, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key) ?? { resources, value: read() };
    // Set again, it is the last to make room.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.value.catch(() => this.#forget(key, kept));
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > maxReads && oldest !== undefined) this.#kept.delete(oldest);
    return kept.value as Promise<Value>;
  }

  #forget(key: string, kept: Kept) {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }

  /** Forgets one value, for a read that finds that it may not be kept. */
  delete(key: string) {
    this.#kept.delete(key);
  }

  /** Forgets what shows one of the resources, also what is being read at this moment. */
  drop(changed: readonly string[]) {
    for (const [key, { resources }] of this.#kept) {
      if (changed.some((resource) => resources.has(resource))) this.#kept.delete(key);
    }
  }

  clear() {
    this.#kept.clear();
  }
}
