import type { Feature } from '#shared/feature.ts';

export const wishlistFeature = {
  lateEndpoints: ['wishlist'],
} as const satisfies Feature;
