import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '../../shared/page-address.ts';
import type { MessageFilter } from './contract.ts';
import { messageStatuses } from './enums.ts';

/** The messages: which of them, and which one is open. */
export const messagesAddress = pageAddress(
  '/admin?tab=messages',
  {
    status: oneOf(messageStatuses),
    search: textOf(100),
    page: pageNumber,
    /** The id of the message that is open. */
    message: textOf(40),
  },
  { visitors: [] },
);

export const { read: readMessagesSearch, href: messagesHref } = messagesAddress;

export type MessagesSearch = SearchOf<typeof messagesAddress>;

export const messagesPerPage = 50;

/** What the list asks the server for. */
export function messageList({ status, search, page = 1 }: MessagesSearch): MessageFilter {
  return { status, search, page, pageSize: messagesPerPage };
}
