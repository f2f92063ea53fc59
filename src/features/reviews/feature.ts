import type { Feature } from '#shared/feature.ts';

export const reviewsFeature = {
  limits: {
    review: { points: 20, seconds: 3600 },
  },
} as const satisfies Feature;
