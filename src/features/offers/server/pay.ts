import type { ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import type { Card } from '#features/orders/payments/card-contract.ts';
import { checkCardPart, payCardPart } from '#features/orders/payments/server/card-part-actions.ts';
import { offerRefusals } from '../refusals.ts';
import { requireKey, requireSent } from './customer-read.ts';

/** The order of an accepted offer, and who pays it: whoever holds a key of the offer. */
async function requireOrder({ services, viewer, caller }: ApiContext, key: string) {
  const { db } = services.database;
  const offerId = await requireKey({ services, viewer }, db, key);
  const { offer } = await requireSent(db, offerId);
  const orderId = offer.orderId ?? refuse(offerRefusals, 'OFFER_NOT_ACCEPTED');
  // The key stays on the customer's device: the page that he returns to still knows it.
  return { offerId, orderId, payer: caller.ip, returnUrl: `${services.config.publicUrl}/offer` };
}

/** Pays by card what the order of an accepted offer asks for next. Returns the offer's id too. */
export async function payOffer(
  context: ApiContext,
  { key, ...part }: { key: string; amount: number; seen: number; card?: Card | undefined },
) {
  const { offerId, ...payer } = await requireOrder(context, key);
  return { offerId, ...(await payCardPart(context.services, payer, part)) };
}

/** Asks the provider whether it was paid. Returns the offer's id. */
export async function checkOfferPayment(context: ApiContext, { key }: { key: string }): Promise<string> {
  const { offerId, ...payer } = await requireOrder(context, key);
  await checkCardPart(context.services, payer);
  return offerId;
}
