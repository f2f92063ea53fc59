import { generalRefusals, refuse } from '#shared/errors.ts';
import { siteOf } from '../network.ts';

/** The users behind one shared address request some dozens of pages at the same moment, never more than this. */
const maxWaitingPerCaller = 100;
const maxWaiting = 1000;
const retryAfterSeconds = 2;

type Caller = { ip: string; sessionToken?: string; adminToken?: string };

/** The key of a caller's queue: the session, else the site of the address, which may have many networks. */
export const callerKey = ({ ip, sessionToken, adminToken }: Caller): string =>
  sessionToken ?? adminToken ?? siteOf(ip) ?? ip;

/** The longest pause after a long task. */
const maxPauseMs = 20;
/**
 * A task that takes longer, such as one that waits for a slow statement, lets the next one start; at most `maxSlow` at
 * once.
 */
const maxTurnMs = 25;
const maxSlow = 8;

/**
 * Runs tasks that need the one thread one after another. Waiting callers take turns, however many tasks each has. The event
 * loop runs between two tasks, so that a cached response waits for at most one of them; while a write is running, a pause as
 * long as the last task leaves it half of the time.
 */
export class FairQueue {
  /** The first entry has the next turn. */
  readonly #queues = new Map<string, (() => void)[]>();
  #isTaken = false;
  #waiting = 0;
  #slow = 0;
  #writes = 0;

  /**
   * Runs the task in the caller's turn; refuses it when the caller, or all callers together, have too many waiting tasks.
   */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#wait(caller);
    this.#isTaken = true;
    const began = performance.now();
    let isSlow = false;
    const slice = setTimeout(() => {
      if (this.#slow >= maxSlow) return;
      isSlow = true;
      this.#slow += 1;
      this.#passOn();
    }, maxTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(slice);
      if (isSlow) this.#slow -= 1;
      else this.#passOnAfter(performance.now() - began);
    }
  }

  /** Runs a write immediately; reads leave time for it. */
  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#writes += 1;
    try {
      return await work();
    } finally {
      this.#writes -= 1;
    }
  }

  /** The number of tasks that wait. */
  waiting(): number {
    return this.#waiting;
  }

  #wait(caller: string): Promise<void> {
    const queue = this.#queues.get(caller) ?? [];
    if (queue.length >= maxWaitingPerCaller)
      refuse(generalRefusals, 'TOO_MANY_REQUESTS', { retryAfterSeconds });
    if (this.#waiting >= maxWaiting) refuse(generalRefusals, 'UNAVAILABLE', { retryAfterSeconds });
    this.#waiting += 1;
    this.#queues.set(caller, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  #passOnAfter(tookMs: number): void {
    if (this.#writes > 0) setTimeout(() => this.#passOn(), Math.min(tookMs, maxPauseMs));
    else setImmediate(() => this.#passOn());
  }

  #passOn(): void {
    const [next] = this.#queues;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    const [caller, queue] = next;
    const begin = queue.shift();
    this.#waiting -= 1;
    // Inserted again, the caller is last in the order.
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    begin?.();
  }
}
