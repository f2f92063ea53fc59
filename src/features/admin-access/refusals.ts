import type { RefusalTable } from '#shared/errors.ts';

export const adminAccessRefusals = {
  WRONG_ADMIN_PASSWORD: { status: 401, message: 'Λάθος κωδικός' },
  SECOND_STEP_REQUIRED: { status: 401, message: 'Συμπληρώστε τον εξαψήφιο κωδικό της εφαρμογής σας.' },
  CODE_REQUIRED: {
    status: 400,
    message: 'Το δεύτερο βήμα είναι ενεργό: συμπληρώστε κωδικό της εφαρμογής ή κωδικό ανάκτησης.',
  },
  WRONG_CODE: { status: 400, message: 'Ο κωδικός δεν είναι σωστός ή χρησιμοποιήθηκε ήδη.' },
  SECOND_STEP_NOT_BEGUN: {
    status: 409,
    message: 'Η ενεργοποίηση δεν έχει ξεκινήσει ή πέρασαν 15 λεπτά. Ξεκινήστε από την αρχή.',
  },
  SECOND_STEP_OFF: { status: 409, message: 'Το δεύτερο βήμα σύνδεσης δεν είναι ενεργό.' },
} as const satisfies RefusalTable;
