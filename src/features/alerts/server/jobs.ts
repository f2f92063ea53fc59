import type { Services } from '#server/services.ts';
import { retainedSince } from '#shared/retention.ts';
import { alertsFeature } from '../feature.ts';
import { insertAlert, removeOldAlerts } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'alerts.forget': object;
  }
}

/** Alerts the administrators to every job that failed its last retry, and deletes alerts after a year. */
export function defineAlertJobs({ jobs, database, now }: Services): void {
  jobs.define('alerts.forget', { schedule: '15 4 * * *' }, () =>
    removeOldAlerts(database.db, retainedSince(alertsFeature.retention.alerts, now())),
  );
  jobs.whenFailed(({ name, error }) =>
    database.db.transaction().execute(async (trx) => {
      await insertAlert(trx, {
        type: 'system',
        event: 'job_failed',
        severity: 'high',
        title: 'Μια εργασία απέτυχε',
        message: `Η εργασία «${name}» σταμάτησε μετά από όλες τις προσπάθειες: ${error}`.slice(0, 500),
        location: name,
        once: true,
        audience: 'admin',
      });
    }),
  );
}
