import * as z from 'zod/mini';
import type { LocalDate } from '#shared/dates.ts';
import { cardFaults } from './card.ts';
import { card } from './card-contract.ts';

/** A card that is typed elsewhere: its fields are not on the page, so the form does not hold them. */
const cardElsewhere = z.object({
  type: z.literal('card'),
  cardNumber: z.optional(z.string()),
  cardName: z.optional(z.string()),
  expiryDate: z.optional(z.string()),
  cvv: z.optional(z.string()),
});

/** The validation of the payment step: a typed card must not have expired before `today`. */
export function paymentForm(today: LocalDate, cardPage: boolean) {
  const checkedCard = z.extend(card, { type: z.literal('card') }).check(({ value, issues }) => {
    for (const [name, message] of Object.entries(cardFaults(value, today))) {
      issues.push({ code: 'custom', path: [name], message, input: value });
    }
  });
  return z.discriminatedUnion('type', [
    cardPage ? cardElsewhere : checkedCard,
    z.object({ type: z.literal('cash') }),
    z.object({ type: z.literal('bank_transfer') }),
  ]);
}

export type PaymentValues = z.input<ReturnType<typeof paymentForm>>;
export type PaymentOutput = z.output<ReturnType<typeof paymentForm>>;
