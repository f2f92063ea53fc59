import { prepare, toBrotli, toGzip, type Prepared } from './http/prepared.ts';

/** The channel on which every node hears which public resources a committed write has changed. */
export const changesChannel = 'changes';

/** What a render leaves behind: the page, and the resources whose change makes it stale. */
export type RenderedPage = {
  status: number;
  /** In UTF-8. */
  html: Buffer;
  headers: Record<string, string>;
  resources: ReadonlySet<string>;
  /** Seconds after which the page is rendered anew although nothing it read has changed. */
  freshForSeconds?: number;
};

/** A page ready to be sent; `isDraft` until its bodies are as small as they get. */
export type CachedPage = Prepared & { resources: ReadonlySet<string>; expiresAt: number; isDraft: boolean };

const maxPages = 2000;
/** Not-found pages have a small room of their own, so that guessed addresses push no real page out. */
const maxMissing = 50;

/** Brotli's best takes a tenth of a second, which nobody who waits for a page should pay, least of all for a wrong address. */
const quick = { brotli: 5, gzip: 6 };
const best = { brotli: 11, gzip: 9 };

async function compress(content: Buffer, effort: typeof quick) {
  const [brotli, gzip] = await Promise.all([toBrotli(content, effort.brotli), toGzip(content, effort.gzip)]);
  return { brotli, gzip };
}

/** A rendered page in every encoding. `now` in milliseconds. */
async function preparePage(page: RenderedPage, now: number): Promise<CachedPage> {
  return {
    ...prepare(page.status, page.html, await compress(page.html, quick), page.headers),
    resources: page.resources,
    expiresAt: page.freshForSeconds ? now + page.freshForSeconds * 1000 : Infinity,
    isDraft: page.status === 200,
  };
}

/** Whole pages for callers without a session, kept in this process and dropped by the resources that they read. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private readonly missing = new Map<string, CachedPage>();
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private refining = Promise.resolve();
  private writes = 0;

  /** The page kept under the key, unless it has expired; who asks a second time has it made smaller for those after. `now` in milliseconds. */
  find(key: string, now: number): CachedPage | undefined {
    const page = this.pages.get(key) ?? this.missing.get(key);
    if (!page || page.expiresAt <= now) return undefined;
    if (page.isDraft) this.refineLater(key, page);
    return page;
  }

  private refineLater(key: string, page: CachedPage) {
    page.isDraft = false;
    // One after another, so that at most one core is busy with it. What fails stays as it is.
    this.refining = this.refining.then(() => this.refine(key, page)).catch(() => undefined);
  }

  private async refine(key: string, page: CachedPage) {
    if (this.pages.get(key) !== page) return;
    const { status, identity } = page;
    const compressed = await compress(identity.bytes, best);
    if (this.pages.get(key) !== page) return;
    this.pages.set(key, { ...page, ...prepare(status, identity.bytes, compressed, identity.headers) });
  }

  /** Waits until every page that was asked for again is as small as it gets. */
  settled(): Promise<void> {
    return this.refining;
  }

  /** The kept page, or one render of it however many ask. A render that began before a write is sent but not kept. */
  async get(key: string, now: number, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const kept = this.find(key, now);
    if (kept) return kept;
    const running = this.rendering.get(key);
    if (running) return running;
    const promise = this.renderOnce(key, now, render).finally(() => {
      // After a drop another render of the same page may be under way.
      if (this.rendering.get(key) === promise) this.rendering.delete(key);
    });
    this.rendering.set(key, promise);
    return promise;
  }

  private async renderOnce(key: string, now: number, render: () => Promise<RenderedPage>) {
    const writesBefore = this.writes;
    const page = await preparePage(await render(), now);
    if (writesBefore === this.writes) this.keep(key, page);
    return page;
  }

  private keep(key: string, page: CachedPage) {
    if (page.status !== 200 && page.status !== 404) return;
    const [room, limit] = page.status === 200 ? [this.pages, maxPages] : [this.missing, maxMissing];
    room.delete(key);
    room.set(key, page);
    const oldest = room.keys().next().value;
    if (room.size > limit && oldest !== undefined) room.delete(oldest);
  }

  /** Drops every page that read one of the resources, and keeps no render now under way. */
  drop(resources: readonly string[]) {
    this.writes += 1;
    this.rendering.clear();
    for (const room of [this.pages, this.missing]) {
      for (const [key, page] of room) {
        if (resources.some((resource) => page.resources.has(resource))) room.delete(key);
      }
    }
  }

  /** Drops everything: after a lost connection to the database nobody knows what was missed. */
  clear() {
    this.writes += 1;
    this.rendering.clear();
    this.pages.clear();
    this.missing.clear();
  }
}
