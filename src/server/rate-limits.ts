import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Limit, LimitName, Table } from '#shared/feature.ts';
import { plural } from '#shared/greek.ts';
import type { Database } from './db/database.ts';
import { networkOf, networksOfSite, siteOf } from './network.ts';

/** Counts a key, the site of an address, and the delays between a key's attempts. */
type Limiter = { limit: Limit } & Record<'own' | 'site' | 'delay', RateLimiterPostgres>;

/** What clocks may differ by, in milliseconds. */
const maxClockErrorMs = 300_000;

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
  requireLeft(name: LimitName, key: string): Promise<void>;
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
export function createLimits({ db }: Pick<Database, 'db'>, limits: Table<'limits'>): Limits {
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
    async requireLeft(name, key) {
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
