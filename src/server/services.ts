import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog, type Log } from './log.ts';
import { createMail, type Mailer } from './mail.ts';
import { openObjects, type Objects } from './objects.ts';
import { changesChannel, PageCache } from './page-cache.ts';
import { createLimits, type Limits } from './rate-limits.ts';

/** What the server's rooms share: opened once at start, handed to every endpoint and job. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  jobs: Jobs;
  mail: Mailer;
  limits: Limits;
  objects: Objects;
  pageCache: PageCache;
  now: () => Date;
};

/** Readies everything that works on an open database with the current schema; jobs do not run yet. */
export async function createServices(
  config: Config,
  database: Database,
  log: Log,
  now = () => new Date(),
): Promise<Services> {
  const pageCache = new PageCache();
  await database.listen(
    changesChannel,
    (payload) => pageCache.drop(JSON.parse(payload)),
    () => pageCache.clear(),
  );
  const jobs = createJobs(database, log);
  return {
    config,
    log,
    database,
    jobs,
    mail: createMail(config, database, jobs),
    limits: createLimits(database),
    objects: openObjects(config, database),
    pageCache,
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

/** Finishes running jobs, then closes the database. */
export async function closeServices({ jobs, database }: Services): Promise<void> {
  await jobs.stop();
  await database.close();
}
