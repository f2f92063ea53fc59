import type { RefusalTable } from '../../shared/errors.ts';

/** Why a decision is not undone. */
export const alertRefusals = {
  UNDO_TOO_LATE: { status: 409, message: 'Ο χρόνος για αναίρεση πέρασε: ο πελάτης έχει ήδη ενημερωθεί.' },
  CHANGED_SINCE: { status: 409, message: 'Στο μεταξύ έγινε και άλλη αλλαγή. Η αναίρεση δεν γίνεται πια.' },
} as const satisfies RefusalTable;
