import { refuse, type RefusalTable } from '../../shared/errors.ts';

/** Why a request about an account is turned down. */
export const customerRefusals = {
  WRONG_CREDENTIALS: { status: 401, message: 'Λάθος email ή κωδικός' },
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
