import { generalRefusals, refuse } from '../../shared/errors.ts';
import { networkOf } from '../network.ts';

/** An office behind one address asks for some dozens of pages at the same moment, never for more. */
const mostWaitingPerCaller = 100;
const mostWaiting = 1000;
const retryAfterSeconds = 2;

type Caller = { ip: string; sessionToken?: string; adminToken?: string };

/** As whom a caller waits for a turn: the session, else the network of the address. */
export const turnOf = ({ ip, sessionToken, adminToken }: Caller): string =>
  sessionToken ?? adminToken ?? networkOf(ip);

/** A long piece of work gives no longer pause than this. */
const longestPauseMs = 20;
/** Whoever waits for something else so long (a slow statement of the server's) lets the next begin; so many do at the most. */
const longestTurnMs = 25;
const mostSlow = 8;

/**
 * Lets work that takes the one thread run one piece after another. Callers that wait take turns, however much each of them asks
 * for. Between two pieces of work the event loop comes round, so that what is answered from a cache waits for one of them at
 * most; while somebody writes, a pause as long as the last piece leaves half the time to that.
 */
export class Turns {
  /** Whoever has the next turn comes first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #isTaken = false;
  #waiting = 0;
  #slow = 0;
  #writes = 0;

  /** Does the work when it is the caller's turn; refused where the caller, or all together, already wait for too much. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#wait(caller);
    this.#isTaken = true;
    const began = performance.now();
    let isSlow = false;
    const slice = setTimeout(() => {
      if (this.#slow >= mostSlow) return;
      isSlow = true;
      this.#slow += 1;
      this.#passOn();
    }, longestTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(slice);
      if (isSlow) this.#slow -= 1;
      else this.#passOnAfter(performance.now() - began);
    }
  }

  /** Does at once what changes something; those who read leave time for it. */
  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#writes += 1;
    try {
      return await work();
    } finally {
      this.#writes -= 1;
    }
  }

  #wait(caller: string): Promise<void> {
    const queue = this.#queues.get(caller) ?? [];
    if (queue.length >= mostWaitingPerCaller)
      refuse(generalRefusals, 'TOO_MANY_REQUESTS', { retryAfterSeconds });
    if (this.#waiting >= mostWaiting) refuse(generalRefusals, 'UNAVAILABLE', { retryAfterSeconds });
    this.#waiting += 1;
    this.#queues.set(caller, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  #passOnAfter(tookMs: number): void {
    if (this.#writes > 0) setTimeout(() => this.#passOn(), Math.min(tookMs, longestPauseMs));
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
    // Set again, the caller is the last in the round.
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    begin?.();
  }
}
