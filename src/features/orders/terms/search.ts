import { pageAddress, rowNumber } from '#shared/page-address.ts';

/** The address of the terms: those in force, or of an earlier version. */
export const termsAddress = pageAddress('/terms', { version: rowNumber }, { visitors: ['version'] });

export const { read: readTermsSearch, href: termsHref } = termsAddress;
