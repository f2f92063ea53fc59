import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { given, optionalText, text } from '../../shared/fields.ts';
import { flag, wholeNumber } from '../../shared/query-fields.ts';
import { severalLines } from '../../shared/typed-text.ts';
import {
  agentStatus,
  availability,
  chatMessage,
  chatState,
  conversationId,
  done,
  messageKey,
  messageText,
  ofConversation,
  seq,
  thumb,
} from './contract.ts';
import { closeReasons, inboxLists } from './enums.ts';

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

export const closeReasonLabels: Record<CloseReason, string> = {
  solved: 'Λύθηκε',
  'no-reply': 'Ο επισκέπτης δεν απάντησε',
  'by-email': 'Συνεχίζεται με email',
  abuse: 'Κακόβουλη ή άσχετη',
  other: 'Άλλος λόγος',
};

/** A conversation in the inbox's list. */
const inboxRow = z.object({
  id: z.string(),
  state: chatState,
  /** The customer's name, or that of a visitor who left one; absent for an unknown visitor. */
  name: z.optional(z.string()),
  isCustomer: z.boolean(),
  /** The begin of the newest message that a person or the bot wrote; not of a note. */
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
  closeReason: z.optional(closeReason),
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
    z.object({ id: z.string(), orderNumber: z.string(), status: z.string(), createdAt: z.string() }),
  ),
  /** Appointments to come. */
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
export type Dossier = z.infer<typeof dossier>;

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

const agent = z.object({ name: z.string(), status: agentStatus, isOnline: z.boolean(), isMe: z.boolean() });
export type Agent = z.infer<typeof agent>;

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Συμπληρώστε ώρα, π.χ. 08:00'));

/** When the support answers: days from 1, Monday, to 7, and times of Athens. Outside them nobody counts as there. */
export const supportHours = z.object({
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  opens: clock,
  closes: clock,
});
export type SupportHours = z.infer<typeof supportHours>;

const presence = z.object({
  /** The caller's name towards customers; absent until it is given. */
  name: z.optional(z.string()),
  status: agentStatus,
  availability,
  /** All administrators' sessions that have a name. */
  agents: z.array(agent),
  hours: supportHours,
  /** It is within these hours now. */
  isOpen: z.boolean(),
});
export type Presence = z.infer<typeof presence>;

const cannedReply = z.object({ id: z.int(), shortcut: z.string(), text: z.string() });
export type CannedReply = z.infer<typeof cannedReply>;

const noShortcut = 'Η συντόμευση έχει γράμματα, ψηφία ή παύλες, χωρίς κενά';

export const cannedReplyFields = z.object({
  /** What is typed after `/`. */
  shortcut: text(30, noShortcut).check(z.regex(/^[\p{L}\p{N}-]+$/u, noShortcut)),
  text: messageText,
});

const botAnswer = z.object({
  id: z.int(),
  keywords: z.array(z.string()),
  answer: z.string(),
  isActive: z.boolean(),
});
export type BotAnswer = z.infer<typeof botAnswer>;

const noAnswer = 'Συμπληρώστε την απάντηση';
const noWords = 'Συμπληρώστε τουλάχιστον μία λέξη';

/** A row of the bot's own table: it gives the answer when a message contains one of the words. */
export const botAnswerFields = z.object({
  keywords: z
    .array(text(60, noWords).check(z.minLength(3, 'Κάθε λέξη έχει τουλάχιστον 3 γράμματα')))
    .check(z.minLength(1, noWords), z.maxLength(20, 'Έως 20 λέξεις')),
  answer: given(noAnswer).check(z.overwrite(severalLines), z.minLength(1, noAnswer), z.maxLength(1_000)),
  isActive: z.boolean(),
});

const figures = z.object({
  /** Hand-overs in the days asked for, and how many of them were answered. */
  handedOver: z.int(),
  answered: z.int(),
  conversations: z.int(),
  /** Seconds from the hand-over to a person's first answer. */
  medianSeconds: z.optional(z.int()),
  slowestTenthSeconds: z.optional(z.int()),
  waiting: z.int(),
  waitingSince: z.optional(z.string()),
  thumbsUp: z.int(),
  thumbsDown: z.int(),
  /** What the bot could not answer and its table still does not know, the most frequent first. */
  unanswered: z.array(
    z.object({ text: z.string(), times: z.int(), lastAt: z.string(), conversationId: z.string() }),
  ),
});
export type ChatFigures = z.infer<typeof figures>;

const answerId = wholeNumber(1, 2_147_483_647);
const replyId = wholeNumber(1, 2_147_483_647);

const takeOver = z.optional(z.boolean());

export const inboxContract = {
  listConversations: endpoint('admin', 'GET', '/admin/chats', {
    summary: 'Conversations: those that wait longest first, else the newest first',
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
  countConversations: endpoint('admin', 'GET', '/admin/chat-counts', {
    summary: 'How many conversations each list has, and how many of them something unread',
  }).output(z.record(inboxList, z.object({ all: z.int(), unread: z.int() }))),
  getConversation: endpoint('admin', 'GET', '/admin/chats/{conversationId}', {
    summary: 'One conversation, with who writes',
  })
    .input(ofConversation)
    .output(inboxConversation),
  listConversationMessages: endpoint('admin', 'GET', '/admin/chats/{conversationId}/messages', {
    summary: 'The messages and notes of a conversation after a number',
  })
    .input(z.extend(ofConversation, { after: z.optional(seq) }))
    .output(inboxMessages),
  replyToConversation: endpoint('admin', 'POST', '/admin/chats/{conversationId}/messages', {
    summary: 'Answer; refused with who has it when another administrator does, unless taken over',
  })
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
  noteOnConversation: endpoint('admin', 'POST', '/admin/chats/{conversationId}/notes', {
    summary: 'Write a note that only administrators read',
  })
    .input(z.extend(ofConversation, { key: messageKey, text: messageText, after: z.optional(seq) }))
    .output(inboxMessages),
  sayAgentTyping: endpoint('admin', 'POST', '/admin/chats/{conversationId}/typing', {
    summary: 'Show the visitor and the other administrators that the caller types',
  })
    .input(ofConversation)
    .output(z.object({ told: z.boolean() })),
  markConversationRead: endpoint('admin', 'PUT', '/admin/chats/{conversationId}/read', {
    summary: 'Mark the messages up to a number as read by the administrators',
  })
    .input(z.extend(ofConversation, { seq }))
    .output(z.object({ readByAgent: z.int() })),
  assignConversation: endpoint('admin', 'PUT', '/admin/chats/{conversationId}/assignment', {
    summary:
      'Take a conversation; refused with who has it when another administrator does, unless taken over',
  })
    .input(z.extend(ofConversation, { takeOver }))
    .output(done),
  returnToBot: endpoint('admin', 'PUT', '/admin/chats/{conversationId}/bot', {
    summary: 'Hand a conversation back to the bot',
  })
    .input(ofConversation)
    .output(done),
  closeConversation: endpoint('admin', 'PUT', '/admin/chats/{conversationId}/close', {
    summary: 'Close a conversation with a reason',
  })
    .input(z.extend(ofConversation, { reason: closeReason, note: optionalText(300) }))
    .output(done),
  searchChatLinks: endpoint('admin', 'GET', '/admin/chats/{conversationId}/links', {
    summary: 'Products, and the writer’s own appointments, to link in a reply',
  })
    .input(z.extend(ofConversation, { query: optionalText(100) }))
    .output(z.array(foundLink)),

  getPresence: endpoint('admin', 'GET', '/admin/chat-presence', {
    summary: 'Who of the administrators is there, and the hours of support',
  }).output(presence),
  setPresence: endpoint('admin', 'PUT', '/admin/chat-presence', {
    summary: 'Give the caller’s name towards customers, and whether they are there',
  })
    .input(
      z.object({
        name: optionalText(40),
        status: z.optional(agentStatus),
        /** The same name on another device is the same person. */
        isSamePerson: z.optional(flag),
      }),
    )
    .output(presence),
  setSupportHours: endpoint('admin', 'PUT', '/admin/chat-hours', {
    summary: 'Set the hours in which the support answers',
  })
    .input(supportHours)
    .output(done),

  listCannedReplies: endpoint('admin', 'GET', '/admin/canned-replies', {
    summary: 'Ready replies, by their shortcut',
  }).output(z.array(cannedReply)),
  addCannedReply: endpoint('admin', 'POST', '/admin/canned-replies', { summary: 'Add a ready reply' })
    .input(cannedReplyFields)
    .output(cannedReply),
  changeCannedReply: endpoint('admin', 'PUT', '/admin/canned-replies/{replyId}', {
    summary: 'Change a ready reply',
  })
    .input(z.extend(cannedReplyFields, { replyId }))
    .output(cannedReply),
  removeCannedReply: endpoint('admin', 'DELETE', '/admin/canned-replies/{replyId}', {
    summary: 'Delete a ready reply',
  })
    .input(z.object({ replyId }))
    .output(done),

  listBotAnswers: endpoint('admin', 'GET', '/admin/bot-answers', {
    summary: 'The bot’s own table of questions and answers, in its order',
  }).output(z.array(botAnswer)),
  addBotAnswer: endpoint('admin', 'POST', '/admin/bot-answers', { summary: 'Teach the bot an answer' })
    .input(botAnswerFields)
    .output(botAnswer),
  changeBotAnswer: endpoint('admin', 'PUT', '/admin/bot-answers/{answerId}', {
    summary: 'Change an answer of the bot',
  })
    .input(z.extend(botAnswerFields, { answerId }))
    .output(botAnswer),
  removeBotAnswer: endpoint('admin', 'DELETE', '/admin/bot-answers/{answerId}', {
    summary: 'Delete an answer of the bot',
  })
    .input(z.object({ answerId }))
    .output(done),
  getChatFigures: endpoint('admin', 'GET', '/admin/chat-figures', {
    summary: 'Time to first answer, who waits now, and what the bot could not answer',
  })
    .input(z.object({ days: z.optional(wholeNumber(1, 365)) }))
    .output(figures),
};
