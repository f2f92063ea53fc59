import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from './db/database.ts';

export type NewJob = { data: object; priority?: number; startAfter?: Date; delaySeconds?: number };

/** pg-boss's channel for its schema `pgboss`, on which it announces the queues that have new jobs. */
const channel = sql`'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`;

/**
 * The jobs as rows; of one alone, as most are, only the data is JSON. Their ids are made here: for each that PGlite makes it
 * opens a file of random numbers.
 */
function rowsOf(jobs: readonly NewJob[]) {
  const [job] = jobs;
  if (!job || jobs.length > 1)
    return sql`select * from jsonb_to_recordset(${JSON.stringify(jobs.map((one) => ({ ...one, id: randomUUID() })))}::jsonb)
      as given (id uuid, data jsonb, priority integer, "startAfter" timestamptz, "delaySeconds" float8)`;
  const { data, priority, startAfter, delaySeconds } = job;
  return sql`values (${randomUUID()}::uuid, ${JSON.stringify(data)}::jsonb, ${priority}::integer, ${startAfter}::timestamptz,
    ${delaySeconds}::float8)`;
}

/**
 * Inserts jobs of one queue as `PgBoss.insert` does, with what its queue says of retries, in half of the time: that takes any
 * option of a job, of which the shop uses none but the priority and the start, and finds the table of the queue, which is the
 * common one (docs/decisions/0018). Jobs run in the order of their insertion, not of when their transactions began: of two that
 * waited for each other the later one may have begun first.
 */
export async function insertJobs(trx: Transaction, queue: string, jobs: readonly NewJob[]): Promise<void> {
  const { rows } = await sql`
    insert into pgboss.job_common (id, name, data, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select id, name, data, coalesce(priority, 0), starts, made, expire_seconds, deletion_seconds,
      starts + retention_seconds * interval '1 second', retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      dead_letter, heartbeat_seconds
    from pgboss.queue, (
      select id, data, priority, made, coalesce(start_after, made + coalesce(delay_seconds, 0) * interval '1 second') as starts
      from (${rowsOf(jobs)}) as given (id, data, priority, start_after, delay_seconds), (select clock_timestamp() as made) as clock
    ) as job
    where name = ${queue}
    returning case when start_after <= clock_timestamp() then pg_notify(${channel}, name) end`.execute(trx);
  if (rows.length < jobs.length) throw new Error(`The job ${queue} has no queue`);
}
