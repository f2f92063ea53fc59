import * as z from 'zod/mini';
import { address, afm, nameText, postalCode, text } from '#shared/fields.ts';

/** An invoice's recipient: the buyer's details that Greek law requires, with the registered address. */
export const invoice = z.object({
  companyName: text(120, 'Συμπληρώστε την επωνυμία'),
  afm,
  doy: text(60, 'Συμπληρώστε τη ΔΟΥ'),
  profession: nameText(120, 'Συμπληρώστε το επάγγελμα ή τη δραστηριότητα'),
  address: address(200, 'Συμπληρώστε οδό και αριθμό της έδρας'),
  city: nameText(100, 'Συμπληρώστε την πόλη της έδρας'),
  postalCode,
});

export type Invoice = z.infer<typeof invoice>;

/** The same in responses, with an order or from the profile. */
export const givenInvoice = z.object({
  companyName: z.string(),
  afm: z.string(),
  doy: z.string(),
  profession: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
});
