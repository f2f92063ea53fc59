import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Execute, EngineConnection } from './driver.ts';

/** Maximum number of prepared statements, each prepared at its third use: for rare ones it would cost more than it saves. */
const maxStatements = 300;
const worthIt = 3;
const maxSeen = 3_000;
/** PostgreSQL's error code when a schema change altered the columns of a prepared statement. */
const staleStatement = '0A000';
/** Its error code for the one that it ends of several that wait for each other. */
const deadlock = '40P01';
const maxTries = 5;
const pauseMs = 100;

/**
 * Sends queries to PostgreSQL and prepares frequent ones on its connections: they are parsed and planned once, which more
 * than halves their cost (docs/decisions/0018).
 */
export function statementsOfPostgres(
  client: pg.Client,
  statements: StatementNames,
): Pick<EngineConnection, 'execute' | 'begin'> {
  /** What begins a transaction, until it is sent with its first statement. */
  let beginning: string | undefined;

  async function send(text: string, values: readonly unknown[], name: string | undefined) {
    const query = { text, values: [...values], ...(name && { name }) };
    const { rows, command, rowCount } = await client.query<Record<string, unknown>>(query);
    return { rows, command, count: rowCount };
  }

  /** On a connection that pipelines its queries, a beginning that waits is not awaited before its first statement. */
  async function sendAfterBeginning(text: string, values: readonly unknown[], name: string | undefined) {
    const first = beginning;
    if (first === undefined) return send(text, values, name);
    beginning = undefined;
    const [, answer] = await Promise.all([send(first, [], statements.of(first)), send(text, values, name)]);
    return answer;
  }

  const attempt: Execute = async (text, values) => {
    const name = statements.of(text);
    try {
      return await sendAfterBeginning(text, values, name);
    } catch (error) {
      if (name && isStale(error)) statements.renewOnce(text, name);
      throw error;
    }
  };
  // In a transaction nothing but the whole of it can run again.
  const isAlone = () => client.getTransactionStatus() === outsideTransaction;
  return {
    execute: (text, values) => withRetries(() => attempt(text, values), isAlone),
    begin: async (text) => void (beginning = text),
  };
}

/** The status of a connection without a transaction; a failed statement leaves any other one aborted. */
const outsideTransaction = 'I';

const isStale = (error: unknown) => error instanceof pg.DatabaseError && error.code === staleStatement;
const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === deadlock;

/**
 * Runs again what the server rolled back through no fault of its own, if `canRunAgain`: a newer version of the shop that is
 * started beside this one may have altered the columns of a prepared statement, or have waited for it while it waited for that.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  canRunAgain: () => boolean = () => true,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isUndone = isStale(error) || isDeadlock(error);
      if (!isUndone || tries === maxTries || !canRunAgain()) throw error;
      await sleep(pauseMs * tries);
    }
  }
}

/** The names of prepared statements, the same on every connection of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new LRUCache<string, number>({ max: maxSeen });
  #renewed = 0;

  /** Returns the name of the prepared statement for a text; undefined when it is not prepared. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || this.#names.size >= maxStatements) return name;
    const times = (this.#seen.get(text) ?? 0) + 1;
    this.#seen.set(text, times);
    return times < worthIt ? undefined : this.renew(text);
  }

  /** Returns a new name in place of a stale one, which several connections may report. */
  renewOnce(text: string, stale: string): string {
    const current = this.#names.get(text);
    return current === undefined || current === stale ? this.renew(text) : current;
  }

  /** Returns a new name, under which the text is parsed again. */
  renew(text: string): string {
    this.#renewed += 1;
    const name = createHash('sha256').update(`${this.#renewed} ${text}`).digest('base64url').slice(0, 24);
    this.#names.set(text, name);
    return name;
  }
}
