import type { Feature } from '#shared/feature.ts';

export const cartFeature = {
  lateEndpoints: ['availableStock'],
} as const satisfies Feature;
