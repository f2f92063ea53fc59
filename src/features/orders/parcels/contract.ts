import * as z from 'zod/mini';
import { wholeNumber } from '#shared/query-fields.ts';
import { maxLines } from '#features/cart/limits.ts';
import { couriers } from '../enums.ts';

/** What the office puts into a parcel, by the positions of the order's lines, which count from 0. */
export const askedPieces = z
  .array(z.object({ line: wholeNumber(0, maxLines - 1), quantity: wholeNumber(1, 999) }))
  .check(z.minLength(1, 'Επιλέξτε τι φεύγει'), z.maxLength(maxLines));

const pieces = z.array(z.object({ line: z.int(), quantity: z.int() }));

/** The parcels of an order that goes in several; absent if it goes in one. */
export const parcelFields = {
  parcels: z.optional(
    z.array(
      z.object({
        sentAt: z.string(),
        pieces,
        tracking: z.optional(z.string()),
        courier: z.optional(z.enum(couriers)),
        trackingUrl: z.optional(z.string()),
      }),
    ),
  ),
  /** What no parcel has taken yet, of an order in preparation; for its customer once something has gone. */
  waiting: z.optional(pieces),
};
