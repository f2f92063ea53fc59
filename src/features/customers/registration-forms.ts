import * as z from 'zod/mini';
import { parseAfm } from '../../shared/afm.ts';
import { across, given, optionalText } from '../../shared/fields.ts';
import { businessRules, registrationFields } from './contract.ts';

const confirmation = given('Επαναλάβετε τον κωδικό').check(
  z.minLength(6, 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες'),
);

/** The password, chosen in `password`, must be repeated in `confirmation`. */
const isRepeated = (values: { password: string; confirmation: string }) =>
  values.password === values.confirmation;

/** The form of /register: everybody may give a tax number. */
export const firstRegistrationForm = z
  .object({ ...registrationFields, confirmation })
  .check(
    ...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρησιακούς λογαριασμούς'),
    across('confirmation', 'Οι κωδικοί δεν ταιριάζουν', isRepeated),
  );

/** The form of /customer-register: only a business is asked for a tax number, so only a business's is looked at. */
export const secondRegistrationForm = z
  .object({ ...registrationFields, confirmation, afm: optionalText(9) })
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

/** What a filled form sends: not the repeated password, and of a private person nothing that only a business is asked. */
export function registrationOf(filled: FilledRegistration, asked: { afm: 'of everybody' | 'of businesses' }) {
  const { confirmation: _, companyName, afm, doy, profession, ...person } = filled;
  const isBusiness = person.accountType === 'b2b';
  return {
    ...person,
    ...(isBusiness ? { companyName, doy, profession } : {}),
    ...(isBusiness || asked.afm === 'of everybody' ? { afm } : {}),
  };
}
