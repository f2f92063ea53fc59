import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { euros } from '#shared/number-fields.ts';
import { card } from './card-contract.ts';

/** What of an order can be paid by card now, in euro. */
export const cardDue = z.object({
  amount: z.number(),
  /** What had been received before. */
  received: z.number(),
  /** It is the deposit, or what is missing of it. */
  isDeposit: z.boolean(),
  /** The card is typed on the provider's page; otherwise in the shop's own form. */
  onPage: z.boolean(),
  /** A page is open, on which somebody may be paying. */
  isOpen: z.boolean(),
});

export type CardDue = z.infer<typeof cardDue>;

export const cardPartFields = {
  /** The amount on the screen, in euro; refused if something else is due. */
  amount: euros,
  /** What had been received when the amount was shown, in euro: a second press pays no second part of the same amount. */
  seen: z._default(z.number().check(z.gte(0), z.lte(100_000_000)), 0),
  /** Where the card is typed in the shop's own form. */
  card: z.optional(card),
};

/** The address of the provider's page; absent if the card was typed here, and the amount is paid. */
export const cardPartAnswer = z.object({ message: z.string(), url: z.optional(z.string()) });

const ofOrder = z.object({ orderId: z.string().check(z.maxLength(40)) });

export const cardDueContract = {
  getCardDue: endpoint.buyer
    .get('/orders/{orderId}/card-payment', 'What of an own order can be paid by card now')
    .input(ofOrder)
    .output(z.object({ due: z.optional(cardDue) })),
  payCardPart: endpoint.buyer
    .post('/orders/{orderId}/card-payment', 'Pay the deposit of an own order, or what is left of it, by card')
    .input(z.extend(ofOrder, cardPartFields))
    .output(cardPartAnswer),
  checkCardPart: endpoint.buyer
    .patch('/orders/{orderId}/card-payment', 'Ask the payment provider whether such a part was paid')
    .input(ofOrder)
    .output(z.object({ due: z.optional(cardDue) })),
};
