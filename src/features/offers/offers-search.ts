import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import { offerStates } from './enums.ts';

/** Which offers are listed: those of a state, all that wait for their customer, or the templates. */
const offerLists = [...offerStates, 'open', 'templates'] as const;

/** The address of the office's offers: the filters of the list, and the open one. */
export const offersAddress = pageAddress(
  '/admin?tab=offers',
  {
    state: oneOf(offerLists),
    search: textOf(100),
    customerId: textOf(40),
    page: pageNumber,
    offer: textOf(40),
  },
  { visitors: [] },
);

export const { read: readOffersSearch, href: offersHref } = offersAddress;

export type OffersSearch = SearchOf<typeof offersAddress>;

export const offersPerPage = 50;
