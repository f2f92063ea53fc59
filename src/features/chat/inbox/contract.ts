import * as z from 'zod/mini';
import { done, endpointOf } from '#shared/endpoint.ts';
import { optionalText } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { chatMessage, chatState, messageKey, messageText, ofConversation, seq, thumb } from '../contract.ts';
import { chatEndings, closeReasons, inboxLists } from '../enums.ts';
import { supportContract } from '../support-contract.ts';

const endpoint = endpointOf('chat');

export const inboxList = z.enum(inboxLists);
export type InboxList = z.infer<typeof inboxList>;

export const inboxListLabels: Record<InboxList, string> = {
  new: 'Νέες',
  mine: 'Δικές μου',
  others: 'Άλλων',
  bot: 'Με τον βοηθό',
  closed: 'Κλειστές',
};

export const closeReason = z.enum(closeReasons);
export type CloseReason = z.infer<typeof closeReason>;

const chatEnding = z.enum(chatEndings);
export type ChatEnding = z.infer<typeof chatEnding>;

const inboxRow = z.object({
  id: z.string(),
  state: chatState,
  /** The customer's name, or that of a visitor who left one; absent for an unknown visitor. */
  name: z.optional(z.string()),
  isCustomer: z.boolean(),
  /** A preview of the newest message that a person or the bot wrote; notes are left out. */
  lastText: z.string(),
  lastSender: z.enum(['bot', 'agent', 'user']),
  lastAt: z.string(),
  /** Messages of the visitor that no administrator has read. */
  unread: z.int(),
  /** Since when the visitor waits for a person's first or next answer. */
  waitingSince: z.optional(z.string()),
  agentName: z.optional(z.string()),
  isMine: z.boolean(),
  /** It was left as a contact message, with this id. */
  messageId: z.optional(z.string()),
  rating: z.optional(thumb),
  closeReason: z.optional(chatEnding),
  openedAt: z.string(),
  isDemo: z.boolean(),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** Who writes, and what the shop knows of them. */
const dossier = z.object({
  customer: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.optional(z.string()),
      companyName: z.optional(z.string()),
      approval: z.enum(['pending', 'approved', 'rejected']),
      canViewPrices: z.boolean(),
    }),
  ),
  /** What an unknown visitor left. */
  contact: z.optional(
    z.object({ name: z.optional(z.string()), email: z.string(), phone: z.optional(z.string()) }),
  ),
  /** The page on which it was opened. */
  page: z.optional(z.string()),
  cart: z.array(
    z.object({ productId: z.int(), name: z.string(), quantity: z.int(), withInstallation: z.boolean() }),
  ),
  /** Orders on their way. */
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: z.string(),
      shippingMethod: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Future appointments. */
  appointments: z.array(
    z.object({
      id: z.string(),
      serviceTitle: z.string(),
      date: z.string(),
      time: z.string(),
      status: z.string(),
    }),
  ),
  /** The same person's other conversations, newest first. */
  earlier: z.array(
    z.object({ id: z.string(), openedAt: z.string(), lastText: z.string(), rating: z.optional(thumb) }),
  ),
});
export type ConversationDetails = z.infer<typeof dossier>;

const inboxConversation = z.extend(inboxRow, {
  lastSeq: z.int(),
  readByUser: z.int(),
  readByAgent: z.int(),
  ratingWord: z.optional(z.string()),
  closeNote: z.optional(z.string()),
  dossier,
});
export type InboxConversation = z.infer<typeof inboxConversation>;

const inboxMessages = z.object({ messages: z.array(chatMessage), lastSeq: z.int(), now: z.string() });

