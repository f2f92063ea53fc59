import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { chatContract } from '../contract.ts';
import {
  closeChat,
  leaveContact,
  mailChat,
  markRead,
  rateChat,
  readOwn,
  sayTyping,
  sendMessage,
} from './actions.ts';
import { openChat } from './open-actions.ts';
import { ownerOf } from './owner.ts';
import { countUnreadByOwner, findNewest } from './store.ts';
import { readAvailability, viewChat } from './view.ts';

const chat = implement(chatContract).$context<ApiContext>().use(guard);

export const chatApi = chat.router({
  getChat: chat.getChat.handler(async ({ context }) => {
    const { database, now } = context.services;
    const owner = ownerOf(context);
    const newest = owner && (await findNewest(database.db, owner));
    if (!newest) return { availability: await readAvailability(context), unread: 0 };
    const view = await viewChat(context, newest);
    const unread = await countUnreadByOwner(database.db, newest, now());
    return { chat: view, availability: view.availability, unread };
  }),
  openChat: chat.openChat.handler(async ({ context, input }) =>
    viewChat(context, await openChat(context, input)),
  ),
  listChatMessages: chat.listChatMessages.handler(async ({ context, input }) =>
    viewChat(context, await readOwn(context, input.conversationId), input.after),
  ),
  sendChatMessage: chat.sendChatMessage.handler(async ({ context, input: { after, ...written } }) =>
    viewChat(context, await sendMessage(context, written), after),
  ),
  sayTyping: chat.sayTyping.handler(async ({ context, input }) => ({
    told: await sayTyping(context, input.conversationId),
  })),
  markChatRead: chat.markChatRead.handler(async ({ context, input }) => ({
    readByUser: await markRead(context, input.conversationId, input.seq),
  })),
  closeChat: chat.closeChat.handler(async ({ context, input }) => {
    const closed = await closeChat(context, input.conversationId);
    return viewChat(context, closed, closed.lastSeq);
  }),
  rateChat: chat.rateChat.handler(says('Σας ευχαριστούμε για τη γνώμη σας.', rateChat)),
  mailChat: chat.mailChat.handler(says('Η συνομιλία στάλθηκε στο email του λογαριασμού σας.', mailChat)),
  leaveChatContact: chat.leaveChatContact.handler(async ({ context, input }) => {
    const left = await leaveContact(context, input);
    return viewChat(context, left, left.lastSeq - 1);
  }),
});
