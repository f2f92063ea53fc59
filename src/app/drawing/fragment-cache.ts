/** Of one output: what an address asks for changes what is drawn of it. */
const mostFragments = 100;

let hits = 0;

/** How many fragments were found in all caches, since the start. */
export const fragmentHits = (): number => hits;

/** A hit's bytes, or from the second miss on a way to cache them: what is shown once takes no memory. */
type Found = { bytes?: Uint8Array; store?: (bytes: Uint8Array) => void };

/** Bytes that parts of pages were made of, by the output that they follow from and a key. They live as long as that output. */
export class FragmentCache {
  /** Null after the first miss. */
  readonly #fragments = new WeakMap<object, Map<string, Uint8Array | null>>();

  find(output: object, key: string): Found {
    const fragments = this.#fragments.get(output) ?? new Map<string, Uint8Array | null>();
    this.#fragments.set(output, fragments);
    const bytes = fragments.get(key);
    if (bytes) {
      hits += 1;
      return { bytes };
    }
    if (bytes === null) return { store: (made) => void fragments.set(key, made) };
    if (fragments.size >= mostFragments) fragments.clear();
    fragments.set(key, null);
    return {};
  }
}
