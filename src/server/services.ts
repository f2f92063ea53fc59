import { changesChannel, drop, dropAll, openCaches, type Caches } from './cache/caches.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Database, Transaction } from './db/database.ts';
import { joinAudited, joinTables, type Audited, type AuditedEntity, type Features } from '#shared/feature.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { openLive, type Live } from './live/live.ts';
import { FairQueue } from './http/fair-queue.ts';
import { createLog, type Log } from './log.ts';
import { createMail, type Mailer } from './mail.ts';
import { mailPictures } from './mail-pictures.ts';
import { officialFileOf } from './official-files.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openObjects, type Objects } from './objects.ts';
import { createLimits, type Limits } from './rate-limits.ts';
import { settingsResource, takeOverSettings } from './settings.ts';
import { everyDay } from './every-day.ts';
import type { Text } from './texts.ts';
import { createWriteAllowance } from './write-allowance.ts';

/** What all server modules share: opened once at start, passed to every endpoint and job. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  jobs: Jobs;
  live: Live;
  mail: Mailer;
  limits: Limits;
  /** What the audit log stores. */
  audited: Readonly<Record<AuditedEntity, Audited>>;
  /** What administrators may replace of what the shop says. */
  texts: readonly Text[];
  /** Refuses the writes of a customer or a stranger that are too many. */
  allowWrite: ReturnType<typeof createWriteAllowance>;
  objects: Objects;
  caches: Caches;
  /** Schedules reads that no cache answers, of pages and of endpoints. */
  turns: FairQueue;
  /** What /metrics shows. */
  metrics: Metrics;
  /** Run in the transaction of a customer's sign-in: what the browser did as a visitor becomes the customer's. */
  afterSignIn: ((
    trx: Transaction,
    customerId: string,
    caller: { chatToken?: string | undefined },
  ) => Promise<void>)[];
  /** Aborted when the process is about to stop: from then on it reports that it is not ready. */
  closing: AbortController;
  /** Ends what the process does at the beginning of each day. */
  stopDays: () => void;
  now: () => Date;
};

/** Creates all services on an open database with the current schema, for the features and texts given; does not start the jobs. */
export async function createServices(
  config: Config,
  database: Database,
  log: Log,
  features: Features,
  texts: readonly Text[],
  now = () => new Date(),
  metrics = createMetrics(),
): Promise<Services> {
  const caches = openCaches();
  const followSettings = () =>
    void takeOverSettings({ caches, database, config, now }).catch((error: unknown) =>
      log.error('The settings could not be read', { error }),
    );
  await database.listen(
    changesChannel,
    (payload) => {
      const resources: string[] = JSON.parse(payload);
      drop({ caches, database }, resources);
      if (resources.includes(settingsResource)) followSettings();
    },
    () => {
      dropAll({ caches, database });
      followSettings();
    },
  );
  await takeOverSettings({ caches, database, config, now });
  // A rate of VAT begins with a day in Athens.
  const stopDays = everyDay(now, followSettings);
  const jobs = createJobs(database, log, metrics.job);
  const objects = openObjects(config, database);
  return {
    config,
    log,
    database,
    jobs,
    live: await openLive(database, log, now),
    mail: createMail(config, database, jobs, mailPictures(objects), officialFileOf(objects)),
    limits: createLimits(database, joinTables(features, 'limits')),
    audited: joinAudited(features),
    texts,
    allowWrite: createWriteAllowance(),
    objects,
    caches,
    turns: new FairQueue(),
    metrics,
    afterSignIn: [],
    closing: new AbortController(),
    stopDays,
    now,
  };
}

/** Opens the database, migrates its schema and creates all services. */
export async function openServices(
  config: Config,
  features: Features,
  texts: readonly Text[],
): Promise<Services> {
  const log = createLog();
  const metrics = createMetrics();
  const database = await openDatabase(config, log, {
    thresholdMs: config.slowQueryMs,
    report: (statement, milliseconds) => {
      metrics.slowStatements.inc();
      log.warn('A statement was slow', { milliseconds: Math.round(milliseconds), statement });
    },
  });
  await migrate(database);
  return createServices(config, database, log, features, texts, undefined, metrics);
}

/** Closes the live connections, finishes running jobs, then closes the database. */
export async function closeServices({ jobs, live, database, stopDays }: Services): Promise<void> {
  stopDays();
  await live.close();
  await jobs.stop();
  await database.close();
}
