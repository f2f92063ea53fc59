import type { Feature } from '#shared/feature.ts';

export const wizardFeature = {
  lateEndpoints: ['wizard'],
  limits: {
    /** Each answer changed next to the result computes the advice again. */
    advice: { points: 200, seconds: 600 },
    'advice-link': { points: 20, seconds: 3600 },
  },
  retention: {
    adviceLinks: {
      data: 'Σύνδεσμος προς πρόταση του οδηγού επιλογής: οι απαντήσεις για τον χώρο και η πρόταση, χωρίς στοιχεία σας',
      days: 30,
      from: 'από τη δημιουργία του',
    },
  },
} as const satisfies Feature;
