import * as z from 'zod/mini';
import { readJson } from '../../shared/json.ts';

const unsentMessage = z.object({
  /** The message's key: the server stores a key once, however often it is sent. */
  key: z.string(),
  text: z.string(),
  /** A note for the team instead of a message to the customer. */
  isNote: z.boolean(),
  at: z.string(),
});

const inboxDraft = z.object({
  text: z.string(),
  isNote: z.boolean(),
  /** Messages that the server has not confirmed, in their order. */
  unsent: z.array(unsentMessage),
});

export type UnsentMessage = z.infer<typeof unsentMessage>;

/** What an administrator has written in one conversation and the server does not know yet. */
export type InboxDraft = z.infer<typeof inboxDraft>;

export const noDraft: InboxDraft = { text: '', isNote: false, unsent: [] };

/** Restores a stored draft; invalid text is no draft. */
export function readInboxDraft(text: string | null): InboxDraft {
  const kept = inboxDraft.safeParse(readJson(text));
  return kept.success ? kept.data : noDraft;
}

/** The text to store for a draft, or null if there is nothing to keep. */
export function writeInboxDraft(draft: InboxDraft): string | null {
  return draft.text === '' && draft.unsent.length === 0 ? null : JSON.stringify(draft);
}
