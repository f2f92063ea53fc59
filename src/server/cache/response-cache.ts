import { prepare, toBrotli, toGzip, type Prepared } from '../http/prepared.ts';
import type { Dependencies } from './dependencies.ts';
import { ResourceCache, type Entry } from './resource-cache.ts';

/** A rendered response: a page or an endpoint's response. */
export type Rendered = {
  status: number;
  /** In UTF-8. */
  content: Buffer;
  headers: Record<string, string>;
};

/** Renders a response and records what it reads in the dependencies. */
export type Render = (dependencies: Dependencies) => Promise<Rendered>;

/** Brotli's best quality takes a tenth of a second, too long while a request waits, especially one for a wrong URL. */
const quick = { brotli: 5, gzip: 6 };
const best = { brotli: 11, gzip: 9 };

async function compress({ status, content, headers }: Rendered, effort: typeof quick): Promise<Prepared> {
  const [brotli, gzip] = await Promise.all([toBrotli(content, effort.brotli), toGzip(content, effort.gzip)]);
  return prepare(status, content, { brotli, gzip }, headers);
}

/** `isRefined`: its bodies have the best compression, or are being compressed that way. */
type Response = Prepared & { isRefined: boolean };

const bytesOf = ({ identity, brotli, gzip }: Response) =>
  identity.bytes.length + brotli.bytes.length + gzip.bytes.length;

/** Caches whole responses for many callers, ready to be sent in every encoding. */
export class ResponseCache {
  readonly #cache: ResourceCache<Response>;
  #refining = Promise.resolve();

  /** `bytes` caps 200s; `missing` caps 404s separately, so that random URLs evict no real page. */
  constructor({ bytes, missing }: { bytes: number; missing: number }) {
    const found = { entries: 2000, bytes, bytesOf, accepts: ({ status }: Response) => status === 200 };
    const notFound = { entries: missing, bytes, bytesOf, accepts: ({ status }: Response) => status === 404 };
    this.#cache = new ResourceCache(missing > 0 ? [found, notFound] : [found]);
  }

  /** Returns the cached response; its first hit starts a better compression for later ones. */
  find(key: string): Prepared | undefined {
    const entry = this.#cache.find(key);
    if (entry && !entry.value.isRefined) this.#refineLater(key, entry);
    return entry?.value;
  }

  #refineLater(key: string, entry: Entry<Response>) {
    entry.value.isRefined = true;
    // One after another, so that this occupies at most one core. After a failure the response stays as it is.
    this.#refining = this.#refining.then(() => this.#refine(key, entry)).catch(() => undefined);
  }

  async #refine(key: string, entry: Entry<Response>) {
    if (this.#cache.find(key) !== entry) return;
    const { status, identity } = entry.value;
    const smaller = await compress({ status, content: identity.bytes, headers: identity.headers }, best);
    this.#cache.replace(key, entry, { ...smaller, isRefined: true });
  }

  /** Waits until every response that was hit has its best compression. */
  settled(): Promise<void> {
    return this.#refining;
  }

  /** Returns the cached response, or renders it once for all concurrent callers. */
  async get(key: string, render: Render): Promise<Prepared> {
    const cached = this.find(key);
    if (cached) return cached;
    const { value } = await this.#cache.get(key, async (dependencies) => {
      const response = await compress(await render(dependencies), quick);
      // Only existing pages that are requested again are worth the effort.
      return { ...response, isRefined: response.status !== 200 };
    });
    return value;
  }

  size(): number {
    return this.#cache.size();
  }

  invalidate(resources: readonly string[]): void {
    this.#cache.invalidate(resources);
  }

  clear(): void {
    this.#cache.clear();
  }
}
