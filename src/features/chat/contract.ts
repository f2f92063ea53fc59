import * as z from 'zod/mini';
import { email, given, optionalPhone, optionalText } from '#shared/fields.ts';
import { done, endpointOf } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { agentStatuses, chatStates, linkKinds } from './enums.ts';

const endpoint = endpointOf('chat');

export const chatState = z.enum(chatStates);
export type ChatState = z.infer<typeof chatState>;

export const agentStatus = z.enum(agentStatuses);
export type AgentStatus = z.infer<typeof agentStatus>;

/** The presence of all administrators together: the best of those with a live connection, else `offline`. */
export const availability = z.enum([...agentStatuses, 'offline']);
export type Availability = z.infer<typeof availability>;

declare module '#shared/live.ts' {
  interface LiveMessages {
    /**
     * Something happened in a conversation. `seq` is its newest message, or what was read up to; with `event: 'message'`
     * or `'state'` the page fetches what is after the last message that it has. `typing` is shown for some seconds.
     */
    chat: {
      conversationId: string;
      seq: number;
      event: 'message' | 'state' | 'typing' | 'read';
      by?: 'user' | 'agent';
      /** The administrator who types. */
      name?: string;
    };
    /** Administrators came, went or changed their status. */
    presence: { availability: Availability };
  }
}

/** The maximum length of a message, in characters. */
export const maxMessageLength = 2_000;

const nothingWritten = 'Γράψτε ένα μήνυμα';

/** A message as it is typed: plain text, not blank. */
export const messageText = given(nothingWritten).check(
  z.overwrite(severalLines),
  z.minLength(1, nothingWritten),
  z.maxLength(maxMessageLength, 'Το μήνυμα μπορεί να έχει έως 2.000 χαρακτήρες'),
);

/** The sender's own key of a message (a UUID): sending it again answers the stored message. */
export const messageKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** A link under a message. A product has its net price in euro, for viewers who see prices. */
const chatLink = z.object({
  kind: z.enum(linkKinds),
  label: z.string(),
  href: z.string(),
  price: z.optional(z.number()),
});
export type ChatLink = z.infer<typeof chatLink>;

export const chatMessage = z.object({
  id: z.string(),
  /** Its place in the conversation; private notes leave gaps that only administrators see filled. */
  seq: z.int(),
  /** The sender's key, for what a person sent. */
  key: z.optional(z.string()),
  sender: z.enum(['bot', 'agent', 'user']),
  content: z.string(),
  type: z.enum(['text', 'quick_reply']),
  timestamp: z.string(),
  /** Until then it is shown as typing. */
  visibleAt: z.string(),
  metadata: z.object({
    quickReplies: z.optional(z.array(z.string())),
    agentName: z.optional(z.string()),
  }),
  links: z.array(chatLink),
  /** A private note, which only administrators get. */
  isNote: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const thumb = z.enum(['up', 'down']);

const rating = z.object({ thumb, word: z.optional(z.string()) });

/** A conversation as its visitor or customer reads it. */
export const conversation = z.object({
  id: z.string(),
  state: chatState,
  lastSeq: z.int(),
  /** The administrator who answers. */
  agent: z.optional(z.object({ name: z.string(), status: availability })),
  /** Messages up to this one were read by an administrator, and by the visitor. */
  readByAgent: z.int(),
  readByUser: z.int(),
  /** Nobody is there: name and e-mail are asked for, because the caller has no account. */
  asksContact: z.boolean(),
  /** The conversation was left as a contact message. */
  isLeft: z.boolean(),
  /** It may be sent to the caller by e-mail. */
  canMail: z.boolean(),
  rating: z.optional(rating),
  openedAt: z.string(),
});
export type Conversation = z.infer<typeof conversation>;

const chatView = z.object({
  conversation,
  /** In their order; those after the number that was asked for. */
  messages: z.array(chatMessage),
  availability,
  /** The server's clock, against which `visibleAt` is measured. */
  now: z.string(),
});
export type ChatView = z.infer<typeof chatView>;

const conversationId = z.string().check(z.maxLength(40));
export const ofConversation = z.object({ conversationId });
export const seq = wholeNumber(0, 2_147_483_647);
/** The path of the page on which the caller is, without a query. */
const page = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^?#\s]*$/));

export const chatContact = z.object({ name: optionalText(100), email, phone: optionalPhone });
export type ChatContact = z.infer<typeof chatContact>;

const chatRating = z.object({ thumb, word: optionalText(300) });

/** The endpoints of the visitor's or customer's side; the administrators' are in inbox/contract.ts. */
export const chatContract = {
  getChat: endpoint.anyone
    .get('/chat', 'The caller’s conversation, if there is one, and whether somebody is there')
    .output(z.object({ chat: z.optional(chatView), availability, unread: z.int() })),
  openChat: endpoint.anyone
    .post('/chat', 'Resume the caller’s conversation, or begin one with the bot’s greeting')
    .input(
      z.object({
        /** The page on which it is opened. */
        page: z.optional(page),
        /** Begins another one if the last is closed. */
        startNew: z.optional(z.boolean()),
      }),
    )
    .output(chatView),
  listChatMessages: endpoint.anyone
    .get('/chat/{conversationId}/messages', 'The conversation with its messages after a number')
    .input(z.extend(ofConversation, { after: z.optional(seq) }))
    .output(chatView),
  sendChatMessage: endpoint.anyone
    .post(
      '/chat/{conversationId}/messages',
      'Write a message; its answer by the bot comes with it. The same key again changes nothing',
    )
    .input(
      z.extend(ofConversation, {
        key: messageKey,
        text: messageText,
        /** The page on which it was written: on a product's, questions are about it. */
        page: z.optional(page),
        /** The number of the last message that the caller has; the response contains the later ones. */
        after: z.optional(seq),
      }),
    )
    .output(chatView),
  sayTyping: endpoint.anyone
    .post('/chat/{conversationId}/typing', 'Show the administrators that the caller types')
    .input(ofConversation)
    .output(z.object({ told: z.boolean() })),
  markChatRead: endpoint.anyone
    .put('/chat/{conversationId}/read', 'Mark the messages up to a number as read by the caller')
    .input(z.extend(ofConversation, { seq }))
    .output(z.object({ readByUser: z.int() })),
  closeChat: endpoint.anyone
    .put('/chat/{conversationId}/close', 'End the conversation')
    .input(ofConversation)
    .output(chatView),
  rateChat: endpoint.anyone
    .put('/chat/{conversationId}/rating', 'Rate the conversation with a thumb and a word')
    .input(z.extend(chatRating, { conversationId }))
    .output(done),
  mailChat: endpoint.verified
    .post('/chat/{conversationId}/email', 'Send the conversation to the caller’s own address')
    .input(ofConversation)
    .output(done),
  leaveChatContact: endpoint.anyone
    .post(
      '/chat/{conversationId}/contact',
      'Leave name and e-mail: the conversation becomes a contact message',
    )
    .input(z.extend(chatContact, { conversationId }))
    .output(chatView),
};
