import type { ChatMessage, ChatView, Conversation } from './contract.ts';

/** What a page knows of a conversation. */
export interface Known {
  conversation: Conversation;
  /** In their order, each once. */
  messages: readonly ChatMessage[];
  /** The server's clock minus the browser's, in milliseconds. */
  clockAheadMs: number;
}

/** Adds messages to those that are known, by their number; an answer may bring some a second time. */
function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq));
  const fresh = more.filter(({ seq }) => !seqs.has(seq));
  return fresh.length > 0 ? [...known, ...fresh].toSorted((a, b) => a.seq - b.seq) : known;
}

/**
 * Adds an answer of the server, received at `now` of the browser (milliseconds). Answers may overtake each other: what was
 * read is never taken back. Another conversation replaces the known one.
 */
export function learn(known: Known | undefined, view: ChatView, now: number): Known {
  const clockAheadMs = Date.parse(view.now) - now;
  const { conversation } = view;
  if (known?.conversation.id !== conversation.id)
    return { conversation, messages: mergeMessages([], view.messages), clockAheadMs };
  const isOlder = conversation.lastSeq < known.conversation.lastSeq;
  return {
    conversation: {
      ...(isOlder ? known.conversation : conversation),
      lastSeq: Math.max(conversation.lastSeq, known.conversation.lastSeq),
      readByAgent: Math.max(conversation.readByAgent, known.conversation.readByAgent),
      readByUser: Math.max(conversation.readByUser, known.conversation.readByUser),
    },
    messages: mergeMessages(known.messages, view.messages),
    clockAheadMs,
  };
}

/** The number of the last known message; 0 before the first. */
export const lastKnown = (known: Known | undefined): number => known?.messages.at(-1)?.seq ?? 0;

export interface Shown {
  messages: readonly ChatMessage[];
  /** An answer exists that is not visible yet. */
  isTyping: boolean;
  /** In how many milliseconds the next message becomes visible; undefined when none is coming. */
  nextInMs: number | undefined;
}

export const nothingShown: Shown = { messages: [], isTyping: false, nextInMs: undefined };

/** What a conversation shows at `now` of the browser: an answer that is not visible yet is being typed. */
export function shownAt(known: Known, now: number): Shown {
  const serverNow = now + known.clockAheadMs;
  const waits = known.messages
    .filter(({ sender }) => sender !== 'user')
    .map(({ visibleAt }) => Date.parse(visibleAt) - serverNow)
    .filter((ms) => ms > 0);
  const messages = known.messages.filter(
    ({ sender, visibleAt }) => sender === 'user' || Date.parse(visibleAt) <= serverNow,
  );
  return {
    messages,
    isTyping: waits.length > 0,
    nextInMs: waits.length > 0 ? Math.min(...waits) : undefined,
  };
}

/** How many of the shown messages by others the reader has not read. */
export const unreadOf = (known: Known, shown: Shown): number =>
  shown.messages.filter(({ sender, seq }) => sender !== 'user' && seq > known.conversation.readByUser).length;
