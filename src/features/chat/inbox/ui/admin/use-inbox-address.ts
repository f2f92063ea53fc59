import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { inboxHref, type InboxSearch } from '../../search.ts';

/** Changes what the inbox shows by changing its address. */
export function useInboxAddress(search: InboxSearch, isWide: boolean | undefined) {
  const { list = 'new', conversation: openId } = search;
  const navigate = useNavigate();
  const show = useCallback(
    (next: InboxSearch) =>
      void navigate({
        href: inboxHref(next),
        // On a phone the steps can be gone back.
        replace: isWide === true,
        resetScroll: false,
      }),
    [navigate, isWide],
  );
  const onSearch = useCallback(
    (text: string) => show({ list, conversation: openId, search: text || undefined }),
    [show, list, openId],
  );
  const open = (id: string) => show({ ...search, conversation: id, details: undefined });
  const backToList = () => {
    show({ ...search, conversation: undefined, details: undefined });
    requestAnimationFrame(() => focusRow(openId));
  };
  return { show, onSearch, open, backToList };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;

/** Puts the focus on a conversation of the list, or on the page if the list does not have it. */
export function focusRow(id: string | undefined) {
  const row = document.getElementById(`chat-${id}`);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  if (!row) document.getElementById('main')?.focus();
}
