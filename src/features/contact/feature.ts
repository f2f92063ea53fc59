import { messageStatusLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const contactFeature = {
  audited: {
    message: {
      label: 'Μήνυμα',
      shownBy: ['contact'],
      fields: {
        status: 'Κατάσταση',
        replies: 'Απαντήσεις',
      },
      words: messageStatusLabels,
    },
  },
  subjects: ['message'],
  lateEndpoints: ['contact'],
  limits: {
    contact: { points: 5, seconds: 600 },
    /** Messages in the name of one e-mail address, which is thanked for each of them. */
    'contact-email': { points: 5, seconds: 3600 },
  },
  retention: {
    messages: {
      data: 'Μηνύματα επικοινωνίας, αιτήματα από τον οδηγό επιλογής και οι απαντήσεις μας',
      months: 12,
      from: 'από την αποστολή',
    },
  },
} as const satisfies Feature;
