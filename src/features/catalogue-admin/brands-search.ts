import { pageAddress, textOf } from '#shared/page-address.ts';

/** The address of the brands; `brand` is the id of the open one, or `new`. */
export const brandsAddress = pageAddress('/admin?tab=brands', { brand: textOf(60) }, { visitors: [] });
