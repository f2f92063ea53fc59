import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import type { Database } from './db/database.ts';
import { networkOf, networksOfSite, siteOf } from './network.ts';

/**
 * Each limit: `points` attempts within `seconds`, then a block of `blockSeconds` if that is longer. With
 * `maxDelaySeconds` no block follows, but a delay before each further attempt, which doubles up to this.
 */
const limits = {
  'sign-in-address': { points: 30, seconds: 300 },
  'sign-in-account': { points: 10, seconds: 300 },
  'admin-sign-in': { points: 5, seconds: 60, blockSeconds: 60 },
  /** For all addresses together that no administrator uses, and for a browser that one has used. */
  'admin-sign-in-strangers': { points: 30, seconds: 3600, maxDelaySeconds: 300 },
  /** The password asked again, per session. */
  'admin-confirm': { points: 5, seconds: 600 },
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
  /** One text from one address, so that nobody fills the list by repeating it. */
  'search-text': { points: 1, seconds: 3600 },
  booking: { points: 30, seconds: 3600 },
  contact: { points: 5, seconds: 600 },
  /** Messages in the name of one e-mail address, which is thanked for each of them. */
  'contact-email': { points: 5, seconds: 3600 },
  review: { points: 20, seconds: 3600 },
  /** Each answer changed next to the result computes the advice anew. */
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
} as const satisfies Record<string, Limit>;

type Limit = { points: number; seconds: number; blockSeconds?: number; maxDelaySeconds?: number };

/** Counts a key, the site of an address, and the delays between a key's attempts. */
type Limiter = { limit: Limit } & Record<'own' | 'site' | 'delay', RateLimiterPostgres>;

/** What clocks may differ by, in milliseconds. */
const maxClockErrorMs = 300_000;

export type LimitName = keyof typeof limits;

export const limitNames = Object.keys(limits) as LimitName[];

export type Limits = {
  /**
   * Spends one point of a key (an account, or an address, which counts by its network and its site) and returns the number
   * left, negative for an attempt after a delay; above the limit it refuses with TOO_MANY_REQUESTS, and with `fields`.
   */
  spend(name: LimitName, key: string, fields?: Record<string, string>): Promise<number>;
  /** Restores one spent point, because successful attempts do not count. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Spends one point without refusing: above the limit `left` is negative and `retryAfterSeconds` says for how long. */
  count(name: LimitName, key: string): Promise<{ left: number; retryAfterSeconds: number }>;
  /** Refuses with TOO_MANY_REQUESTS when no point is left, without spending one. */
  demand(name: LimitName, key: string): Promise<void>;
  /** Restores all points of a key. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** Refuses with the time until the next attempt. */
function refuseFor(retryAfterSeconds: number, fields?: Record<string, string>): never {
  const minutes = plural(Math.ceil(retryAfterSeconds / 60), 'λεπτό', 'λεπτά');
  const message = `Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε ${minutes}.`;
  refuse(generalRefusals, 'TOO_MANY_REQUESTS', { message, retryAfterSeconds, ...(fields && { fields }) });
}

/** Consumes one point; returns how many are left, or for how long there is none. */
async function consume(limiter: RateLimiterPostgres, id: string, customDuration?: number) {
  try {
    const options = customDuration === undefined ? {} : { customDuration };
    return { left: (await limiter.consume(id, 1, options)).remainingPoints, msBeforeNext: 0 };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { left: -1, msBeforeNext: Math.max(1, error.msBeforeNext) };
  }
}

const refused = (msBeforeNext: number) => ({
  left: -1,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});

/** Opens the rate limits; they are stored in the database, so that all nodes share them and they survive a restart. */
export function createLimits({ db }: Pick<Database, 'db'>): Limits {
  const client = {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const newLimiter = (keyPrefix: string, points: number, duration: number, blockDuration = 0) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      blockDuration,
    });
  const limiters = new Map<string, Limiter>(
    Object.entries<Limit>(limits).map(([name, limit]) => {
      const { points, seconds, blockSeconds, maxDelaySeconds } = limit;
      const counted = maxDelaySeconds ? Number.MAX_SAFE_INTEGER : points;
      return [
        name,
        {
          limit,
          own: newLimiter(name, counted, seconds, blockSeconds),
          site: newLimiter(`${name}/48`, points * networksOfSite, seconds, blockSeconds),
          delay: newLimiter(`${name}/delay`, 1, maxDelaySeconds ?? 0),
        },
      ];
    }),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit ${name}`);
    return limiter;
  };

  /** Forgets what a clock that was far ahead has written: it would refuse for as long as the clock was wrong. */
  async function forgot({ limit, own }: Limiter, id: string, msBeforeNext: number): Promise<boolean> {
    const seconds = Math.max(limit.seconds, limit.blockSeconds ?? 0);
    if (msBeforeNext <= seconds * 1_000 + maxClockErrorMs) return false;
    await own.delete(id);
    return true;
  }

  async function count(name: LimitName, key: string): Promise<{ left: number; retryAfterSeconds: number }> {
    const limiter = limiterOf(name);
    const { limit, own, site, delay } = limiter;
    const id = idOf(networkOf(key));
    const spent = await consume(own, id);
    if (spent.left < 0) {
      return (await forgot(limiter, id, spent.msBeforeNext)) ? count(name, key) : refused(spent.msBeforeNext);
    }
    const wide = siteOf(key);
    const ofSite = wide && (await consume(site, idOf(wide)));
    if (ofSite && ofSite.left < 0) return refused(ofSite.msBeforeNext);
    if (!limit.maxDelaySeconds) return { left: spent.left, retryAfterSeconds: 0 };
    const left = limit.points - (Number.MAX_SAFE_INTEGER - spent.left);
    if (left >= 0) return { left, retryAfterSeconds: 0 };
    const { msBeforeNext } = await consume(delay, id, Math.min(limit.maxDelaySeconds, 2 ** -left));
    if (msBeforeNext === 0) return { left, retryAfterSeconds: 0 };
    // Only an attempt that was let in lengthens the next delay.
    await own.reward(id);
    return refused(msBeforeNext);
  }

  return {
    count,
    async spend(name, key, fields) {
      const { left, retryAfterSeconds } = await count(name, key);
      if (retryAfterSeconds > 0) refuseFor(retryAfterSeconds, fields);
      return left;
    },
    async refund(name, key) {
      await limiterOf(name).own.reward(idOf(networkOf(key)));
      await refundSite(name, key);
    },
    async demand(name, key) {
      const limiter = limiterOf(name);
      const id = idOf(networkOf(key));
      const spent = await limiter.own.get(id);
      if (!spent || spent.remainingPoints > 0) return;
      if (await forgot(limiter, id, spent.msBeforeNext)) return;
      refuseFor(refused(spent.msBeforeNext).retryAfterSeconds);
    },
    async reset(name, key) {
      await limiterOf(name).own.delete(idOf(networkOf(key)));
      await refundSite(name, key);
    },
  };

  async function refundSite(name: LimitName, key: string): Promise<void> {
    const wide = siteOf(key);
    if (wide) await limiterOf(name).site.reward(idOf(wide));
  }
}

// The table stores no personal addresses, and a key of any length fits its column.
function idOf(counted: string): string {
  return createHash('sha256').update(counted).digest('base64url');
}

/** Deletes expired limits. */
export async function removeSpentLimits({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('expire', '<', String(now.getTime())).execute();
}
