import { pageAddress, textOf } from '#shared/page-address.ts';

/** The address of what products are described by; `specification` is the key of the open one, or `new`. */
export const specificationsAddress = pageAddress(
  '/admin?tab=specifications',
  { specification: textOf(60) },
  { visitors: [] },
);
