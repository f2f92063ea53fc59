import { PgBoss } from 'pg-boss';
import { retentionMs, generalRetention } from '#shared/retention.ts';
import type { Database } from './db/database.ts';
import { bossDatabase } from './jobs-database.ts';
import type { Log } from './log.ts';

export type JobOptions = {
  /** How often a failed job is retried, with pauses growing from some seconds to one hour; 5 by default. */
  retries?: number;
  /** How many jobs of this kind run at the same time; 10 by default. */
  batchSize?: number;
  /** A cron expression in Athens time that enqueues the job automatically, with empty data. */
  schedule?: string;
  /** How long one run may take, in minutes; 15 by default. */
  minutes?: number;
};

export type FailedJob = { name: string; id: string; error: string };

/** The queue of the jobs that failed finally. */
export const failedQueue = 'jobs.failed';

const firstPauseSeconds = 5;
const maxPauseSeconds = 3_600;
/** A job whose process died counts as failed after this silence, which is checked every `superviseSeconds`. */
const heartbeatSeconds = 30;
const superviseSeconds = 10;
const keepCompletedSeconds = retentionMs(generalRetention.sentMails) / 1_000;

/** The queues in the application's database; not yet started. */
export function createQueues(database: Database, log: Log): PgBoss {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // PGlite has no vacuum daemon, so pg-boss would warn constantly; reindexing needs a second connection.
    monitorVacuum: database.engine === 'postgres',
    reindex: database.engine === 'postgres',
  });
  boss.on('error', (error) => log.error('The job queue failed', { error }));
  boss.on('warning', ({ message, data }) => log.warn(message, { data }));
  return boss;
}

/** Gives every kind of job its queue and its schedule, and removes the schedules that no kind has any more. */
export async function putQueues(boss: PgBoss, kinds: ReadonlyMap<string, JobOptions>): Promise<void> {
  const stored = { deleteAfterSeconds: keepCompletedSeconds, heartbeatSeconds, notify: true };
  await putQueue(boss, failedQueue, stored);
  for (const [name, { retries, schedule, minutes }] of kinds) {
    if (name === failedQueue) continue;
    await putQueue(boss, name, {
      ...stored,
      retryLimit: retries ?? 5,
      retryDelay: firstPauseSeconds,
      retryBackoff: true,
      retryDelayMax: maxPauseSeconds,
      deadLetter: failedQueue,
      expireInSeconds: (minutes ?? 15) * 60,
    });
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Europe/Athens' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (!kinds.get(name)?.schedule) await boss.unschedule(name);
  }
}

async function putQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['createQueue']>[1]) {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // Lets pg-boss read the queue, which it keeps: a transaction that enqueues a job need not.
  await boss.insert(name, []);
}

/** The original job of an entry of the queue of failed jobs. */
export async function findFailedJob(boss: PgBoss, id: string): Promise<FailedJob> {
  const [job] = await boss.findJobs(failedQueue, { id });
  const { sourceName, sourceId, sourceOutput } = job ?? {};
  return {
    name: sourceName ?? 'unknown',
    id: sourceId ?? id,
    error: sourceOutput && 'message' in sourceOutput ? String(sourceOutput.message) : 'unknown',
  };
}
