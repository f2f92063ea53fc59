import * as z from 'zod/mini';
import { readJson } from '#shared/json.ts';

const draftLink = z.object({
  kind: z.enum(['product', 'appointment']),
  id: z.string(),
  label: z.string(),
});

const unsentMessage = z.object({
  /** The message's key: the server stores a key once, however often it is sent. */
  key: z.string(),
  text: z.string(),
  /** A note for the team instead of a message to the customer. */
  isNote: z.boolean(),
  links: z.array(draftLink),
  at: z.string(),
});

const inboxDraft = z.object({
  text: z.string(),
  isNote: z.boolean(),
  /** What the reply links to. */
  links: z.array(draftLink),
  /** Messages that the server has not confirmed, in their order. */
  unsent: z.array(unsentMessage),
});

export type UnsentMessage = z.infer<typeof unsentMessage>;

/** What an administrator has written in one conversation and the server does not know yet. */
export type InboxDraft = z.infer<typeof inboxDraft>;

export const noDraft: InboxDraft = { text: '', isNote: false, links: [], unsent: [] };

/** Restores a stored draft; invalid text is no draft. */
export function readInboxDraft(text: string | null): InboxDraft {
  const stored = inboxDraft.safeParse(readJson(text));
  return stored.success ? stored.data : noDraft;
}

/** The text to store for a draft, or null if there is nothing to keep. */
export function writeInboxDraft(draft: InboxDraft): string | null {
  const { text, links, unsent } = draft;
  return text === '' && links.length === 0 && unsent.length === 0 ? null : JSON.stringify(draft);
}
