import { oneOf, pageAddress, pageNumber, type SearchOf } from '#shared/page-address.ts';
import type { ReviewFilter } from './contract.ts';
import { reviewStatuses } from './enums.ts';

export const reviewsAddress = pageAddress(
  '/admin?tab=reviews',
  { status: oneOf(reviewStatuses, 'pending'), page: pageNumber },
  { visitors: [] },
);

export const { read: readReviewsSearch, href: reviewsHref } = reviewsAddress;

export type ReviewsSearch = SearchOf<typeof reviewsAddress>;

const perAdminPage = 20;

/** The server's input for the list. */
export function reviewList({ status = 'pending', page = 1 }: ReviewsSearch) {
  return { status, page, pageSize: perAdminPage } satisfies ReviewFilter;
}
