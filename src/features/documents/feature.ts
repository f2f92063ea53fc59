import type { Feature } from '#shared/feature.ts';

export const documentsFeature = {
  audited: {
    order: {
      shownBy: ['documents'],
      fields: {
        document: 'Παραστατικό',
        reason: 'Λόγος',
      },
    },
  },
  lateEndpoints: ['documents'],
} as const satisfies Feature;
