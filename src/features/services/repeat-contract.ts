import * as z from 'zod/mini';

/** After how many months a visit is due again. */
export const repeatMonths = z.literal([6, 12, 24]);

export type RepeatMonths = z.infer<typeof repeatMonths>;

/** The choices, in display order. */
export const repeats = [6, 12, 24] as const satisfies readonly RepeatMonths[];

type Choice = '' | `${RepeatMonths}`;

/** The choice as a form has it; an empty one is no repetition. */
export const repeatChoice = z.pipe(
  z.enum(['', '6', '12', '24']),
  z.transform((choice: Choice) => repeats.find((months) => `${months}` === choice) ?? null),
);

export const choiceOf = (months: RepeatMonths | undefined): Choice => (months ? `${months}` : '');

/** A choice in words. */
export const repeatText = (choice: Choice) => (choice ? `Κάθε ${choice} μήνες` : 'Δεν επαναλαμβάνεται');
