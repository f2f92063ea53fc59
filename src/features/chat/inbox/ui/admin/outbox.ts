import { createListeners } from '#ui/page/listeners.ts';
import { ORPCError } from '@orpc/client';
import { useSyncExternalStore } from 'react';
import type { UnsentMessage } from '../../draft.ts';
import { changeDraft, draftOf } from './drafts.ts';

/** Why the first unsent message of a conversation has not arrived. */
export interface Trouble {
  key: string;
  /** For the user; undefined when the connection is missing and it is sent again by itself. */
  refusal?: string | undefined;
  /** Another administrator has the conversation. */
  heldBy?: string | undefined;
  /** The writer has no name towards customers yet. */
  asksName?: boolean;
}

/** Sends one message; resolves when the page shows it. */
export type Deliver = (conversationId: string, message: UnsentMessage) => Promise<void>;

let troubles: ReadonlyMap<string, Trouble> = new Map();
const busy = new Set<string>();
const listeners = createListeners();

function setTrouble(conversationId: string, trouble: Trouble | undefined) {
  const next = new Map(troubles);
  if (trouble) next.set(conversationId, trouble);
  else next.delete(conversationId);
  troubles = next;
  listeners.notify();
}

/** Answers that come again by themselves: no connection, no session, too many requests, an outage. */
const passing = new Set([0, 401, 408, 429]);

function troubleOf(key: string, error: unknown): Trouble {
  if (!(error instanceof ORPCError) || error.status >= 500 || passing.has(error.status)) return { key };
  const { agentName } = (error.data?.data ?? {}) as { agentName?: string };
  return {
    key,
    refusal: error.message,
    ...(error.code === 'TAKEN' && { heldBy: agentName ?? '' }),
    ...(error.code === 'NO_NAME' && { asksName: true }),
  };
}

/**
 * Sends the unsent messages of a conversation in their order, each with its own key, so that one whose answer was lost is
 * not stored twice. Stops at the first that does not arrive.
 */
export async function flush(conversationId: string, deliver: Deliver): Promise<void> {
  if (busy.has(conversationId)) return;
  busy.add(conversationId);
  setTrouble(conversationId, undefined);
  try {
    for (let message = first(conversationId); message; message = first(conversationId)) {
      const { key } = message;
      try {
        await deliver(conversationId, message);
      } catch (error) {
        setTrouble(conversationId, troubleOf(key, error));
        return;
      }
      withdraw(conversationId, key);
    }
  } finally {
    busy.delete(conversationId);
  }
}

const first = (conversationId: string) => draftOf(conversationId).unsent[0];

/** Takes a message out of those to be sent. */
export function withdraw(conversationId: string, key: string): void {
  const { unsent } = draftOf(conversationId);
  changeDraft(conversationId, { unsent: unsent.filter((one) => one.key !== key) });
  if (troubles.get(conversationId)?.key === key) setTrouble(conversationId, undefined);
}

/** Tells whether the messages of a conversation should be tried again without being asked. */
export const isWaiting = (conversationId: string): boolean => {
  const trouble = troubles.get(conversationId);
  return trouble === undefined || trouble.refusal === undefined;
};

/** What has not arrived, by conversation. */
export const useTroubles = (): ReadonlyMap<string, Trouble> =>
  useSyncExternalStore(
    listeners.listen,
    () => troubles,
    () => troubles,
  );
