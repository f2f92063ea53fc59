import { oneOf, pageAddress, rowNumber, type Reader, type SearchOf } from '../../shared/page-address.ts';
import { propertyTypes } from '../advice/enums.ts';

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

export type WizardSearch = SearchOf<typeof wizardAddress>;
