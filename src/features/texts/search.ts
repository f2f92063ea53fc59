import type { LegalText } from '#shared/texts.ts';
import { pageAddress, rowNumber, textOf } from '#shared/page-address.ts';

const address = (path: string) => pageAddress(path, { version: rowNumber }, { visitors: ['version'] });

/** The addresses of the legal texts: what is in force, or an earlier version. */
export const legalAddresses = {
  terms: address('/terms'),
  privacy: address('/privacy'),
  accessibility: address('/accessibility'),
} satisfies Record<LegalText, unknown>;

export const { href: termsHref } = legalAddresses.terms;

/** The address of the administrators' texts; `text` is the open one. */
export const textsAddress = pageAddress('/admin?tab=settings', { text: textOf(60) }, { visitors: [] });
