import { listed } from '#shared/greek.ts';

/** What an account is for, after «μπορείτε»: «να παραγγέλνετε και να κλείνετε ραντεβού». */
export const accountUses = (takesBookings: boolean, ...before: readonly string[]): string =>
  listed([...before, 'να παραγγέλνετε', ...(takesBookings ? ['να κλείνετε ραντεβού'] : [])]);

/** What an approval says that neither shows prices nor lets anything be booked. */
export const checkedText = 'Ελέγξαμε τα στοιχεία σας.';
