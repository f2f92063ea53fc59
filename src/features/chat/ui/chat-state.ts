import type { Availability, ChatView } from '../contract.ts';
import type { Unsent } from '../outbox.ts';
import type { Known, Shown } from '../timeline.ts';

export interface ChatCalls {
  get: () => Promise<{ chat?: ChatView | undefined; availability: Availability }>;
  open: (input: { page: string; startNew?: boolean }) => Promise<ChatView>;
  list: (input: { conversationId: string; after: number }) => Promise<ChatView>;
  send: (input: {
    conversationId: string;
    key: string;
    text: string;
    page?: string | undefined;
    after: number;
  }) => Promise<ChatView>;
  close: (input: { conversationId: string }) => Promise<ChatView>;
  markRead: (input: { conversationId: string; seq: number }) => Promise<unknown>;
  sayTyping: (input: { conversationId: string }) => Promise<unknown>;
}

/** What the browser does for the client. */
export interface ChatTools {
  readOutbox: () => Unsent[];
  keepOutbox: (outbox: readonly Unsent[]) => void;
  /** Runs one after the other in all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  newKey: () => string;
  now: () => number;
  page: () => string;
}

export interface ChatState {
  known: Known | undefined;
  /** What is visible of it now. */
  shown: Shown;
  availability: Availability | undefined;
  /** The caller's conversation has been asked for. */
  isAsked: boolean;
  outbox: readonly Unsent[];
  /** Why nothing can be sent or read at the moment. */
  hindrance: { kind: 'offline' | 'limit' | 'failed'; words?: string } | undefined;
  typist: { name: string | undefined } | undefined;
}
