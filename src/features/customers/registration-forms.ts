import * as z from 'zod/mini';
import { parseAfm } from '#shared/afm.ts';
import { across, given, optionalText } from '#shared/fields.ts';
import { businessRules, registrationFields } from './contract.ts';

const again = 'Επαναλάβετε τον κωδικό';
const confirmation = given(again).check(
  z.minLength(1, { error: again, abort: true }),
  z.minLength(6, 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες'),
);

/** `confirmation` must repeat `password`. */
const isRepeated = (values: { password: string; confirmation: string }) =>
  values.password === values.confirmation;

/** The form of /register: everybody may enter a tax number. */
export const firstRegistrationForm = z
  .object({ ...registrationFields, confirmation })
  .check(
    ...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρησιακούς λογαριασμούς'),
    across('confirmation', 'Οι κωδικοί δεν ταιριάζουν', isRepeated),
  );

/** The form of /customer-register: only businesses enter a tax number, so it is validated only for them. */
export const secondRegistrationForm = z
  .object({ ...registrationFields, confirmation, afm: optionalText(20) })
  .check(
    ...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'),
    across<{ accountType: string; afm?: string | undefined }>(
      'afm',
      'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του',
      ({ accountType, afm }) => accountType !== 'b2b' || !afm || parseAfm(afm) !== null,
    ),
    across('confirmation', 'Οι κωδικοί πρόσβασης δεν ταιριάζουν', isRepeated),
  );

export type FilledRegistration = z.infer<typeof firstRegistrationForm>;

/**
 * The registration from a filled form: without the repeated password, and for a private customer without the business
 * fields.
 */
export function registrationOf(filled: FilledRegistration, asked: { afm: 'of everybody' | 'of businesses' }) {
  const { confirmation: _, companyName, afm, doy, profession, ...person } = filled;
  const isBusiness = person.accountType === 'b2b';
  return {
    ...person,
    ...(isBusiness ? { companyName, doy, profession } : {}),
    ...(isBusiness || asked.afm === 'of everybody' ? { afm } : {}),
  };
}
