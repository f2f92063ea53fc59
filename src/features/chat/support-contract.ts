import * as z from 'zod/mini';
import { done, endpointOf } from '#shared/endpoint.ts';
import { across, given, optionalText, text } from '#shared/fields.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { agentStatus, availability, messageText } from './contract.ts';

const endpoint = endpointOf('chat');

const agent = z.object({ name: z.string(), status: agentStatus, isOnline: z.boolean(), isMe: z.boolean() });
export type Agent = z.infer<typeof agent>;

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Συμπληρώστε ώρα, π.χ. 08:00'));

/** When the support answers: days from 1, Monday, to 7, and times of Athens. Outside them nobody counts as there. */
export const supportHours = z
  .object({
    days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
    opens: clock,
    closes: clock,
  })
  .check(
    across(
      'closes',
      'Η λήξη είναι μετά την έναρξη',
      ({ opens, closes }: { opens: unknown; closes: unknown }) =>
        typeof opens !== 'string' || typeof closes !== 'string' || closes > opens,
    ),
  );
export type SupportHours = z.infer<typeof supportHours>;

const presence = z.object({
  /** The caller's name towards customers; absent until it is given. */
  name: z.optional(z.string()),
  status: agentStatus,
  availability,
  /** All administrators' sessions that have a name. */
  agents: z.array(agent),
  hours: supportHours,
  /** Whether the current time is within these hours. */
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

/** The endpoints of the inbox that are about no single conversation: presence, ready replies, the bot's table, figures. */
export const supportContract = {
  findConversationOfMessage: endpoint.admin
    .get(
      '/admin/messages/{messageId}/conversation',
      'The conversation that was left as this contact message, if it was one',
      { whileOff: true },
    )
    .input(z.object({ messageId: z.string().check(z.maxLength(40)) }))
    .output(z.object({ conversationId: z.optional(z.string()) })),
  getPresence: endpoint.admin
    .get('/admin/chat-presence', 'Who of the administrators is there, and the hours of support', {
      whileOff: true,
    })
    .output(presence),
  setPresence: endpoint.admin
    .put('/admin/chat-presence', 'Give the caller’s name towards customers, and whether they are there')
    .input(
      z.object({
        name: optionalText(40),
        status: z.optional(agentStatus),
        /** The same name on another device is the same person. */
        isSamePerson: z.optional(flag),
      }),
    )
    .output(presence),
  setSupportHours: endpoint.admin
    .put('/admin/chat-hours', 'Set the hours in which the support answers')
    .input(supportHours)
    .output(done),

  listCannedReplies: endpoint.admin
    .get('/admin/canned-replies', 'Ready replies, by their shortcut', { whileOff: true })
    .output(z.array(cannedReply)),
  addCannedReply: endpoint.admin
    .post('/admin/canned-replies', 'Add a ready reply', { whileOff: true })
    .input(cannedReplyFields)
    .output(cannedReply),
  changeCannedReply: endpoint.admin
    .put('/admin/canned-replies/{replyId}', 'Change a ready reply', { whileOff: true })
    .input(z.extend(cannedReplyFields, { replyId }))
    .output(cannedReply),
  removeCannedReply: endpoint.admin
    .delete('/admin/canned-replies/{replyId}', 'Delete a ready reply', { whileOff: true })
    .input(z.object({ replyId }))
    .output(done),

  listBotAnswers: endpoint.admin
    .get('/admin/bot-answers', 'The bot’s own table of questions and answers, in its order', {
      whileOff: true,
    })
    .output(z.array(botAnswer)),
  addBotAnswer: endpoint.admin
    .post('/admin/bot-answers', 'Teach the bot an answer')
    .input(botAnswerFields)
    .output(botAnswer),
  changeBotAnswer: endpoint.admin
    .put('/admin/bot-answers/{answerId}', 'Change an answer of the bot')
    .input(z.extend(botAnswerFields, { answerId }))
    .output(botAnswer),
  removeBotAnswer: endpoint.admin
    .delete('/admin/bot-answers/{answerId}', 'Delete an answer of the bot')
    .input(z.object({ answerId }))
    .output(done),
  dismissUnanswered: endpoint.admin
    .put('/admin/unanswered', 'Take a text from the list of what the bot could not answer')
    .input(z.object({ text: text(200) }))
    .output(done),
  getChatFigures: endpoint.admin
    .get('/admin/chat-figures', 'Time to first answer, who waits now, and what the bot could not answer', {
      whileOff: true,
    })
    .input(z.object({ days: z.optional(wholeNumber(1, 365)) }))
    .output(figures),
};
