import type { RefusalTable } from '#shared/errors.ts';
import { maxWishes } from './contract.ts';

/** Why a product is not added to the list. */
export const wishlistRefusals = {
  WISH_GONE: { status: 404, message: 'Το προϊόν δεν διατίθεται πλέον.' },
  WISHLIST_FULL: {
    status: 409,
    message: `Η λίστα σας έχει ήδη ${maxWishes} προϊόντα. Αφαιρέστε πρώτα κάποιο.`,
  },
} as const satisfies RefusalTable;
