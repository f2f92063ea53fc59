import type { RefusalTable } from '#shared/errors.ts';
import { maxRequests } from './contract.ts';

/** Why nobody can wait for a product. */
export const restockRefusals = {
  NO_SUCH_PRODUCT: { status: 404, message: 'Το προϊόν δεν διατίθεται πλέον.' },
  IN_STOCK: { status: 409, message: 'Το προϊόν είναι ξανά διαθέσιμο: μπορείτε να το παραγγείλετε τώρα.' },
  TOO_MANY_REQUESTS_WAITING: {
    status: 409,
    message: `Έχετε ήδη ζητήσει ειδοποίηση για ${maxRequests} προϊόντα. Ακυρώστε πρώτα κάποια από αυτές.`,
  },
  LINK_INVALID: {
    status: 404,
    message:
      'Ο σύνδεσμος δεν ισχύει πια. Αν θέλετε ακόμη ειδοποίηση, ζητήστε την ξανά από τη σελίδα του προϊόντος.',
  },
} as const satisfies RefusalTable;
