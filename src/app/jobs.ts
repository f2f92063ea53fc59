import { defineDelayedNotifications } from '#features/alerts/server/delayed-notification-actions.ts';
import { defineBackup } from '#server/backup/backup.ts';
import { defineHousekeeping } from '#server/housekeeping.ts';
import { defineObjectJobs } from '#server/object-jobs.ts';
import type { Services } from '#server/services.ts';
import { serverFeatures } from './features.ts';

/** Registers the handlers of all background jobs. */
export function defineJobs(services: Services): void {
  defineBackup(services);
  defineHousekeeping(
    services,
    serverFeatures.flatMap(({ removeExpired = [] }) => removeExpired),
  );
  defineObjectJobs(services);
  for (const { defineJobs: define } of serverFeatures) define?.(services);
  defineDelayedNotifications(
    services,
    Object.assign({}, ...serverFeatures.map(({ readState }) => readState)),
  );
}
