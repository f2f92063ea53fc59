import * as z from 'zod/mini';
import { across, text } from '#shared/fields.ts';
import { passwordChange, profile } from './contract.ts';

/** The profile form of a business: the company name is required. */
export const businessProfile = z.extend(profile, {
  companyName: text(120, 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'),
});

export const passwordForm = z
  .extend(passwordChange, { confirmation: z.string() })
  .check(
    across(
      'confirmation',
      'Οι κωδικοί δεν ταιριάζουν',
      ({ newPassword, confirmation }) => newPassword === confirmation,
    ),
  );
