import { AnswerCache, changesChannel } from './answer-cache.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { openLive, type Live } from './live/live.ts';
import { Turns } from './http/turns.ts';
import { createLog, type Log } from './log.ts';
import { createMail, type Mailer } from './mail.ts';
import { openObjects, type Objects } from './objects.ts';
import { ReadCache } from './read-cache.ts';
import { createLimits, type Limits } from './rate-limits.ts';

/** What the server's rooms share: opened once at start, handed to every endpoint and job. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  jobs: Jobs;
  live: Live;
  mail: Mailer;
  limits: Limits;
  objects: Objects;
  /** Pages for callers without a session. */
  pageCache: AnswerCache;
  /** Answers of the endpoints that the contract calls shared. */
  answerCache: AnswerCache;
  readCache: ReadCache;
  /** For reads that no cache answers: of pages and of endpoints. */
  turns: Turns;
  /** Aborted once the process is about to end: from then on it is not ready. */
  closing: AbortController;
  now: () => Date;
};

/** Everything that is kept of what the shop shows. */
export type Caches = Pick<Services, 'readCache' | 'answerCache' | 'pageCache'>;

const megabyte = 1024 * 1024;

const openCaches = (): Caches => ({
  readCache: new ReadCache(),
  answerCache: new AnswerCache({ bytes: 16 * megabyte, missing: 0 }),
  pageCache: new AnswerCache({ bytes: 64 * megabyte, missing: 50 }),
});

/** Forgets everything that shows one of the resources; the reads first, for the others may be made from them. */
export function dropViews({ readCache, answerCache, pageCache }: Caches, resources: readonly string[]): void {
  for (const cache of [readCache, answerCache, pageCache]) cache.drop(resources);
}

/** Readies everything that works on an open database with the current schema; jobs do not run yet. */
export async function createServices(
  config: Config,
  database: Database,
  log: Log,
  now = () => new Date(),
): Promise<Services> {
  const caches = openCaches();
  await database.listen(
    changesChannel,
    (payload) => dropViews(caches, JSON.parse(payload)),
    // Nobody knows what was missed.
    () => Object.values(caches).forEach((cache) => cache.clear()),
  );
  const jobs = createJobs(database, log);
  return {
    config,
    log,
    database,
    jobs,
    live: await openLive(database, log, now),
    mail: createMail(config, database, jobs),
    limits: createLimits(database),
    objects: openObjects(config, database),
    ...caches,
    // Of the embedded database a second read would only wait for the first.
    turns: new Turns(database.engine === 'pglite' ? 1 : 2),
    closing: new AbortController(),
    now,
  };
}

/** Opens the database, brings its schema up to date and readies everything that works on it. */
export async function openServices(config: Config): Promise<Services> {
  const log = createLog();
  const database = await openDatabase(config, log);
  await migrate(database);
  return createServices(config, database, log);
}

/** Sends the live listeners away, finishes running jobs, then closes the database. */
export async function closeServices({ jobs, live, database }: Services): Promise<void> {
  await live.close();
  await jobs.stop();
  await database.close();
}
