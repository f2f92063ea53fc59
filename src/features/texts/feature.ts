import { textParts } from '#shared/texts.ts';
import type { Feature } from '#shared/feature.ts';

export const textsFeature = {
  audited: {
    text: { label: 'Κείμενο', shownBy: ['texts', 'opening'], fields: textParts },
  },
  lateEndpoints: ['texts'],
} as const satisfies Feature;
