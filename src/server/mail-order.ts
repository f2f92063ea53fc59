import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from './db/database.ts';

type Addressed = { to: string };

/** The number of a job's e-mails, which grows as they are sent: pg-boss dates a job by the begin of its transaction. */
const numberOf = (job: string) => sql`coalesce((${sql.ref(`${job}.data`)} ->> 'number')::bigint, 0)`;

/** Takes the next numbers for jobs with e-mails. */
export async function takeNumbers(trx: Transaction, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('mail_numbers')::float8 as number from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ number }) => number);
}

/** More e-mails do not wait behind one: it may be that nobody reads that address. */
const maxBehind = 20;
/** More runs than a worker has at a time, whose end the queue does not know yet. */
const maxRuns = 100;

/**
 * Lets the e-mails to one address leave in the order in which they were sent, although jobs run side by side and are tried
 * again at different times. Returns a function that runs a job in its turn: behind its predecessors in this process, or as
 * part of the job that they wait in.
 */
export function mailOrder<Mail extends Addressed>({ db }: Pick<Database, 'db'>) {
  const tails = new Map<string, Promise<unknown>>();
  /** The last runs of this process that delivered all that they had. */
  const delivered = new LRUCache<string, true>({ max: maxRuns });
  /** When the last that did not began: the job's next run may be another process's. */
  const failed = new LRUCache<string, string>({ max: maxRuns });
  /** When those began that have not ended. */
  const running = new Map<string, string>();
  /** Jobs of this process that wait for their turn: a batch does not come in its order. */
  const pending = new Set<string>();
  /** Those of them that got more e-mails in the meantime. */
  const grown = new Set<string>();

  /** When a job's run began, and the latest unfinished job that was sent before it and has an e-mail to one of its addresses. */
  async function findEarlier(id: string, addresses: readonly string[]) {
    const { rows } = await sql<{ begin: string; earlier: string | null; isActive: boolean | null }>`
      select own.started_on::text as begin, before.id as earlier, before.state = 'active' as is_active
      from pgboss.job_common as own left join lateral (
        select earlier.id, earlier.state from pgboss.job_common as earlier
        where earlier.name = 'mail.send' and earlier.id <> own.id
          and earlier.state < 'completed' and (${numberOf('earlier')}, earlier.id) < (${numberOf('own')}, own.id)
          and earlier.id <> all(${[...delivered.keys()]}::uuid[])
          and exists (select from jsonb_array_elements(earlier.data -> 'mails') as mail where mail ->> 'to' = any(${addresses}::text[]))
        order by ${numberOf('earlier')} desc, earlier.id desc limit 1
      ) as before on true
      where own.id = ${id} and own.name = 'mail.send'`.execute(db);
    return rows[0];
  }

  /**
   * Puts e-mails behind those of a job that waits, here or for its next run, which is then tried as often as a new one; false if it
   * does not wait any more, or too many wait in it. The count of one that runs names its run: changed, its end would be that of
   * another run.
   */
  async function join(earlier: string, mails: readonly Mail[]): Promise<boolean> {
    const { rows } = await sql`
      update pgboss.job_common set data = data || jsonb_build_object('mails', data -> 'mails' || ${JSON.stringify(mails)}::jsonb),
        retry_count = case when state = 'active' then retry_count else 0 end
      where id = ${earlier} and name = 'mail.send' and jsonb_array_length(data -> 'mails') < ${maxBehind}
        and (state < 'active' or (state = 'active' and retry_count < retry_limit
          and (${pending.has(earlier)} or started_on::text = ${failed.get(earlier) ?? null})))
      returning id`.execute(db);
    if (rows.length > 0 && pending.has(earlier)) grown.add(earlier);
    return rows.length > 0;
  }

  async function readMails(id: string): Promise<readonly Mail[]> {
    const { rows } = await sql<{ mails: Mail[] }>`
      select data -> 'mails' as mails from pgboss.job_common where id = ${id} and name = 'mail.send'`.execute(
      db,
    );
    return rows[0]?.mails ?? [];
  }

  /** Sends what a job has; throws what stopped it if something is left, which its retry then finds. */
  async function runOne(id: string, given: readonly Mail[], deliver: Deliver<Mail>): Promise<void> {
    pending.delete(id);
    const mails = grown.delete(id) ? await readMails(id) : given;
    const found = await findEarlier(
      id,
      mails.map(({ to }) => to),
    );
    if (found) running.set(id, found.begin);
    if (found?.earlier && (await join(found.earlier, mails))) return;
    if (found?.isActive) throw new Error('An earlier e-mail to this address is on its way');
    const failures = await deliver(mails);
    const [failure] = failures;
    if (!failure) return;
    const left = failures.map(({ mail }) => mail);
    // A retry of the whole job would repeat the e-mails that were delivered.
    if (left.length < mails.length) {
      await sql`
        update pgboss.job_common set data = data || ${JSON.stringify({ mails: left })}::jsonb where id = ${id} and name = 'mail.send'`.execute(
        db,
      );
    }
    throw failure.error;
  }

  return async (id: string, mails: readonly Mail[], deliver: Deliver<Mail>): Promise<void> => {
    delivered.delete(id);
    failed.delete(id);
    pending.add(id);
    const addresses = [...new Set(mails.map(({ to }) => to))];
    const before = Promise.allSettled(addresses.map((to) => tails.get(to)));
    const run = before.then(() => runOne(id, mails, deliver));
    const end = run.then(
      () => delivered.set(id, true),
      () => failed.set(id, running.get(id)),
    );
    for (const to of addresses) tails.set(to, end);
    await end;
    running.delete(id);
    for (const to of addresses) if (tails.get(to) === end) tails.delete(to);
    await run;
  };
}

/** Delivers the e-mails of a job, with their number, one after the other; returns those that could not be delivered. */
export type Deliver<Mail> = (
  mails: readonly Mail[],
  number?: number,
) => Promise<{ mail: Mail; error: unknown }[]>;
