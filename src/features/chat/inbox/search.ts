import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import { inboxLists } from '../enums.ts';

/** The parts of the chat's screen; the first one is the inbox itself. */
export const inboxViews = ['inbox', 'replies', 'bot', 'figures'] as const;

/** The address of the administrators' chat: its part, the inbox's list and the open conversation. */
export const inboxAddress = pageAddress(
  '/admin?tab=chat',
  {
    view: oneOf(inboxViews, 'inbox'),
    list: oneOf(inboxLists, 'new'),
    search: textOf(100),
    page: pageNumber,
    conversation: textOf(40),
    /** On a narrow screen: the details of the open conversation instead of its messages. */
    details: oneOf(['open']),
    /** In the other parts: the id of the open row, or `new`. */
    row: textOf(20),
    /** The question that a new row of the bot's table is to answer. */
    question: textOf(200),
  },
  { visitors: [] },
);

export const { read: readInboxSearch, href: inboxHref } = inboxAddress;

export type InboxSearch = SearchOf<typeof inboxAddress>;

export const rowsPerPage = 50;

/** The server's input for the list. */
export const inboxRows = ({ list = 'new', search, page = 1 }: InboxSearch) => ({
  list,
  search,
  page,
  pageSize: rowsPerPage,
});
