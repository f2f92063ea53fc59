import * as z from 'zod/mini';
import { across, text } from '../../shared/fields.ts';
import { passwordChange, profile } from './contract.ts';

/** The form of a business's own details: it keeps a name. */
export const businessProfile = z.extend(profile, {
  companyName: text(120, 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'),
});

/** The form that changes the password. */
export const passwordForm = z
  .extend(passwordChange, { confirmation: z.string() })
  .check(
    across(
      'confirmation',
      'Οι κωδικοί δεν ταιριάζουν',
      ({ newPassword, confirmation }) => newPassword === confirmation,
    ),
  );
