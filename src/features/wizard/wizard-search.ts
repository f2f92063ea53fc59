import { oneOf, pageAddress, rowNumber, type Reader, type SearchOf } from '#shared/page-address.ts';
import { propertyTypes } from '#features/advice/enums.ts';

const lastStep = 7;

/** The first step is the default. */
const step: Reader<number> = (written) => {
  const number = Number(written);
  return Number.isInteger(number) && number >= 2 && number <= lastStep ? number : undefined;
};

/**
 * The wizard's address: the open step, so that the browser's Back walks the steps; the answer with which the home page
 * begins; and the product whose page led here. Visitors get one page per step, because the answers are in their browser.
 */
export const wizardAddress = pageAddress(
  '/wizard',
  { step, propertyType: oneOf(propertyTypes), product: rowNumber },
  { visitors: ['step'] },
);

export const { read: readWizardSearch, href: wizardHref } = wizardAddress;

/** The address that opens a shared advice; what is behind the # is never sent to a server or logged. */
export const adviceLink = (token: string): string => `/wizard#advice=${token}`;

/** The token in the fragment of such an address. */
export const readAdviceToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('advice') ?? undefined;

export type WizardSearch = SearchOf<typeof wizardAddress>;
