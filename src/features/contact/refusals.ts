import type { RefusalTable } from '#shared/errors.ts';

export const contactRefusals = {
  MESSAGE_ANSWERED: {
    status: 409,
    message:
      'Στο μεταξύ απάντησε άλλος διαχειριστής. Το κείμενό σας διατηρήθηκε: διαβάστε την απάντησή του και στείλτε το, αν χρειάζεται ακόμη.',
  },
  MESSAGE_NOT_FOUND: { status: 404, message: 'Το μήνυμα δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
} as const satisfies RefusalTable;
