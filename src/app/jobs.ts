import { defineAccountJobs } from '#features/account/server/jobs.ts';
import { defineDelayedNotifications } from '#features/alerts/server/delayed-notification-actions.ts';
import { defineAlertJobs } from '#features/alerts/server/jobs.ts';
import { findAppointment } from '#features/booking/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { findOrder } from '#features/orders/server/store.ts';
import { findDecision } from '#features/reviews/server/store.ts';
import { defineBookingJobs } from '#features/booking/server/jobs.ts';
import { defineCatalogueJobs } from '#features/catalogue-admin/server/undo-actions.ts';
import { defineChatJobs } from '#features/chat/server/jobs.ts';
import { defineContactJobs } from '#features/contact/server/jobs.ts';
import { defineCustomerJobs } from '#features/customers/server/jobs.ts';
import { defineDocumentJobs } from '#features/documents/server/jobs.ts';
import { defineOrderJobs } from '#features/orders/server/jobs.ts';
import { defineRestockJobs } from '#features/restock/server/jobs.ts';
import { defineSearchJobs } from '#features/search/server/jobs.ts';
import { defineWizardJobs } from '#features/wizard/server/jobs.ts';
import { defineBackup } from '#server/backup/backup.ts';
import { defineHousekeeping } from '#server/housekeeping.ts';
import { defineObjectJobs } from '#server/object-jobs.ts';
import type { Services } from '#server/services.ts';

/** Reads what the notifications of a decision speak of, as it is when they leave. */
const stateReaders: Parameters<typeof defineDelayedNotifications>[1] = {
  async appointment(trx, id) {
    const now = await findAppointment(trx, id);
    return now && { status: now.status, date: now.date, startHour: now.startHour };
  },
  async customer(trx, id) {
    const now = await findCustomer(trx, id);
    return (
      now && { isVerified: now.isVerified, isRejected: now.isRejected, canViewPrices: now.canViewPrices }
    );
  },
  async order(trx, id) {
    const now = await findOrder(trx, id);
    return now && { status: now.status, tracking: now.tracking };
  },
  review: findDecision,
};

/** Registers the handlers of all background jobs, one line per feature. */
export function defineJobs(services: Services): void {
  defineBackup(services);
  defineHousekeeping(services);
  defineAccountJobs(services);
  defineAlertJobs(services);
  defineBookingJobs(services);
  defineCatalogueJobs(services);
  defineChatJobs(services);
  defineContactJobs(services);
  defineCustomerJobs(services);
  defineDocumentJobs(services);
  defineDelayedNotifications(services, stateReaders);
  defineObjectJobs(services);
  defineOrderJobs(services);
  defineRestockJobs(services);
  defineSearchJobs(services);
  defineWizardJobs(services);
}
