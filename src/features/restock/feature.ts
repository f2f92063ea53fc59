import type { Feature } from '#shared/feature.ts';

export const restockFeature = {
  lateEndpoints: ['restock'],
  limits: {
    /** Visitors' requests to be told of a product, per address and per e-mail. */
    restock: { points: 6, seconds: 3600 },
    'restock-link': { points: 60, seconds: 3600 },
  },
  retention: {
    restockRequests: {
      data: 'Αίτημα να ειδοποιηθείτε για προϊόν που εξαντλήθηκε· νωρίτερα διαγράφεται με το email της ειδοποίησης ή την ακύρωση',
      months: 12,
      from: 'από την επιβεβαίωση',
    },
    restockLinks: {
      data: 'Το ίδιο αίτημα, όσο δεν έχετε επιβεβαιώσει το email σας',
      hours: 48,
      from: 'από την υποβολή',
    },
  },
} as const satisfies Feature;
