import * as z from 'zod/mini';
import { optionalText } from '#shared/fields.ts';

/** Which products: those of a category, a brand and a supplier, as far as each is given; without any all that are not deleted. */
export const productScope = z.object({
  categoryId: optionalText(60),
  brand: optionalText(60),
  supplierId: optionalText(60),
});
export type ProductScope = z.output<typeof productScope>;
