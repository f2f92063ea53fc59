/* What an offer's page and its addresses share with the contract. */

/** `seen`: sent, and opened by its customer. */
export const offerStates = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'revoked'] as const;

/** What an offer was written from. */
export const offerSources = ['wizard', 'message', 'chat', 'cart', 'order', 'offer', 'template'] as const;

/** `optional`: the customer ticks it or not; `alternative`: of the lines of its group he takes one. */
export const lineChoices = ['fixed', 'optional', 'alternative'] as const;

export const depositUnits = ['none', 'percent', 'euro'] as const;

/** How an accepted offer is paid; `on_account` where the company takes neither of the others. */
export const offerPayments = ['bank_transfer', 'cash', 'on_account'] as const;

export const offerEvents = [
  'created',
  'sent',
  'send_undone',
  'seen',
  'asked',
  'answered',
  'reminded',
  'accepted',
  'declined',
  'expired',
  'revoked',
  'link_made',
] as const;

export type OfferState = (typeof offerStates)[number];
export type OfferSource = (typeof offerSources)[number];
export type LineChoice = (typeof lineChoices)[number];
export type OfferPayment = (typeof offerPayments)[number];
export type OfferEvent = (typeof offerEvents)[number];
