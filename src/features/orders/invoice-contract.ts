import * as z from 'zod/mini';
import { address, afm, postalCode, text } from '../../shared/fields.ts';

/** For whom an invoice is written: what Greek law wants on it of the buyer, with the address of the seat. */
export const invoice = z.object({
  companyName: text(120, 'Συμπληρώστε την επωνυμία'),
  afm,
  doy: text(60, 'Συμπληρώστε τη ΔΟΥ'),
  profession: text(120, 'Συμπληρώστε το επάγγελμα ή τη δραστηριότητα'),
  address: address(200, 'Συμπληρώστε οδό και αριθμό της έδρας'),
  city: text(100, 'Συμπληρώστε την πόλη της έδρας'),
  postalCode,
});

export type Invoice = z.infer<typeof invoice>;

/** The same as it travels back with an order, or with what the profile knows of it. */
export const givenInvoice = z.object({
  companyName: z.string(),
  afm: z.string(),
  doy: z.string(),
  profession: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
});
