// Types alone: every page loads this file with the routes, and the contract would bring its schemas along.
import type { MessageFilter, MessageStatus } from './contract.ts';

/** What the address of the messages says: which of them, and which one is open. */
export type MessagesSearch = {
  status?: MessageStatus | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The id of the message that is open. */
  message?: string | undefined;
};

export const messagesPerPage = 50;

/** The statuses in the order in which they are offered. */
export const messageStatuses = ['new', 'read', 'answered'] as const satisfies readonly MessageStatus[];

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : '';

/** Reads the address's parameters; what makes no sense is dropped. */
export function readMessagesSearch(raw: Readonly<Record<string, unknown>>): MessagesSearch {
  const status = messageStatuses.find((one) => one === raw['status']);
  const search = textOf(raw['search'], 100);
  const page = Number(raw['page']);
  const message = textOf(raw['message'], 40);
  return {
    ...(status && { status }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(message && { message }),
  };
}

/** What the list asks the server for. */
export function messageList({ status, search, page = 1 }: MessagesSearch): MessageFilter {
  return { status, search, page, pageSize: messagesPerPage };
}

/** The address of the messages. */
export function messagesHref({ status, search, page, message }: MessagesSearch): string {
  const query = new URLSearchParams({ tab: 'messages' });
  if (status) query.set('status', status);
  if (search) query.set('search', search);
  if (page && page > 1) query.set('page', String(page));
  if (message) query.set('message', message);
  return `/admin?${query}`;
}
