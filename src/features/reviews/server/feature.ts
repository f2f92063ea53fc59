import type { ServerFeature } from '#server/feature.ts';
import { reviewsApi } from './api.ts';
import { loadReviewsDemo } from './demo.ts';
import { reviewMailTexts } from './mails.ts';
import { findDecision } from './store.ts';

export const reviewsServer: ServerFeature = {
  api: {
    reviews: reviewsApi,
  },
  texts: reviewMailTexts.map((text) => ({ ...text, feature: 'reviews' })),
  readState: {
    review: findDecision,
  },
  loadDemo: loadReviewsDemo,
};
