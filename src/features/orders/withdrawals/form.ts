import * as z from 'zod/mini';
import { across, email, text } from '#shared/fields.ts';
import { isLocalDate } from '#shared/dates.ts';
import { parseOrderNumber } from '#shared/ids.ts';
import { withdrawalFields, type Withdrawal } from './contract.ts';
import { mistypedNumber } from './rules.ts';

type Asked = {
  about: 'order' | 'appointment';
  orderNumber?: string | undefined;
  appointmentDate?: string | undefined;
};

/** The form of /withdrawal: only the fields of the selected contract type are validated. */
export const withdrawalForm = z
  .object({
    ...withdrawalFields,
    about: z.enum(['order', 'appointment']),
    orderNumber: z.optional(z.string().check(z.maxLength(20))),
    appointmentDate: z.optional(z.string()),
    email: z.pipe(text(254, 'Συμπληρώστε το email σας'), email),
  })
  .check(
    across<Asked>(
      'orderNumber',
      'Συμπληρώστε τον αριθμό της παραγγελίας',
      ({ about, orderNumber }) => about !== 'order' || Boolean(orderNumber?.trim()),
    ),
    across<Asked>(
      'orderNumber',
      mistypedNumber,
      ({ about, orderNumber }) =>
        about !== 'order' || !orderNumber?.trim() || parseOrderNumber(orderNumber) !== null,
    ),
    across<Asked>(
      'appointmentDate',
      'Επιλέξτε την ημέρα του ραντεβού',
      ({ about, appointmentDate }) => about !== 'appointment' || isLocalDate(appointmentDate ?? ''),
    ),
  );

/** The withdrawal from a filled form; the order number is normalised. */
export function withdrawalOf({
  about,
  orderNumber = '',
  appointmentDate,
  ...person
}: z.output<typeof withdrawalForm>): Withdrawal {
  return about === 'order'
    ? { ...person, orderNumber: parseOrderNumber(orderNumber) ?? orderNumber }
    : { ...person, appointmentDate };
}
