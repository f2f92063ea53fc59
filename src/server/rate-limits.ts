import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { generalRefusals, refuse } from '../shared/errors.ts';
import { plural } from '../shared/greek.ts';
import type { Database } from './db/database.ts';
import { networkOf } from './network.ts';

/** Each limit: `points` attempts within `seconds`, then a block of `blockSeconds` if that is longer. */
const limits = {
  'sign-in-address': { points: 30, seconds: 300 },
  'sign-in-account': { points: 10, seconds: 300 },
  'admin-sign-in': { points: 5, seconds: 60, blockSeconds: 60 },
  /** For all addresses together that no administrator uses; what they have guessed wrong, they wait for. */
  'admin-sign-in-strangers': { points: 30, seconds: 3600, blockSeconds: 600 },
  /** Per address, and per administrator session. */
  'admin-second-step': { points: 10, seconds: 3600 },
  /** For all addresses together that no administrator uses: without it, many machines could guess a code. */
  'admin-second-step-strangers': { points: 50, seconds: 3600 },
  registration: { points: 10, seconds: 3600 },
  'password-reset': { points: 5, seconds: 3600 },
  /** Per account and per new address. */
  'email-change': { points: 5, seconds: 3600 },
  'password-reset-use': { points: 5, seconds: 3600 },
  /** Visitors' requests to be told of a product, per address and per e-mail. */
  restock: { points: 6, seconds: 3600 },
  'restock-link': { points: 60, seconds: 3600 },
  /** Searches that are counted for the office's list, per address. */
  'search-outcome': { points: 120, seconds: 600 },
  booking: { points: 30, seconds: 3600 },
  contact: { points: 5, seconds: 600 },
  review: { points: 20, seconds: 3600 },
  /** Each answer changed beside the result computes the advice anew. */
  advice: { points: 200, seconds: 600 },
  'advice-link': { points: 20, seconds: 3600 },
  /** New conversations, per address. */
  'chat-open': { points: 60, seconds: 3600 },
  /** Messages, per address and per conversation. */
  'chat-address': { points: 120, seconds: 60 },
  'chat-conversation': { points: 30, seconds: 60 },
  'chat-typing': { points: 60, seconds: 60 },
  'chat-email': { points: 5, seconds: 3600 },
  withdrawal: { points: 5, seconds: 3600 },
  'withdrawal-link': { points: 60, seconds: 3600 },
  /** Orders that wait for their payment on the provider's page, per customer. */
  'card-order': { points: 10, seconds: 3600 },
  /** Own orders cancelled, per customer. */
  'order-cancel': { points: 10, seconds: 3600 },
  /** Questions to the payment provider about waiting orders, per customer. */
  'card-check': { points: 60, seconds: 600 },
  'declined-card': { points: 8, seconds: 3600 },
} as const;

/** What clocks may differ by, in milliseconds. */
const mostClockErrorMs = 300_000;

export type LimitName = keyof typeof limits;

export const limitNames = Object.keys(limits) as LimitName[];

export type Limits = {
  /**
   * Spends one point of a key (an account, or an address, which counts by its network) and returns the number left; above
   * the limit it refuses with TOO_MANY_REQUESTS.
   */
  spend(name: LimitName, key: string): Promise<number>;
  /** Restores one spent point, because successful attempts do not count. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Spends one point without refusing: `left` is -1 above the limit, and `retryAfterSeconds` then says for how long. */
  count(name: LimitName, key: string): Promise<{ left: number; retryAfterSeconds: number }>;
  /** Refuses with TOO_MANY_REQUESTS when no point is left, without spending one. */
  demand(name: LimitName, key: string): Promise<void>;
  /** Restores all points of a key. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** Refuses with the time until the next attempt. */
function refuseFor(retryAfterSeconds: number): never {
  const minutes = plural(Math.ceil(retryAfterSeconds / 60), 'λεπτό', 'λεπτά');
  const message = `Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε ${minutes}.`;
  refuse(generalRefusals, 'TOO_MANY_REQUESTS', { message, retryAfterSeconds });
}

/** Opens the rate limits; they are stored in the database, so that all nodes share them and they survive a restart. */
export function createLimits({ db }: Pick<Database, 'db'>): Limits {
  const client = {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        blockDuration: 'blockSeconds' in limit ? limit.blockSeconds : 0,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit ${name}`);
    return limiter;
  };

  /** Forgets what a clock that was far ahead has written: it would refuse for as long as the clock was wrong. */
  async function forgot(name: LimitName, key: string, msBeforeNext: number): Promise<boolean> {
    const limit = limits[name];
    const seconds = 'blockSeconds' in limit ? Math.max(limit.seconds, limit.blockSeconds) : limit.seconds;
    if (msBeforeNext <= seconds * 1_000 + mostClockErrorMs) return false;
    await limiterOf(name).delete(keyOf(key));
    return true;
  }

  async function count(name: LimitName, key: string) {
    try {
      const spent = await limiterOf(name).consume(keyOf(key));
      return { left: spent.remainingPoints, retryAfterSeconds: 0 };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (await forgot(name, key, error.msBeforeNext)) return count(name, key);
      return { left: -1, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
    }
  }

  return {
    count,
    async spend(name, key) {
      const { left, retryAfterSeconds } = await count(name, key);
      if (left < 0) refuseFor(retryAfterSeconds);
      return left;
    },
    async refund(name, key) {
      await limiterOf(name).reward(keyOf(key));
    },
    async demand(name, key) {
      const spent = await limiterOf(name).get(keyOf(key));
      if (!spent || spent.remainingPoints > 0) return;
      if (await forgot(name, key, spent.msBeforeNext)) return;
      const retryAfterSeconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
      refuseFor(retryAfterSeconds);
    },
    async reset(name, key) {
      await limiterOf(name).delete(keyOf(key));
    },
  };
}

// The table stores no personal addresses, and a key of any length fits its column.
function keyOf(key: string): string {
  return createHash('sha256').update(networkOf(key)).digest('base64url');
}

/** Deletes expired limits. */
export async function removeSpentLimits({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('expire', '<', String(now.getTime())).execute();
}
