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

/**
 * Lets work that takes the one thread run so many at a time. Callers that wait take turns, however much each of them asks for.
 * Between two pieces of work the event loop comes round, so that what is answered from a cache waits for one of them at most;
 * while somebody writes, a pause as long as the last piece leaves half the time to that.
 */
export class Turns {
  readonly #atOnce: number;
  /** Whoever has the next turn comes first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;
  #writes = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Does the work when it is the caller's turn; refused where the caller, or all together, already wait for too much. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(caller);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - began;
      if (this.#writes > 0) setTimeout(() => this.#passOn(), Math.min(took, longestPauseMs));
      else setImmediate(() => this.#passOn());
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

  #passOn(): void {
    const [next] = this.#queues;
    if (!next) {
      this.#running -= 1;
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
