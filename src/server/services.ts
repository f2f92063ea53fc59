import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { openLive, type Live } from './live/live.ts';
import { createLog, type Log } from './log.ts';
import { createMail, type Mailer } from './mail.ts';
import { openObjects, type Objects } from './objects.ts';
import { changesChannel, PageCache } from './page-cache.ts';
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
  pageCache: PageCache;
  readCache: ReadCache;
  now: () => Date;
};

type Caches = Pick<Services, 'pageCache' | 'readCache'>;

/** Forgets everything that shows one of the resources; the reads first, for a page may be drawn from them. */
export function dropViews({ pageCache, readCache }: Caches, resources: readonly string[]): void {
  readCache.drop(resources);
  pageCache.drop(resources);
}

/** Readies everything that works on an open database with the current schema; jobs do not run yet. */
export async function createServices(
  config: Config,
  database: Database,
  log: Log,
  now = () => new Date(),
): Promise<Services> {
  const caches = { pageCache: new PageCache(), readCache: new ReadCache() };
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
