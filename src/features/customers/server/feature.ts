import type { ServerFeature } from '#server/feature.ts';
import { customersApi } from './api.ts';
import { loadCustomersDemo } from './demo.ts';
import { detailsApi } from './details-api.ts';
import { emailChangeApi } from './email-change-api.ts';
import { defineCustomerJobs } from './jobs.ts';
import { findCustomer } from './store.ts';

export const customersServer: ServerFeature = {
  api: {
    customers: { ...customersApi, ...detailsApi },
    emailChange: emailChangeApi,
  },
  defineJobs: defineCustomerJobs,
  readState: {
    async customer(trx, id) {
      const now = await findCustomer(trx, id);
      return (
        now && { isVerified: now.isVerified, isRejected: now.isRejected, canViewPrices: now.canViewPrices }
      );
    },
  },
  loadDemo: loadCustomersDemo,
};
