import { LRUCache } from 'lru-cache';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { JobOptions } from './job-queues.ts';
import type { Log } from './log.ts';

/** What a handler gets besides the job's data. */
export type RunningJob = { id: string; attempt: number; signal: AbortSignal };

export type JobHandler<Data> = (data: Data, job: RunningJob) => Promise<void>;

/** Called with each run and its duration in seconds. */
export type ObserveJob = (name: string, outcome: 'completed' | 'failed', seconds: number) => void;

export type JobWorker = {
  /** Runs the jobs from now on. */
  work: () => Promise<void>;
  /** Runs one batch of due jobs; returns the number of runs. */
  runDue: () => Promise<number>;
};

/** How many runs a worker remembers. */
const maxRemembered = 1_000;

/** Runs the jobs of one queue, a batch at a time; a handler that throws fails its job only. */
export function createWorker<Data extends object>(
  boss: PgBoss,
  log: Log,
  name: string,
  { batchSize = 10 }: Pick<JobOptions, 'batchSize'>,
  handler: JobHandler<Data>,
  observe: ObserveJob,
): JobWorker {
  async function run(job: Job<Data>): Promise<JobResult> {
    const attempt = job.retryCount + 1;
    const signal = job.signal ?? new AbortController().signal;
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1_000;
    try {
      await handler(job.data, { id: job.id, attempt, signal });
      observe(name, 'completed', seconds());
      return { id: job.id, status: 'completed' };
    } catch (error) {
      observe(name, 'failed', seconds());
      log.warn('A job failed', { job: name, jobId: job.id, attempt, error });
      const message = error instanceof Error ? error.message : String(error);
      return { id: job.id, status: 'failed', output: { message } };
    }
  }

  /**
   * When the clock of the database jumps forward, a running job counts as dead and is given out again, here while it still
   * runs or has just succeeded: it then is that run, not another one.
   */
  const runs = new LRUCache<string, Promise<JobResult>>({ max: maxRemembered });

  async function runOnce(job: Job<Data>): Promise<JobResult> {
    const running = runs.get(job.id) ?? run(job);
    runs.set(job.id, running);
    const result = await running;
    if (result.status === 'failed') runs.delete(job.id);
    return result;
  }

  return {
    async work() {
      const settings = {
        batchSize,
        perJobResults: true,
        burstWhenBatchFull: batchSize > 1,
        // Delayed jobs are announced too (`jobs-database.ts`), so that each queue need not be asked for by itself.
        notifyPollingIntervalSeconds: 300,
      } as const;
      await boss.work<Data, void, typeof settings>(name, settings, (jobs) => Promise.all(jobs.map(runOnce)));
    },
    async runDue() {
      const jobs = await boss.fetch<Data>(name, { batchSize });
      await Promise.all(
        jobs.map(async (job) => {
          const { status, output } = await runOnce(job);
          if (status === 'completed') await boss.complete(name, job);
          else await boss.fail(name, job, output);
        }),
      );
      return jobs.length;
    },
  };
}
