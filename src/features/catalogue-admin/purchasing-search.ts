import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import { countShows } from './counts/enums.ts';

/** The lists of the office's purchases besides the receipts, which are shown without one. */
const purchasingViews = ['suppliers', 'counts', 'prices'] as const;

/**
 * The address of the office's purchases: the list, its search and page; `open` is the record whose form is open, or `new`, and
 * `of` the supplier or the count whose lines are listed; `show` are those of a count.
 */
export const purchasingAddress = pageAddress(
  '/admin?tab=purchasing',
  {
    view: oneOf(purchasingViews),
    of: textOf(60),
    search: textOf(100),
    show: oneOf(countShows),
    page: pageNumber,
    open: textOf(60),
  },
  { visitors: [] },
);

export const { read: readPurchasingSearch, href: purchasingHref } = purchasingAddress;

export type PurchasingSearch = SearchOf<typeof purchasingAddress>;
