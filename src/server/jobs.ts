import { fromKysely, type JobInsert } from 'pg-boss';
import type { Database, Transaction } from './db/database.ts';
import {
  createQueues,
  failedQueue,
  findFailedJob,
  putQueues,
  type FailedJob,
  type JobOptions,
} from './job-queues.ts';
import { createWorker, type JobHandler, type JobWorker, type ObserveJob } from './job-worker.ts';
import { dueQueues } from './jobs-database.ts';
import type { Log } from './log.ts';

/**
 * The data of each kind of job. A feature adds its own next to the handler:
 * `declare module '#server/jobs.ts' { interface JobData { 'orders.capture': { orderId: string } } }`
 */
export interface JobData {
  'jobs.failed': object;
}

export type JobName = keyof JobData & string;

export type EnqueueOptions = {
  /** The earliest start; the job runs within some two seconds after it. */
  startAfter?: Date;
  /** The same in seconds from now by the clock of the database, whatever the clock of this machine says. */
  delaySeconds?: number;
};

export type Jobs = ReturnType<typeof createJobs>;

/** The whole process must stop within ten seconds. */
const graceMs = 4_500;

/** Jobs are stored in the database, so each runs at least once even if every process dies. */
export function createJobs(database: Database, log: Log, observe: ObserveJob = () => {}) {
  const boss = createQueues(database, log);
  const kinds = new Map<string, JobOptions>();
  const workers = new Map<string, JobWorker>();
  let onFailed: ((job: FailedJob) => Promise<void>) | undefined;
  let prepared: Promise<void> | undefined;

  function define<Name extends JobName>(
    name: Name,
    options: JobOptions,
    handler: JobHandler<JobData[Name]>,
  ): void {
    if (prepared) throw new Error(`The job ${name} must be defined before jobs are started`);
    if (kinds.has(name)) throw new Error(`The job ${name} is defined twice`);
    kinds.set(name, options);
    workers.set(name, createWorker(boss, log, name, options, handler, observe));
  }

  /** Prepares the queues without running jobs; from then on jobs can be enqueued. */
  function prepare(): Promise<void> {
    prepared ??= boss.start().then(() => putQueues(boss, kinds));
    return prepared;
  }

  /** Inserts jobs through pg-boss, which reads no queue in the meantime: on PGlite that would wait for this transaction. */
  async function insert(trx: Transaction, name: string, all: JobInsert[]): Promise<void> {
    if (!prepared) throw new Error(`The job ${name} was enqueued before jobs were prepared`);
    if (!kinds.has(name)) throw new Error(`The job ${name} is not defined`);
    if (all.length > 0) await boss.insert(name, all, { db: fromKysely(trx.withoutPlugins()) });
  }

  define(failedQueue, {}, async (_data, { id }) => {
    const failed = await findFailedJob(boss, id);
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
      { startAfter, delaySeconds }: EnqueueOptions = {},
    ): Promise<void> {
      const wait =
        startAfter?.toISOString() ?? (delaySeconds === undefined ? undefined : `${delaySeconds} seconds`);
      await insert(trx, name, [{ data, ...(wait !== undefined && { startAfter: wait }) }]);
    },
    /**
     * Enqueues several jobs of a kind in one statement; they exist only if the transaction commits. Waiting jobs with the
     * highest priority run first; a job's priority may depend on its index and is 0 by default.
     */
    async enqueueAll<Name extends JobName>(
      trx: Transaction,
      name: Name,
      all: readonly JobData[Name][],
      priorityOf: (index: number) => number = () => 0,
    ): Promise<void> {
      await insert(
        trx,
        name,
        all.map((data, index) => ({ data, priority: priorityOf(index) })),
      );
    },
    /** Registers the handler for jobs that failed finally, after all retries or because they never finished. */
    whenFailed(handler: (job: FailedJob) => Promise<void>) {
      onFailed = handler;
    },
    /** Starts running jobs, each within about a second after the commit that enqueued it. */
    async start(): Promise<void> {
      await prepare();
      for (const { work } of workers.values()) await work();
    },
    /** Runs all due jobs and the jobs that they enqueue; returns the number of runs. For tests. */
    async drain(): Promise<number> {
      await prepare();
      let runs = 0;
      for (let before = -1; before !== runs;) {
        before = runs;
        const due = await dueQueues(database);
        for (const [name, { runDue }] of workers) if (due.has(name)) runs += await runDue();
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
