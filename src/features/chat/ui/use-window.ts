import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ChatClient } from './chat-client.ts';
import type { ChatState } from './chat-state.ts';

/** Marks what the support has written as read while the page is seen. */
export function useReadMark(client: ChatClient, shown: ChatState['shown']): void {
  const lastSeq = shown.messages.findLast(({ sender }) => sender !== 'user')?.seq ?? 0;
  useEffect(() => {
    const mark = () => {
      if (!document.hidden) client.markRead(lastSeq);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, lastSeq]);
}

/** Escape anywhere in the window. */
export function useEscape(area: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) onEscape();
  });
  useEffect(() => {
    const element = area.current;
    const heard = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', heard);
    return () => element?.removeEventListener('keydown', heard);
  }, [area]);
}

interface FocusOptions {
  area: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The window is a box next to the page, not a sheet over a phone's screen. */
  isBox: boolean;
  /** The window was opened by its button, not by a reload. */
  takesFocus: boolean;
  /** Undefined before the conversation is known. */
  isClosed: boolean | undefined;
}

/** Keeps the focus in the window; returns what takes it there. */
export function useChatFocus({ area, field, isBox, takesFocus, isClosed }: FocusOptions): () => void {
  /** Takes the focus of a button that is about to disappear. */
  function takeFocus() {
    // On a phone the focus in the field would open the keyboard over half of the conversation.
    (isBox ? (field.current ?? area.current) : area.current)?.focus({ preventScroll: true });
  }
  useEffect(() => {
    if (takesFocus) takeFocus();
    // oxlint-disable-next-line react/exhaustive-deps -- When it opens, not when its shape changes.
  }, []);

  const whenChanged = useEffectEvent(() => {
    if (document.activeElement === document.body) takeFocus();
  });
  // The end of a conversation takes the field away, and a new one the button that began it.
  const wasClosed = useRef<boolean>(undefined);
  useEffect(() => {
    if (isClosed === undefined) return;
    if (wasClosed.current !== undefined && wasClosed.current !== isClosed) whenChanged();
    wasClosed.current = isClosed;
  }, [isClosed]);
  return takeFocus;
}
