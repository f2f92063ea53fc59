import { prepare, toBrotli, toGzip, type Prepared } from './http/prepared.ts';

/** The channel on which every node hears which public resources a committed write has changed. */
export const changesChannel = 'changes';

/** What a render leaves behind: a page or an endpoint's answer, and the resources whose change makes it stale. */
export type Rendered = {
  status: number;
  /** In UTF-8. */
  content: Buffer;
  headers: Record<string, string>;
  resources: ReadonlySet<string>;
  /** Seconds after which it is rendered anew although nothing it read has changed; Infinity for never. */
  freshForSeconds: number;
};

/** An answer ready to be sent; `isDraft` until its bodies are as small as they get. */
type KeptAnswer = Prepared & { resources: ReadonlySet<string>; expiresAt: number; isDraft: boolean };

type Limits = { answers: number; bytes: number };

/** Brotli's best takes a tenth of a second, which nobody who waits for an answer should pay, least of all for a wrong address. */
const quick = { brotli: 5, gzip: 6 };
const best = { brotli: 11, gzip: 9 };

async function compress(content: Buffer, effort: typeof quick) {
  const [brotli, gzip] = await Promise.all([toBrotli(content, effort.brotli), toGzip(content, effort.gzip)]);
  return { brotli, gzip };
}

/** What was rendered in every encoding. `now` in milliseconds. */
async function prepareAnswer(rendered: Rendered, now: number): Promise<KeptAnswer> {
  const { status, content, headers, resources, freshForSeconds } = rendered;
  return {
    ...prepare(status, content, await compress(content, quick), headers),
    resources,
    expiresAt: now + freshForSeconds * 1000,
    isDraft: status === 200,
  };
}

const bytesOf = ({ identity, brotli, gzip }: Prepared) =>
  identity.bytes.length + brotli.bytes.length + gzip.bytes.length;

/** Answers by their keys, up to a number and an amount of bytes; the one kept longest makes room. */
class Room {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #limits: Limits;
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get(key: string) {
    return this.#answers.get(key);
  }

  set(key: string, answer: KeptAnswer) {
    this.#delete(key);
    this.#answers.set(key, answer);
    this.#bytes += bytesOf(answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#limits.answers && this.#bytes <= this.#limits.bytes) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string) {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= bytesOf(answer);
  }

  drop(isStale: (answer: KeptAnswer) => boolean) {
    for (const [key, answer] of this.#answers) if (isStale(answer)) this.#delete(key);
  }
}

/** Whole answers that many may have, kept in this process and dropped by the resources that they read. */
export class AnswerCache {
  readonly #found: Room;
  readonly #missing: Room;
  readonly #rendering = new Map<string, Promise<KeptAnswer>>();
  #refining = Promise.resolve();
  #writes = 0;

  /** `bytes` caps the 200s; `missing` caps the 404s separately, so that random addresses evict no real page. */
  constructor({ bytes, missing }: { bytes: number; missing: number }) {
    this.#found = new Room({ answers: 2000, bytes });
    this.#missing = new Room({ answers: missing, bytes });
  }

  /**
   * The answer kept under the key, unless it has expired; who asks a second time has it made smaller for those after.
   * `now` in milliseconds.
   */
  find(key: string, now: number): Prepared | undefined {
    const answer = this.#found.get(key) ?? this.#missing.get(key);
    if (!answer || answer.expiresAt <= now) return undefined;
    if (answer.isDraft) this.#refineLater(key, answer);
    return answer;
  }

  #refineLater(key: string, answer: KeptAnswer) {
    answer.isDraft = false;
    // One after another, so that at most one core is busy with it. What fails stays as it is.
    this.#refining = this.#refining.then(() => this.#refine(key, answer)).catch(() => undefined);
  }

  async #refine(key: string, answer: KeptAnswer) {
    if (this.#found.get(key) !== answer) return;
    const { status, identity } = answer;
    const compressed = await compress(identity.bytes, best);
    if (this.#found.get(key) !== answer) return;
    this.#found.set(key, { ...answer, ...prepare(status, identity.bytes, compressed, identity.headers) });
  }

  /** Waits until every answer that was asked for again is as small as it gets. */
  settled(): Promise<void> {
    return this.#refining;
  }

  /** The kept answer, or one render of it however many ask. A render that began before a write is sent but not kept. */
  async get(key: string, now: number, render: () => Promise<Rendered>): Promise<Prepared> {
    const kept = this.find(key, now);
    if (kept) return kept;
    const running = this.#rendering.get(key);
    if (running) return running;
    const promise = this.#renderOnce(key, now, render).finally(() => {
      // After a drop another render of the same answer may be under way.
      if (this.#rendering.get(key) === promise) this.#rendering.delete(key);
    });
    this.#rendering.set(key, promise);
    return promise;
  }

  async #renderOnce(key: string, now: number, render: () => Promise<Rendered>) {
    const writesBefore = this.#writes;
    const answer = await prepareAnswer(await render(), now);
    if (writesBefore === this.#writes) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: KeptAnswer) {
    if (answer.status === 200) this.#found.set(key, answer);
    if (answer.status === 404) this.#missing.set(key, answer);
  }

  /** Drops every answer that read one of the resources, and keeps no render now under way. */
  drop(resources: readonly string[]) {
    this.#forget((answer) => resources.some((resource) => answer.resources.has(resource)));
  }

  /** Drops everything: after a lost connection to the database nobody knows what was missed. */
  clear() {
    this.#forget(() => true);
  }

  #forget(isStale: (answer: KeptAnswer) => boolean) {
    this.#writes += 1;
    this.#rendering.clear();
    for (const room of [this.#found, this.#missing]) room.drop(isStale);
  }
}
