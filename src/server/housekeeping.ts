import { retainedSince, generalRetention } from '#shared/retention.ts';
import type { ServerFeature } from './feature.ts';
import type { Services } from './services.ts';
import { removeSpentLimits } from './rate-limits.ts';
import { removeExpiredSessions } from './session.ts';

declare module './jobs.ts' {
  interface JobData {
    'server.housekeeping': object;
  }
}

/** Deletes expired data every night, that of the features by their `removers`, and vacuums the embedded database, which has no vacuum daemon. */
export function defineHousekeeping(
  { jobs, database, now }: Pick<Services, 'jobs' | 'database' | 'now'>,
  removers: NonNullable<ServerFeature['removeExpired']>,
): void {
  jobs.define('server.housekeeping', { schedule: '30 4 * * *' }, async () => {
    const { db, engine, exec } = database;
    await removeExpiredSessions(db, now());
    await removeSpentLimits(database, now());
    await db
      .deleteFrom('devMails')
      .where('sentAt', '<', retainedSince(generalRetention.demoMails, now()))
      .execute();
    await db
      .deleteFrom('auditLog')
      .where('at', '<', retainedSince(generalRetention.auditLog, now()))
      .execute();
    for (const remove of removers) await remove(db, now());
    if (engine === 'pglite') await exec('vacuum analyze');
  });
}
