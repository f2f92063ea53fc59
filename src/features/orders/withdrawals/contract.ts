import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { day } from '#shared/day-fields.ts';
import { across, email, nameText, optionalLines, optionalText, text } from '#shared/fields.ts';

export const withdrawalFields = {
  orderNumber: optionalText(20),
  /** The day of the appointment, if the contract is for a service. */
  appointmentDate: z.optional(day),
  name: nameText(100, 'Συμπληρώστε το ονοματεπώνυμό σας'),
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
  /** Sent from the customer's account, or confirmed by the link in its receipt. */
  isOwn: z.boolean(),
  /** Sent with the customer's e-mail address, where the link has not been opened yet. */
  isAwaited: z.optional(z.boolean()),
  /** For administrators only. */
  id: z.optional(z.string()),
  /** For administrators, and for the customer who sent it. */
  statement: z.optional(z.string()),
  /** For administrators only. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});

export const withdrawalEndpoints = {
  withdraw: endpoint.anyone
    .post('/withdrawals', 'Withdraw from a contract within 14 days')
    .input(withdrawal)
    .output(z.object({ message: z.string(), receivedAt: z.string() })),
  confirmWithdrawal: endpoint.anyone
    .post(
      '/withdrawals/confirm',
      'Confirm a withdrawal with the link that its receipt brought; it keeps the time when it was sent',
    )
    .input(z.object({ token: text(100) }))
    .output(done),
  listAppointmentWithdrawals: endpoint.admin
    .get(
      '/appointments/{id}/withdrawals',
      'The withdrawals from the contract for an appointment that have not been dismissed, oldest first',
    )
    .input(z.object({ id: z.string().check(z.maxLength(40)) }))
    .output(z.array(seenWithdrawal)),
  dismissWithdrawal: endpoint.ordersAdmin
    .patch(
      '/withdrawals/{withdrawalId}/dismiss',
      'Dismiss the withdrawal from an order or, for administrators of appointments, from a service: it binds nobody any more, and the customer is told why',
    )
    .input(
      z.object({
        withdrawalId: z.string().check(z.maxLength(40)),
        reason: text(500, 'Συμπληρώστε γιατί απορρίπτεται η δήλωση'),
      }),
    )
    .output(done),
};
