/** Maximum per output: the URL's parameters change what is rendered from it. */
const mostFragments = 100;

let hits = 0;

/** The number of hits in all fragment caches since the start. */
export const fragmentHits = (): number => hits;

/** The bytes of a hit, or from the second miss on a function that stores them: what is shown only once uses no memory. */
type Found = { bytes?: Uint8Array; store?: (bytes: Uint8Array) => void };

/** Caches the bytes of rendered page parts by the output that they depend on and a key. They live as long as that output. */
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
