import * as z from 'zod/mini';
import { email, text } from '../../shared/fields.ts';
import { parseOrderNumber } from '../../shared/ids.ts';
import { withdrawal } from './contract.ts';

/** What /withdrawal asks for; the order number is read as it is typed and written as it is printed. */
export const withdrawalForm = z.extend(withdrawal, {
  orderNumber: z.pipe(
    withdrawal.shape.orderNumber,
    z.transform((typed, context) => {
      const number = parseOrderNumber(typed);
      if (number) return number;
      context.issues.push({ code: 'custom', message: mistyped, input: typed });
      return z.NEVER;
    }),
  ),
  email: z.pipe(text(254, 'Γράψτε το email σας'), email),
});

const mistyped = 'Ο αριθμός παραγγελίας έχει τη μορφή VG-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.';
