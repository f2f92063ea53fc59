import { offerStateLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const offersFeature = {
  audited: {
    offer: {
      label: 'Προσφορά',
      shownBy: ['offers'],
      fields: {
        state: 'Κατάσταση',
        version: 'Έκδοση',
        customerName: 'Πελάτης',
        owner: 'Υπεύθυνος',
        total: 'Σύνολο',
        content: 'Περιεχόμενο',
        validUntil: 'Ισχύει έως',
        answer: 'Απάντηση',
        link: 'Σύνδεσμος',
        file: 'Συνημμένο',
      },
      words: offerStateLabels,
    },
  },
  customerAlerts: ['offer_received', 'offer_answered', 'offer_accepted'],
  subjects: ['offer'],
  lateEndpoints: ['offers'],
  limits: {
    /** Questions about offers, per address of the sender. */
    'offer-question': { points: 20, seconds: 3600 },
    /** Answers of customers to offers (accepted, declined), per address of the sender. */
    'offer-answer': { points: 30, seconds: 3600 },
    'offer-pdf': { points: 30, seconds: 600 },
  },
  retention: {
    offers: {
      data: 'Προσφορές που δεν έγιναν αποδεκτές, με τις ερωτήσεις τους',
      months: 24,
      from: 'από την τελευταία τους αλλαγή',
    },
  },
} as const satisfies Feature;
