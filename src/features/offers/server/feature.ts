import type { ServerFeature } from '#server/feature.ts';
import { stateOf } from './send-actions.ts';
import { offersApi } from './api.ts';
import { loadOffersDemo } from './demo.ts';
import { defineOfferJobs, removeOldOffers } from './jobs.ts';
import { offerFileRoutes } from './files.ts';
import { offerIntro } from './mails.ts';
import { findOffer } from './store.ts';

export const offersServer: ServerFeature = {
  api: { offers: offersApi },
  fileRoutes: offerFileRoutes,
  texts: [offerIntro],
  defineJobs: defineOfferJobs,
  loadDemo: loadOffersDemo,
  removeExpired: [removeOldOffers],
  readState: {
    async offer(trx, id) {
      const now = await findOffer(trx, id);
      return now && stateOf(now);
    },
  },
};
