import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import type { MessageFilter } from './contract.ts';
import { messageStatuses } from './enums.ts';

/** The address of the messages: the filters of the list, and the open message. */
export const messagesAddress = pageAddress(
  '/admin?tab=messages',
  {
    status: oneOf(messageStatuses),
    search: textOf(100),
    page: pageNumber,
    message: textOf(40),
  },
  { visitors: [] },
);

export const { read: readMessagesSearch, href: messagesHref } = messagesAddress;

export type MessagesSearch = SearchOf<typeof messagesAddress>;

export const messagesPerPage = 50;

/** The server's input for the list. */
export function messageList({ status, search, page = 1 }: MessagesSearch): MessageFilter {
  return { status, search, page, pageSize: messagesPerPage };
}
