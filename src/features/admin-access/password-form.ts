import * as z from 'zod/mini';
import { across } from '#shared/fields.ts';
import { adminPasswordChange } from './contract.ts';

export const adminPasswordForm = z
  .extend(adminPasswordChange, { confirmation: z.string() })
  .check(
    across(
      'confirmation',
      'Οι κωδικοί δεν ταιριάζουν',
      ({ newPassword, confirmation }) => newPassword === confirmation,
    ),
  );
