import type { ServerFeature } from '#server/feature.ts';
import { customersApi } from './api.ts';
import { customerFileRoutes } from './files.ts';
import { intakeApi } from './intake-api.ts';
import { forgetInvitations, removeOldImports } from './intake-store.ts';
import { loadCustomersDemo } from './demo.ts';
import { detailsApi } from './details-api.ts';
import { emailChangeApi } from './email-change-api.ts';
import { defineCustomerJobs } from './jobs.ts';
import { customerMailTexts } from './mails.ts';
import { removeDeletedNotes } from './note-store.ts';
import { removeExpiredResets } from './reset-store.ts';
import { findCustomer } from './store.ts';

export const customersServer: ServerFeature = {
  api: {
    customers: { ...customersApi, ...detailsApi, ...intakeApi },
    emailChange: emailChangeApi,
  },
  texts: customerMailTexts,
  defineJobs: defineCustomerJobs,
  fileRoutes: customerFileRoutes,
  readState: {
    async customer(trx, id) {
      const now = await findCustomer(trx, id);
      return (
        now && { isVerified: now.isVerified, isRejected: now.isRejected, canViewPrices: now.canViewPrices }
      );
    },
  },
  removeExpired: [removeExpiredResets, removeDeletedNotes, removeOldImports, forgetInvitations],
  loadDemo: loadCustomersDemo,
};
