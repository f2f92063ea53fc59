import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { optionalText } from '#shared/fields.ts';
import { percentage } from '#shared/number-fields.ts';
import { endings } from './enums.ts';

/* The forms of what is decided about a contract; the server says what its days do not allow. */

const noDay = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
const optionalDay = z.optional(z.union([noDay, day]));

export const priceForm = z.object({
  from: day,
  percent: percentage(-50, 50, 'Συμπληρώστε ποσοστό από −50 έως 50, π.χ. 2,5'),
});

export const pauseForm = z.object({ from: day, to: optionalDay, reason: optionalText(200) });

export const resumeForm = z.object({ on: day });

export const endForm = z.object({
  ending: z.enum(endings),
  endsOn: optionalDay,
  isLastWhole: z.boolean(),
  reason: optionalText(200),
});
