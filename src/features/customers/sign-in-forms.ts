import * as z from 'zod/mini';
import { across, email, text } from '#shared/fields.ts';
import { credentials, newPassword } from './contract.ts';

const allFilled = 'Παρακαλώ συμπληρώστε όλα τα πεδία';
const filled = z.string().check(z.minLength(1, allFilled));

/** The form of /customer-login. */
export const firstSignInForm = z.object({
  email: z.pipe(text(254, allFilled), email),
  password: z.pipe(filled, credentials.shape.password),
});

/** The texts of a failed sign-in: refused by the server, or without an answer. */
export const signInFailure = {
  title: 'Σφάλμα σύνδεσης',
  noAnswer: {
    title: 'Σφάλμα δικτύου',
    description: 'Παρουσιάστηκε σφάλμα σύνδεσης. Προσπαθήστε ξανά.',
  },
};

/** The form of /login. */
export const secondSignInForm = credentials;

/** The second step of /password-reset. */
export const resetForm = z
  .object({
    token: text(100, allFilled),
    newPassword: z.pipe(filled, newPassword),
    confirmation: filled,
  })
  .check(
    across(
      'confirmation',
      'Οι κωδικοί δεν ταιριάζουν',
      ({ newPassword: chosen, confirmation }) => chosen === confirmation,
    ),
  );
