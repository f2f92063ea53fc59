import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '../../shared/page-address.ts';
import { inboxLists } from './enums.ts';

/** The address of the administrators' inbox: its list, and the open conversation. */
export const inboxAddress = pageAddress(
  '/admin?tab=chat',
  {
    list: oneOf(inboxLists, 'new'),
    search: textOf(100),
    page: pageNumber,
    /** The id of the conversation that is open. */
    conversation: textOf(40),
  },
  { visitors: [] },
);

export const { read: readInboxSearch, href: inboxHref } = inboxAddress;

export type InboxSearch = SearchOf<typeof inboxAddress>;
