import { createListeners } from '#ui/page/listeners.ts';
import { useSyncExternalStore } from 'react';
import { adminDraftPrefix } from '#shared/browser-storage.ts';
import { draftsOf, keepDraft, readDraft } from '#ui/form/draft.ts';
import { noDraft, readInboxDraft, writeInboxDraft, type InboxDraft } from '../../draft.ts';

const drafts = new Map<string, InboxDraft>();
const listeners = createListeners();

const prefix = `${adminDraftPrefix}chatReply:` as const;
const keyOf = (conversationId: string) => `${prefix}${conversationId}` as const;

/** What is written in a conversation: in this page, or as the tab has kept it. */
export function draftOf(conversationId: string): InboxDraft {
  const known = drafts.get(conversationId);
  if (known) return known;
  const stored = readInboxDraft(readDraft(keyOf(conversationId)));
  drafts.set(conversationId, stored);
  return stored;
}

/** Changes what is written in a conversation and keeps it in the tab, so that a reload loses nothing. */
export function changeDraft(conversationId: string, change: Partial<InboxDraft>): void {
  const next = { ...draftOf(conversationId), ...change };
  drafts.set(conversationId, next);
  keepDraft(keyOf(conversationId), writeInboxDraft(next));
  listeners.notify();
}

/** The conversations in which something is unsent. */
export const unsentConversations = (): string[] =>
  [...new Set([...drafts.keys(), ...draftsOf(prefix)])].filter((id) => draftOf(id).unsent.length > 0);

/** Forgets the page's copies: after signing out, the next user must not find them. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** What is written in a conversation, as it changes. */
export const useDraft = (conversationId: string): InboxDraft =>
  useSyncExternalStore(
    listeners.listen,
    () => draftOf(conversationId),
    () => noDraft,
  );
