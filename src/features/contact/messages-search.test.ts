import { expect, test } from 'vitest';
import { messageList, messagesHref, readMessagesSearch } from './messages-search.ts';

test('an address of the messages says what it shows, and is read again as the same', () => {
  const search = { status: 'new', search: 'σειρήνα', page: 2, message: 'abc' } as const;
  const { searchParams } = new URL(messagesHref(search), 'http://shop.example');
  expect(readMessagesSearch(Object.fromEntries(searchParams))).toEqual(search);
});

test('what makes no sense is dropped', () => {
  expect(readMessagesSearch({ status: 'lost', page: -1, search: ' ', message: {} })).toEqual({});
  expect(messageList({})).toMatchObject({ page: 1, pageSize: 50 });
});
