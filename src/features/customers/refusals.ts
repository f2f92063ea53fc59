import { refuse, type RefusalTable } from '../../shared/errors.ts';

/** Why a request about an account is turned down. */
export const customerRefusals = {
  WRONG_CREDENTIALS: { status: 401, message: 'Λάθος email ή κωδικός' },
  WRONG_ADMIN_PASSWORD: { status: 401, message: 'Λάθος κωδικός' },
  SECOND_STEP_REQUIRED: { status: 401, message: 'Συμπληρώστε τον εξαψήφιο κωδικό της εφαρμογής σας.' },
  WRONG_CODE: { status: 400, message: 'Ο κωδικός δεν είναι σωστός ή χρησιμοποιήθηκε ήδη.' },
  SECOND_STEP_NOT_BEGUN: {
    status: 409,
    message: 'Η ενεργοποίηση δεν έχει ξεκινήσει. Ξεκινήστε από την αρχή.',
  },
  SECOND_STEP_OFF: { status: 409, message: 'Το δεύτερο βήμα σύνδεσης δεν είναι ενεργό.' },
  WRONG_PASSWORD: { status: 400, message: 'Ο κωδικός σας δεν είναι σωστός.' },
  RESET_TOKEN_INVALID: {
    status: 400,
    message: 'Ο κωδικός επαναφοράς δεν ισχύει ή έχει λήξει. Ζητήστε νέο.',
  },
} as const satisfies RefusalTable;

/** Refuses a password that is not the account's, beside the field in which it was typed. */
export function refuseWrongPassword(field: string): never {
  const { message } = customerRefusals.WRONG_PASSWORD;
  refuse(customerRefusals, 'WRONG_PASSWORD', { fields: { [field]: message } });
}
