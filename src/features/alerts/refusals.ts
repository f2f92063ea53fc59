import type { RefusalTable } from '#shared/errors.ts';

/** Why a decision is not undone. */
export const alertRefusals = {
  UNDO_TOO_LATE: {
    status: 409,
    message: 'Η αναίρεση δεν γίνεται πια: ο πελάτης έχει ήδη ενημερωθεί για ό,τι ισχύει τώρα.',
  },
  CHANGED_SINCE: { status: 409, message: 'Στο μεταξύ έγινε και άλλη αλλαγή. Η αναίρεση δεν γίνεται πια.' },
} as const satisfies RefusalTable;
