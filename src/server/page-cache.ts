import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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

type Body = { bytes: Buffer; headers: Record<string, string> };

/** A page ready to be sent: one body an encoding, all headers computed. */
export type CachedPage = {
  status: number;
  etag: string;
  brotli: Body;
  gzip: Body;
  identity: Body;
  resources: ReadonlySet<string>;
  expiresAt: number;
};

const maxPages = 2000;
/** Not-found pages have a small room of their own, so that guessed addresses push no real page out. */
const maxMissing = 50;

/** A rendered page in every encoding that it can be asked for. `quality` is brotli's, 0 to 11. */
export async function preparePage(page: RenderedPage, quality: number, now: number): Promise<CachedPage> {
  const raw = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    compressBrotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    compressGzip(raw, { level: quality > 5 ? 9 : 6 }),
  ]);
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  const body = (bytes: Buffer, encoding?: string): Body => ({
    bytes,
    headers: {
      ...page.headers,
      ETag: etag,
      'Content-Length': String(bytes.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  });
  return {
    status: page.status,
    etag,
    brotli: body(br, 'br'),
    gzip: body(gz, 'gzip'),
    identity: body(raw),
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
    const promise = this.renderOnce(key, now, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, promise);
    return promise;
  }

  private async renderOnce(key: string, now: number, render: () => Promise<RenderedPage>) {
    const writesBefore = this.writes;
    const page = await preparePage(await render(), 11, now);
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
