import type { RefusalTable } from '#shared/errors.ts';
import { maxQuantity, maxLines } from './limits.ts';

export const cartRefusals = {
  PRODUCT_GONE: { status: 404, message: 'Το προϊόν δεν διατίθεται πλέον.' },
  NOT_IN_CART: { status: 404, message: 'Το προϊόν δεν είναι πια στο καλάθι σας.' },
  OUT_OF_STOCK: { status: 409, message: 'Το προϊόν εξαντλήθηκε.' },
  NO_INSTALLATION: { status: 409, message: 'Το προϊόν δεν διατίθεται με εγκατάσταση.' },
  TOO_MANY: { status: 409, message: `Μπορείτε να παραγγείλετε έως ${maxQuantity} τεμάχια από κάθε προϊόν.` },
  CART_FULL: {
    status: 409,
    message: `Το καλάθι χωράει έως ${maxLines} διαφορετικά προϊόντα. Παραγγείλετε ή αφαιρέστε κάποια και δοκιμάστε ξανά.`,
  },
} as const satisfies RefusalTable;

export type CartCode = keyof typeof cartRefusals;
