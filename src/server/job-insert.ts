import { sql } from 'kysely';
import type { Transaction } from './db/database.ts';

export type NewJob = { data: object; priority?: number; startAfter?: Date; delaySeconds?: number };

/** pg-boss's channel for its schema `pgboss`, on which it announces the queues that have new jobs. */
const channel = sql`'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`;

/**
 * Inserts jobs of one queue as `PgBoss.insert` does, with what its queue says of retries, in half of the time: that takes any
 * option of a job, of which the shop uses none but the priority and the start (docs/decisions/0018).
 */
export async function insertJobs(trx: Transaction, queue: string, jobs: readonly NewJob[]): Promise<void> {
  const { rows } = await sql`
    insert into pgboss.job (name, data, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, data, priority, starts, now(), expire_seconds, deletion_seconds, starts + retention_seconds * interval '1 second',
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    from pgboss.queue, (
      select data, coalesce(priority, 0) as priority,
        coalesce("startAfter", now() + coalesce("delaySeconds", 0) * interval '1 second') as starts
      from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job
        (data jsonb, priority integer, "startAfter" timestamptz, "delaySeconds" float8)
    ) as job
    where name = ${queue}
    returning case when start_after <= now() then pg_notify(${channel}, name) end`.execute(trx);
  if (rows.length < jobs.length) throw new Error(`The job ${queue} has no queue`);
}
