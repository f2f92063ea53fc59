import { pageAddress, pageNumber, rowNumber, rowOrNew } from '#shared/page-address.ts';

/** The address of the office's recalls: the one being written, and the one whose buyers are shown. */
export const recallsAddress = pageAddress(
  '/admin?tab=recalls',
  { recall: rowOrNew, holders: rowNumber, page: pageNumber },
  { visitors: [] },
);

export const { read: readRecallsSearch, href: recallsHref } = recallsAddress;
