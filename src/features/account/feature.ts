import type { Feature } from '#shared/feature.ts';

export const accountFeature = {
  audited: {
    customer: { shownBy: ['account'], fields: { merged: 'Συγχώνευση' } },
    appointment: { shownBy: ['account'], fields: {} },
  },
  subjects: ['move'],
  lateEndpoints: [
    'account.getStats',
    'account.listRecentOrders',
    'account.listOwnOrders',
    'account.listRecommendations',
    'account.getProfile',
    'account.updateProfile',
    'account.listOwnLeftBehind',
    'account.changePassword',
    'account.deleteAccount',
    'account.exportData',
  ],
  retention: {
    rejectedAccounts: { data: 'Αίτηση λογαριασμού που απορρίφθηκε', months: 6, from: 'από την απόρριψη' },
  },
} as const satisfies Feature;
