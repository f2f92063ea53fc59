import { fromKysely, PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import { keptMs, retention } from '../shared/retention.ts';
import type { Database, Transaction } from './db/database.ts';
import { bossDatabase } from './jobs-database.ts';
import type { Log } from './log.ts';

/**
 * The data of each kind of job. A feature adds its own beside the handler:
 * `declare module '../../../server/jobs.ts' { interface JobData { 'orders.capture': { orderId: string } } }`
 */
export interface JobData {
  'jobs.failed': object;
}

export type JobName = keyof JobData & string;

export type JobOptions = {
  /** How often a failed job is retried, with pauses growing from some seconds to one hour; 5 by default. */
  retries?: number;
  /** How many jobs of this kind run at the same time; 10 by default. */
  batchSize?: number;
  /** A cron expression in Athens time that enqueues the job automatically, with empty data. */
  schedule?: string;
};

export type EnqueueOptions = {
  /** The earliest start; the job runs within about ten seconds after it. */
  startAfter?: Date;
};

/** What a handler gets besides the job's data. */
export type RunningJob = { id: string; attempt: number; signal: AbortSignal };

export type FailedJob = { name: string; id: string; error: string };

type Handler<Data> = (data: Data, job: RunningJob) => Promise<void>;
type Definition = { options: JobOptions; work: () => Promise<void>; runDue: () => Promise<number> };

export type Jobs = ReturnType<typeof createJobs>;

const firstPauseSeconds = 5;
const longestPauseSeconds = 3_600;
/** A job whose process died counts as failed after this silence, which is checked every `superviseSeconds`. */
const heartbeatSeconds = 30;
const superviseSeconds = 10;
const keepCompletedSeconds = keptMs(retention.sentMails) / 1_000;
/** The whole process must stop within ten seconds. */
const graceMs = 4_500;

/** Jobs are stored in the database, so each runs at least once even if every process dies. */
export function createJobs(database: Database, log: Log) {
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

  const definitions = new Map<string, Definition>();
  let onFailed: ((job: FailedJob) => Promise<void>) | undefined;
  let prepared: Promise<void> | undefined;

  function define<Name extends JobName>(name: Name, options: JobOptions, handler: Handler<JobData[Name]>) {
    if (prepared) throw new Error(`The job ${name} must be defined before jobs are started`);
    if (definitions.has(name)) throw new Error(`The job ${name} is defined twice`);
    const batchSize = options.batchSize ?? 10;

    async function run(job: JobWithMetadata<JobData[Name]>): Promise<JobResult> {
      const attempt = job.retryCount + 1;
      const signal = job.signal ?? new AbortController().signal;
      try {
        await handler(job.data, { id: job.id, attempt, signal });
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn('A job failed', { job: name, jobId: job.id, attempt, error });
        const message = error instanceof Error ? error.message : String(error);
        return { id: job.id, status: 'failed', output: { message } };
      }
    }

    definitions.set(name, {
      options,
      async work() {
        const settings = {
          batchSize,
          includeMetadata: true,
          perJobResults: true,
          burstWhenBatchFull: batchSize > 1,
          notifyPollingIntervalSeconds: 10,
        } as const;
        await boss.work<JobData[Name], void, typeof settings>(name, settings, (jobs) =>
          Promise.all(jobs.map(run)),
        );
      },
      async runDue() {
        const jobs = await boss.fetch<JobData[Name]>(name, { batchSize, includeMetadata: true });
        await Promise.all(
          jobs.map(async (job) => {
            const { status, output } = await run(job);
            if (status === 'completed') await boss.complete(name, job);
            else await boss.fail(name, job, output);
          }),
        );
        return jobs.length;
      },
    });
  }

  async function prepareOnce() {
    await boss.start();
    const kept = { deleteAfterSeconds: keepCompletedSeconds, heartbeatSeconds };
    // The database itself moves jobs here without a notification, so without `notify` this queue is polled often.
    await putQueue('jobs.failed', kept);
    for (const [name, { options }] of definitions) {
      if (name === 'jobs.failed') continue;
      await putQueue(name, {
        ...kept,
        notify: true,
        retryLimit: options.retries ?? 5,
        retryDelay: firstPauseSeconds,
        retryBackoff: true,
        retryDelayMax: longestPauseSeconds,
        deadLetter: 'jobs.failed',
      });
      if (options.schedule) await boss.schedule(name, options.schedule, {}, { tz: 'Europe/Athens' });
    }
    for (const { name } of await boss.getSchedules()) {
      if (!definitions.get(name)?.options.schedule) await boss.unschedule(name);
    }
  }

  async function putQueue(name: string, settings: Parameters<typeof boss.createQueue>[1]) {
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
    // Loads the queue into pg-boss's memory: looking it up later, inside a transaction, hangs on PGlite.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }

  /** Prepares the queues without running jobs; from then on jobs can be enqueued. */
  function prepare(): Promise<void> {
    prepared ??= prepareOnce();
    return prepared;
  }

  define('jobs.failed', {}, async (_data, { id }) => {
    const [job] = await boss.findJobs('jobs.failed', { id });
    const { sourceName, sourceId, sourceOutput } = job ?? {};
    const failed = {
      name: sourceName ?? 'unknown',
      id: sourceId ?? id,
      error: sourceOutput && 'message' in sourceOutput ? String(sourceOutput.message) : 'unknown',
    };
    log.error('A job failed for good', { job: failed.name, jobId: failed.id });
    await onFailed?.(failed);
  });

  return {
    /** Registers the handler of a kind of job, before `prepare` or `start`. The handler may run twice for one job. */
    define,
    prepare,
    /** Enqueues a job, which exists only if the transaction commits. */
    async enqueue<Name extends JobName>(
      trx: Transaction,
      name: Name,
      data: JobData[Name],
      options: EnqueueOptions = {},
    ): Promise<void> {
      if (!prepared) throw new Error(`The job ${name} was enqueued before jobs were prepared`);
      await boss.send(name, data, { ...options, db: fromKysely(trx.withoutPlugins()) });
    },
    /**
     * Enqueues several jobs of a kind in one statement; they exist only if the transaction commits. Waiting jobs with the
     * highest priority run first; a job's priority may depend on its index and is 0 by default.
     */
    async enqueueAll<Name extends JobName>(
      trx: Transaction,
      name: Name,
      all: readonly JobData[Name][],
      priorityOf: (place: number) => number = () => 0,
    ): Promise<void> {
      if (!prepared) throw new Error(`The job ${name} was enqueued before jobs were prepared`);
      if (all.length === 0) return;
      const jobs = all.map((data, place) => ({ data, priority: priorityOf(place) }));
      await boss.insert(name, jobs, { db: fromKysely(trx.withoutPlugins()) });
    },
    /** Registers the handler for jobs that failed finally, after all retries or because they never finished. */
    whenFailed(handler: (job: FailedJob) => Promise<void>) {
      onFailed = handler;
    },
    /** Starts running jobs, each within about a second after the commit that enqueued it. */
    async start(): Promise<void> {
      await prepare();
      for (const { work } of definitions.values()) await work();
    },
    /** Runs all due jobs and the jobs that they enqueue; returns the number of runs. For tests. */
    async drain(): Promise<number> {
      await prepare();
      let runs = 0;
      for (let before = -1; before !== runs;) {
        before = runs;
        for (const { runDue } of definitions.values()) runs += await runDue();
      }
      return runs;
    },
    /** Takes no more jobs and waits for the running ones; the database stays open. */
    async stop(): Promise<void> {
      await prepared;
      await boss.stop({ graceful: true, close: false, timeout: graceMs });
    },
  };
}
