import { prepare, toBrotli, toGzip, type Prepared } from './http/prepared.ts';

/** The channel on which every node hears which public resources a committed write has changed. */
export const changesChannel = 'changes';

/** What a render leaves behind: the page, and the resources whose change makes it stale. */
export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
  resources: ReadonlySet<string>;
  /** Seconds after which the page is rendered anew although nothing it read has changed. */
  freshForSeconds?: number;
};

/** A page ready to be sent. */
export type CachedPage = Prepared & { resources: ReadonlySet<string>; expiresAt: number };

const maxPages = 2000;
/** Not-found pages have a small room of their own, so that guessed addresses push no real page out. */
const maxMissing = 50;

/** A rendered page in every encoding, as small as each gets. `now` in milliseconds. */
async function preparePage(page: RenderedPage, now: number): Promise<CachedPage> {
  const content = Buffer.from(page.html);
  const [brotli, gzip] = await Promise.all([toBrotli(content, 11), toGzip(content, 9)]);
  return {
    ...prepare(page.status, content, { brotli, gzip }, page.headers),
    resources: page.resources,
    expiresAt: page.freshForSeconds ? now + page.freshForSeconds * 1000 : Infinity,
  };
}

/** Whole pages for callers without a session, kept in this process and dropped by the resources that they read. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private readonly missing = new Map<string, CachedPage>();
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private writes = 0;

  /** The page kept under the key, unless it has expired. `now` in milliseconds. */
  find(key: string, now: number): CachedPage | undefined {
    const page = this.pages.get(key) ?? this.missing.get(key);
    return page && page.expiresAt > now ? page : undefined;
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
