import { reviewStatusLabels } from './enums.ts';
import type { Feature } from '#shared/feature.ts';

export const reviewsFeature = {
  audited: {
    review: {
      label: 'Κριτική',
      shownBy: ['reviews'],
      fields: {
        status: 'Κατάσταση',
        reason: 'Λόγος',
        answer: 'Απάντηση',
      },
      words: reviewStatusLabels,
    },
  },
  customerAlerts: ['review_pending', 'review_published', 'review_rejected'],
  subjects: ['review'],
  lateEndpoints: ['reviews'],
  limits: {
    review: { points: 20, seconds: 3600 },
  },
} as const satisfies Feature;
