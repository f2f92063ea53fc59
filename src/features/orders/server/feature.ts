import type { ServerFeature } from '#server/feature.ts';
import { addressBookApi } from '../addresses/server/api.ts';
import { paymentMailTexts } from '../payments/server/mails.ts';
import { officeOrdersApi } from '../office/server/api.ts';
import { reorderApi } from '../reorder/server/api.ts';
import { termsText } from '../terms/server/terms-text.ts';
import { ordersApi } from './api.ts';
import { loadOrdersDemo } from './demo.ts';
import { defineOrderJobs } from './jobs.ts';
import { orderPlacedIntro } from './mails.ts';
import { movedMailTexts } from './moved-mails.ts';
import { findOrder } from './store.ts';

export const ordersServer: ServerFeature = {
  api: {
    addressBook: addressBookApi,
    orders: { ...ordersApi, ...officeOrdersApi },
    reorder: reorderApi,
  },
  texts: [termsText, orderPlacedIntro, ...paymentMailTexts, ...movedMailTexts],
  defineJobs: defineOrderJobs,
  readState: {
    async order(trx, id) {
      const now = await findOrder(trx, id);
      return now && { status: now.status, tracking: now.tracking };
    },
  },
  loadDemo: loadOrdersDemo,
};
