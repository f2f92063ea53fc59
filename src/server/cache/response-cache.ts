import { prepare, toBrotli, toGzip, type Prepared } from '../http/prepared.ts';
import type { Dependencies } from './dependencies.ts';
import { ResourceCache, type Entry } from './resource-cache.ts';

/** A response as it was rendered: a page or an endpoint's answer. */
export type Rendered = {
  status: number;
  /** In UTF-8. */
  content: Buffer;
  headers: Record<string, string>;
};

/** Notes what it reads in the dependencies. */
export type Render = (dependencies: Dependencies) => Promise<Rendered>;

/** Brotli's best takes a tenth of a second, which nobody who waits for an answer should pay, least of all for a wrong address. */
const quick = { brotli: 5, gzip: 6 };
const best = { brotli: 11, gzip: 9 };

async function compress({ status, content, headers }: Rendered, effort: typeof quick): Promise<Prepared> {
  const [brotli, gzip] = await Promise.all([toBrotli(content, effort.brotli), toGzip(content, effort.gzip)]);
  return prepare(status, content, { brotli, gzip }, headers);
}

/** `isRefined` once its bodies are as small as they get, or are on the way there. */
type Response = Prepared & { isRefined: boolean };

const bytesOf = ({ identity, brotli, gzip }: Response) =>
  identity.bytes.length + brotli.bytes.length + gzip.bytes.length;

/** Whole responses that many may have, ready to be sent in every encoding. */
export class ResponseCache {
  readonly #cache: ResourceCache<Response>;
  #refining = Promise.resolve();

  /** `bytes` bounds the 200s; `missing` bounds the 404s separately, so that random addresses evict no real page. */
  constructor({ bytes, missing }: { bytes: number; missing: number }) {
    const found = { entries: 2000, bytes, bytesOf, accepts: ({ status }: Response) => status === 200 };
    const notFound = { entries: missing, bytes, bytesOf, accepts: ({ status }: Response) => status === 404 };
    this.#cache = new ResourceCache(missing > 0 ? [found, notFound] : [found]);
  }

  /** The cached response; at its first hit it is made smaller for those after. */
  find(key: string): Prepared | undefined {
    const entry = this.#cache.find(key);
    if (entry && !entry.value.isRefined) this.#refineLater(key, entry);
    return entry?.value;
  }

  #refineLater(key: string, entry: Entry<Response>) {
    entry.value.isRefined = true;
    // One after another, so that at most one core is busy with it. What fails stays as it is.
    this.#refining = this.#refining.then(() => this.#refine(key, entry)).catch(() => undefined);
  }

  async #refine(key: string, entry: Entry<Response>) {
    if (this.#cache.find(key) !== entry) return;
    const { status, identity } = entry.value;
    const smaller = await compress({ status, content: identity.bytes, headers: identity.headers }, best);
    this.#cache.replace(key, entry, { ...smaller, isRefined: true });
  }

  /** Waits until every response that was hit is as small as it gets. */
  settled(): Promise<void> {
    return this.#refining;
  }

  /** The cached response, or one render of it however many ask. */
  async get(key: string, render: Render): Promise<Prepared> {
    const cached = this.find(key);
    if (cached) return cached;
    const { value } = await this.#cache.get(key, async (dependencies) => {
      const response = await compress(await render(dependencies), quick);
      // Only what is asked for again and exists is worth the effort.
      return { ...response, isRefined: response.status !== 200 };
    });
    return value;
  }

  invalidate(resources: readonly string[]): void {
    this.#cache.invalidate(resources);
  }

  clear(): void {
    this.#cache.clear();
  }
}
