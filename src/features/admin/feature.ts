import type { Feature } from '#shared/feature.ts';

export const adminFeature = {
  audited: {
    settings: {
      fields: {
        filters: 'Φίλτρα',
      },
    },
  },
} as const satisfies Feature;
