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

/** Seconds before a failed job is tried again: the first time, and at most. */
export const retryPauses = { first: 5, most: 3_600 };
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

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

/**
 * Gives every kind of job its queue and its schedule, and removes the schedules that no kind has any more. What is stored already
 * is left alone: each queue would cost three statements at every start.
 */
export async function putQueues(boss: PgBoss, kinds: ReadonlyMap<string, JobOptions>): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  const put = async (name: string, settings: QueueSettings) => {
    const stored = queues.get(name);
    if (
      stored &&
      Object.entries(settings).every(([key, value]) => stored[key as keyof typeof stored] === value)
    )
      return;
    if (stored) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
    // Lets pg-boss read the queue, which it keeps: a transaction that enqueues a job need not.
    await boss.insert(name, []);
  };
  const common = { deleteAfterSeconds: keepCompletedSeconds, heartbeatSeconds, notify: true };
  await put(failedQueue, common);
  for (const [name, { retries, schedule, minutes }] of kinds) {
    if (name === failedQueue) continue;
    await put(name, {
      ...common,
      retryLimit: retries ?? 5,
      retryDelay: retryPauses.first,
      retryBackoff: true,
      retryDelayMax: retryPauses.most,
      deadLetter: failedQueue,
      expireInSeconds: (minutes ?? 15) * 60,
    });
    if (schedule && schedules.get(name) !== schedule)
      await boss.schedule(name, schedule, {}, { tz: 'Europe/Athens' });
  }
  for (const name of schedules.keys()) if (!kinds.get(name)?.schedule) await boss.unschedule(name);
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
