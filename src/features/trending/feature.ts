import type { Feature } from '#shared/feature.ts';

export const trendingFeature = {
  audited: {
    question: {
      label: 'Συχνή ερώτηση',
      shownBy: ['trending'],
      fields: {
        question: 'Ερώτηση',
        answer: 'Απάντηση',
        isPublished: 'Δημοσιευμένη',
        order: 'Σειρά',
      },
    },
  },
  lateEndpoints: ['together', 'trending'],
} as const satisfies Feature;
