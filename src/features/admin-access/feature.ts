import type { Feature } from '#shared/feature.ts';

export const adminAccessFeature = {
  audited: {
    settings: {
      label: 'Ρυθμίσεις',
      shownBy: ['admin', 'adminAccess'],
      fields: {
        password: 'Κωδικός διαχειριστή',
        secondStep: 'Δεύτερο βήμα σύνδεσης',
        recoveryCodes: 'Κωδικοί ανάκτησης',
      },
    },
    session: {
      label: 'Συνεδρία',
      shownBy: ['admin', 'adminAccess'],
      fields: {
        person: 'Όνομα διαχειριστή',
        sessions: 'Συνεδρίες',
      },
    },
  },
  limits: {
    'admin-sign-in': { points: 5, seconds: 60, blockSeconds: 60 },
    /** For all addresses together that no administrator uses, and for a browser that one has used. */
    'admin-sign-in-strangers': { points: 30, seconds: 3600, maxDelaySeconds: 300 },
    /** The password asked again, per session. */
    'admin-confirm': { points: 5, seconds: 600 },
    /** Per address, and per administrator session. */
    'admin-second-step': { points: 10, seconds: 3600 },
    /** For all addresses together that no administrator uses: without it, many machines could guess a code. */
    'admin-second-step-strangers': { points: 50, seconds: 3600 },
  },
} as const satisfies Feature;