/** A link that an administrator adds to a reply, as the search for `@` gave it. */
const addedLink = z.object({
  kind: z.enum(['product', 'appointment']),
  id: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type AddedLink = z.infer<typeof addedLink>;

const foundLink = z.object({
  kind: z.enum(['product', 'appointment']),
  id: z.string(),
  label: z.string(),
  detail: z.optional(z.string()),
});
export type FoundLink = z.infer<typeof foundLink>;

const takeOver = z.optional(z.boolean());

export const inboxContract = {
  listConversations: endpoint.admin
    .get('/admin/chats', 'Conversations: those that wait longest first, else the newest first', {
      whileOff: true,
    })
    .input(
      z.object({
        list: inboxList,
        search: optionalText(100),
        page: z.optional(wholeNumber(1, 10_000)),
        pageSize: z.optional(wholeNumber(1, 100)),
      }),
    )
    .output(z.array(inboxRow)),
  countConversations: endpoint.admin
    .get(
      '/admin/chat-counts',
      'How many conversations each list has, and how many of them something unread',
      { whileOff: true },
    )
    .input(z.object({ search: optionalText(100) }))
    .output(z.record(inboxList, z.object({ all: z.int(), unread: z.int() }))),
  getConversation: endpoint.admin
    .get('/admin/chats/{conversationId}', 'One conversation, with who writes', { whileOff: true })
    .input(ofConversation)
    .output(inboxConversation),
  listConversationMessages: endpoint.admin
    .get(
      '/admin/chats/{conversationId}/messages',
      'The messages and notes of a conversation after a number',
      { whileOff: true },
    )
    .input(z.extend(ofConversation, { after: z.optional(seq) }))
    .output(inboxMessages),
  replyToConversation: endpoint.admin
    .post(
      '/admin/chats/{conversationId}/messages',
      'Answer; refused with who has it when another administrator does, unless taken over',
    )
    .input(
      z.extend(ofConversation, {
        key: messageKey,
        text: messageText,
        links: z.optional(z.array(addedLink).check(z.maxLength(5))),
        takeOver,
        after: z.optional(seq),
      }),
    )
    .output(inboxMessages),
  noteOnConversation: endpoint.admin
    .post('/admin/chats/{conversationId}/notes', 'Write a note that only administrators read')
    .input(z.extend(ofConversation, { key: messageKey, text: messageText, after: z.optional(seq) }))
    .output(inboxMessages),
  sayAgentTyping: endpoint.admin
    .post(
      '/admin/chats/{conversationId}/typing',
      'Show the visitor and the other administrators that the caller types',
    )
    .input(ofConversation)
    .output(z.object({ told: z.boolean() })),
  markConversationRead: endpoint.admin
    .put(
      '/admin/chats/{conversationId}/read',
      'Mark the messages up to a number as read by the administrators',
      { whileOff: true },
    )
    .input(z.extend(ofConversation, { seq }))
    .output(z.object({ readByAgent: z.int() })),
  assignConversation: endpoint.admin
    .put(
      '/admin/chats/{conversationId}/assignment',
      'Take a conversation; refused with who has it when another administrator does, unless taken over',
    )
    .input(
      z.extend(ofConversation, {
        takeOver,
        /** The name of the administrator who shall have it; else the caller. */
        agentName: optionalText(40),
      }),
    )
    .output(done),
  returnToBot: endpoint.admin
    .put('/admin/chats/{conversationId}/bot', 'Hand a conversation back to the bot')
    .input(ofConversation)
    .output(done),
  closeConversation: endpoint.admin
    .put('/admin/chats/{conversationId}/close', 'Close a conversation with a reason', { whileOff: true })
    .input(z.extend(ofConversation, { reason: closeReason, note: optionalText(300) }))
    .output(done),
  reopenConversation: endpoint.admin
    .put('/admin/chats/{conversationId}/reopening', 'Open a closed conversation again, as the caller’s own')
    .input(ofConversation)
    .output(done),
  searchChatLinks: endpoint.admin
    .get(
      '/admin/chats/{conversationId}/links',
      'Products, and the writer’s own appointments, to link in a reply',
    )
    .input(z.extend(ofConversation, { query: optionalText(100) }))
    .output(z.array(foundLink)),

  ...supportContract,
};
