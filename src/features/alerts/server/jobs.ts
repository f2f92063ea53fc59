import type { Services } from '../../../server/services.ts';
import { insertAlert } from './store.ts';

/** Tells the administrators of every job that has failed for the last time. */
export function defineAlertJobs({ jobs, database }: Services): void {
  jobs.whenFailed(({ name, error }) =>
    database.db.transaction().execute((trx) =>
      insertAlert(trx, {
        type: 'system',
        event: 'job_failed',
        severity: 'high',
        title: 'Μια εργασία απέτυχε',
        message: `Η εργασία «${name}» σταμάτησε μετά από όλες τις προσπάθειες: ${error}`.slice(0, 500),
        audience: 'admin',
      }),
    ),
  );
}
