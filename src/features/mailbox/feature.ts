import type { Feature } from '#shared/feature.ts';

export const mailboxFeature = {
  lateEndpoints: ['mailbox'],
} as const satisfies Feature;
