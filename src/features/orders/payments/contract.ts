import * as z from 'zod/mini';

/**
 * `due`: unpaid; `awaiting`: to be paid on the provider's page; `authorised`: held on the card; `captured`: paid; `voided`:
 * released or never paid; `refund_due`: to be refunded; `refunding`: the provider was asked to refund; `refunded`: refunded.
 */
export const paymentState = z.enum([
  'due',
  'awaiting',
  'authorised',
  'captured',
  'voided',
  'refund_due',
  'refunding',
  'refunded',
]);
