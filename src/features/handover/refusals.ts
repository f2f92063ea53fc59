import type { RefusalTable } from '#shared/errors.ts';

export const handoverRefusals = {
  NO_INSTALLATION: { status: 404, message: 'Δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  VISIT_NOT_DONE: {
    status: 409,
    message: 'Η έκθεση γράφεται από την ημέρα ενός ραντεβού που ισχύει ή έγινε.',
  },
  REPORT_CHANGED: {
    status: 409,
    message:
      'Την έκθεση άλλαξε στο μεταξύ και άλλος. Κρατήστε ό,τι χρειάζεται, κλείστε και ανοίξτε την ξανά.',
  },
} as const satisfies RefusalTable;
