import { alertModeLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const alertsFeature = {
  audited: {
    alert: {
      label: 'Ειδοποίηση',
      shownBy: ['alerts'],
      fields: {
        status: 'Κατάσταση',
      },
    },
    settings: {
      fields: {
        mode: 'Τρόπος',
      },
      words: alertModeLabels,
    },
  },
  retention: {
    alerts: {
      data: 'Ειδοποιήσεις, του λογαριασμού σας και του καταστήματος. Σε όσες αφορούν επανειλημμένες αποτυχημένες συνδέσεις διαχειριστή αναγράφεται η διεύθυνση IP',
      months: 12,
      from: 'από την ημέρα τους',
    },
  },
} as const satisfies Feature;
