import type { Feature } from '#shared/feature.ts';

export const accountFeature = {
  retention: {
    rejectedAccounts: { data: 'Αίτηση λογαριασμού που απορρίφθηκε', months: 6, from: 'από την απόρριψη' },
  },
} as const satisfies Feature;
