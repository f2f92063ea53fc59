import type { Feature } from '#shared/feature.ts';

export const alertsFeature = {
  retention: {
    alerts: {
      data: 'Ειδοποιήσεις, του λογαριασμού σας και του καταστήματος. Σε όσες αφορούν επανειλημμένες αποτυχημένες συνδέσεις διαχειριστή αναγράφεται η διεύθυνση IP',
      months: 12,
      from: 'από την ημέρα τους',
    },
  },
} as const satisfies Feature;
