import * as z from 'zod/mini';
import { expiryText } from '#shared/card-expiry.ts';
import { nameText, text } from '#shared/fields.ts';

/** A payment card as it is typed; it is validated, passed on to the payment provider and never stored. */
export const card = z.object({
  cardNumber: text(19, 'Συμπληρώστε τον αριθμό της κάρτας'),
  cardName: nameText(100, 'Συμπληρώστε το όνομα του κατόχου'),
  expiryDate: text(12, 'Συμπληρώστε τη λήξη της κάρτας').check(z.overwrite(expiryText)),
  cvv: text(4, 'Συμπληρώστε τον κωδικό CVV'),
});

export type Card = z.infer<typeof card>;
