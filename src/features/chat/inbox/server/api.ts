import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { wire } from '#shared/wire.ts';
import { contactRefusals } from '#features/contact/refusals.ts';
import { taughtAnswer } from '../../bot/words.ts';
import { readMessage } from '../../bot/message-words.ts';
import { inboxContract } from '../contract.ts';
import { chatRefusals } from '../../refusals.ts';
import { quantile } from '../../rules.ts';
import type { ChatFigures } from '../../support-contract.ts';
import { searchLinks } from './added-links.ts';
import { readOwnName } from './agent.ts';
import { readConversation } from './conversation-details.ts';
import * as actions from './actions.ts';
import { countInbox, findOfMessage, listInbox, readFigures } from './store.ts';
import { readPresence, setHours, setPresence } from './presence-actions.ts';
import { findChat, listMessages } from '../../server/store.ts';
import {
  dismissUnanswered,
  removeBotAnswer,
  removeCannedReply,
  saveBotAnswer,
  saveCannedReply,
} from './table-actions.ts';
import { listBotAnswers, listCannedReplies } from './tables-store.ts';
import { presentMessages } from '../../server/view.ts';

const inbox = implement(inboxContract).$context<ApiContext>().use(guard);

const dayMs = 86_400_000;

const requireChat = async ({ services }: ApiContext, id: string) =>
  (await findChat(services.database.db, id)) ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');

async function messagesAfter(context: ApiContext, id: string, after: number | undefined) {
  const { database, now } = context.services;
  const { lastSeq } = await requireChat(context, id);
  const messages = await listMessages(database.db, id, { after, notes: true });
  return { messages: await presentMessages(context, messages), lastSeq, now: now().toISOString() };
}

async function figuresOf({ services }: ApiContext, days: number): Promise<ChatFigures> {
  const { db } = services.database;
  const since = new Date(services.now().getTime() - days * dayMs);
  const { counts, handOvers, unanswered } = await readFigures(db, since);
  const taught = (await listBotAnswers(db)).filter(({ isActive }) => isActive);
  const { waitingSince, ...numbers } = counts;
  const seconds = handOvers.flatMap((one) => one.seconds ?? []);
  const median = quantile(seconds, 0.5);
  const slowest = quantile(seconds, 0.9);
  return wire({
    ...numbers,
    handedOver: handOvers.length,
    answered: seconds.length,
    medianSeconds: median,
    slowestTenthSeconds: slowest,
    waitingSince,
    unanswered: unanswered
      .filter(({ text }) => taughtAnswer(readMessage(text), taught) === undefined)
      .slice(0, 50)
      .map(wire),
  });
}

export const inboxApi = inbox.router({
  listConversations: inbox.listConversations.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const me = await readOwnName(context);
    if (input.pageSize) {
      const counts = await countInbox(db, me, input.search);
      context.answer.set('X-Total-Count', String(counts[input.list].all));
    }
    return listInbox(db, input, me);
  }),
  countConversations: inbox.countConversations.handler(async ({ context, input }) =>
    countInbox(context.services.database.db, await readOwnName(context), input.search),
  ),
  getConversation: inbox.getConversation.handler(call(readConversation)),
  listConversationMessages: inbox.listConversationMessages.handler(({ context, input }) =>
    messagesAfter(context, input.conversationId, input.after),
  ),
  replyToConversation: inbox.replyToConversation.handler(async ({ context, input: { after, ...reply } }) => {
    await actions.reply(context, reply);
    return messagesAfter(context, reply.conversationId, after);
  }),
  noteOnConversation: inbox.noteOnConversation.handler(async ({ context, input: { after, ...note } }) => {
    await actions.note(context, note);
    return messagesAfter(context, note.conversationId, after);
  }),
  sayAgentTyping: inbox.sayAgentTyping.handler(async ({ context, input }) => ({
    told: await actions.sayAgentTyping(context, input.conversationId),
  })),
  markConversationRead: inbox.markConversationRead.handler(async ({ context, input }) => ({
    readByAgent: await actions.markReadByAgent(context, input.conversationId, input.seq),
  })),
  assignConversation: inbox.assignConversation.handler(async ({ context, input }) => ({
    message: `Τη συνομιλία την έχει: ${await actions.assign(context, input)}.`,
  })),
  returnToBot: inbox.returnToBot.handler(says('Συνεχίζει ο ψηφιακός βοηθός.', actions.returnToBot)),
  closeConversation: inbox.closeConversation.handler(says('Η συνομιλία έκλεισε.', actions.close)),
  reopenConversation: inbox.reopenConversation.handler(async ({ context, input }) => {
    await actions.reopen(context, input.conversationId);
    return { message: 'Η συνομιλία άνοιξε ξανά και είναι δική σας.' };
  }),
  searchChatLinks: inbox.searchChatLinks.handler(async ({ context, input }) =>
    searchLinks(context, await requireChat(context, input.conversationId), input.query),
  ),

  findConversationOfMessage: inbox.findConversationOfMessage.handler(async ({ context, input }) => {
    const found = await findOfMessage(context.services.database.db, input.messageId);
    if (found === undefined) refuse(contactRefusals, 'MESSAGE_NOT_FOUND');
    return found === null ? {} : { conversationId: found };
  }),
  getPresence: inbox.getPresence.handler(({ context }) => readPresence(context)),
  setPresence: inbox.setPresence.handler(async ({ context, input }) => {
    await setPresence(context, input);
    return readPresence(context);
  }),
  setSupportHours: inbox.setSupportHours.handler(says('Οι ώρες υποστήριξης αποθηκεύτηκαν.', setHours)),

  listCannedReplies: inbox.listCannedReplies.handler(({ context }) =>
    listCannedReplies(context.services.database.db),
  ),
  addCannedReply: inbox.addCannedReply.handler(call(saveCannedReply)),
  changeCannedReply: inbox.changeCannedReply.handler(({ context, input: { replyId, ...fields } }) =>
    saveCannedReply(context, fields, replyId),
  ),
  removeCannedReply: inbox.removeCannedReply.handler(
    says('Η έτοιμη απάντηση διαγράφηκε.', removeCannedReply),
  ),

  listBotAnswers: inbox.listBotAnswers.handler(({ context }) => listBotAnswers(context.services.database.db)),
  addBotAnswer: inbox.addBotAnswer.handler(call(saveBotAnswer)),
  changeBotAnswer: inbox.changeBotAnswer.handler(({ context, input: { answerId, ...fields } }) =>
    saveBotAnswer(context, fields, answerId),
  ),
  removeBotAnswer: inbox.removeBotAnswer.handler(says('Η απάντηση του βοηθού διαγράφηκε.', removeBotAnswer)),
  dismissUnanswered: inbox.dismissUnanswered.handler(
    says('Η ερώτηση αφαιρέθηκε από τη λίστα.', dismissUnanswered),
  ),
  getChatFigures: inbox.getChatFigures.handler(({ context, input }) => figuresOf(context, input.days ?? 30)),
});
