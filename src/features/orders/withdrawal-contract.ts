import * as z from 'zod/mini';
import { day } from '../../shared/day-fields.ts';
import { across, email, optionalLines, optionalText, text } from '../../shared/fields.ts';

export const withdrawalFields = {
  orderNumber: optionalText(20),
  /** The day of the appointment, if the contract is for a service. */
  appointmentDate: z.optional(day),
  name: text(100, 'Συμπληρώστε το ονοματεπώνυμό σας'),
  email,
  statement: optionalLines(2000),
};

/** Exactly one of order and appointment must be given. */
export const withdrawal = z
  .object(withdrawalFields)
  .check(
    across<{ orderNumber?: string | undefined; appointmentDate?: string | undefined }>(
      'orderNumber',
      'Συμπληρώστε τον αριθμό της παραγγελίας ή την ημέρα του ραντεβού, όχι και τα δύο',
      ({ orderNumber, appointmentDate }) => !orderNumber !== !appointmentDate,
    ),
  );

export type Withdrawal = z.infer<typeof withdrawal>;

/** A withdrawal as shown with its order. */
export const seenWithdrawal = z.object({
  receivedAt: z.string(),
  /** Sent from the customer's account or with its e-mail address. */
  isOwn: z.boolean(),
  /** For administrators, and for the customer who sent it. */
  statement: z.optional(z.string()),
  /** For administrators only. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});
