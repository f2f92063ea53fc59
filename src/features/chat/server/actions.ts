import { offersCards } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { parseEmail } from '#shared/email.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { findArea } from '#features/team/server/area-store.ts';
import { botTexts } from '../bot/texts.ts';
import type { ChatContact } from '../contract.ts';
import { readMessage } from '../bot/message-words.ts';
import { productAnswers } from '../bot/product-facts.ts';
import { chatRefusals } from '../refusals.ts';
import { addressIn, isWithin, namesOnline } from '../rules.ts';
import {
  alertAbout,
  changeOf,
  leaveChat,
  messagesOf,
  stepFor,
  type BotKnowledge,
} from '../bot/server/bot-turn.ts';
import { findOffers } from '../bot/server/find-offers.ts';
import { findLinks } from '../bot/server/find-links.ts';
import { findProductOf } from '../bot/server/find-product.ts';
import { spend } from './flood.ts';
import { chatMail } from './mails.ts';
import { ownerOf } from './owner.ts';
import { readPresence } from '../inbox/server/presence-store.ts';
import * as store from './store.ts';
import { listBotAnswers } from '../inbox/server/tables-store.ts';
import { notifyChat } from './notify.ts';

/** So many messages a conversation has before its owner has to begin another. */
export const maxMessages = 1_000;

type Written = { conversationId: string; key: string; text: string; page?: string | undefined };

const requireOwner = (context: ApiContext) => ownerOf(context) ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');

/** The caller's conversation; an id of another's opens nothing. */
export async function readOwn(context: ApiContext, id: string): Promise<store.StoredChat> {
  const found = await store.findOwn(context.services.database.db, id, requireOwner(context));
  return found ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');
}

async function lockOwn(context: ApiContext, trx: Transaction, id: string) {
  const found = await store.findOwn(trx, id, requireOwner(context), { lock: true });
  return found ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');
}

/** How the writer is called and where an answer by e-mail goes; a visitor's address may stand in the text. */
async function contactOf(context: ApiContext, chat: store.StoredChat, text: string) {
  const { customer } = context.viewer;
  if (customer) {
    const { firstName, lastName, email, phone } = customer;
    return { name: `${firstName} ${lastName}`, email, phone };
  }
  const name = chat.contactName ?? 'Επισκέπτης συνομιλίας';
  if (chat.contactEmail !== null)
    return { name, email: chat.contactEmail, phone: chat.contactPhone ?? undefined };
  const email = chat.toldAbsent ? parseEmail(addressIn(text) ?? '') : null;
  if (email === null) return undefined;
  const { left } = await context.services.limits.count('contact-email', email);
  return left < 0 ? undefined : { name, email };
}

async function gather(
  context: ApiContext,
  chat: store.StoredChat,
  { text, page }: Written,
): Promise<BotKnowledge> {
  const { database, now } = context.services;
  const { agents, hours } = await readPresence(database.db, now());
  const isBots = chat.state === 'bot';
  const product = isBots ? await findProductOf(context, page) : undefined;
  const isAboutIt = product !== undefined && productAnswers(readMessage(text), product).length > 0;
  return {
    online: namesOnline(agents),
    isOpen: isWithin(hours, now()),
    facts: {
      hours,
      area: await findArea(database.db),
      takesCards: offersCards(context.services.config),
      ...(await findOffers(database.db)),
    },
    taught: isBots ? (await listBotAnswers(database.db)).filter(({ isActive }) => isActive) : [],
    product,
    links: isBots && !isAboutIt ? await findLinks(context, text) : [],
    contact: await contactOf(context, chat, text),
  };
}

/** Stores a message once, with the bot's answer, in one transaction. */
export async function sendMessage(context: ApiContext, written: Written): Promise<store.StoredChat> {
  const { services, caller } = context;
  const { conversationId, key, text } = written;
  const found = await readOwn(context, conversationId);
  await spend(services, 'chat-address', caller.ip);
  await spend(services, 'chat-conversation', conversationId);
  const knowledge = await gather(context, found, written);
  return write(services, async (trx) => {
    const chat = await lockOwn(context, trx, conversationId);
    if (await store.hasKey(trx, conversationId, key)) return chat;
    if (chat.state === 'closed') return refuse(chatRefusals, 'CHAT_CLOSED');
    if (chat.lastSeq >= maxMessages) return refuse(chatRefusals, 'CHAT_FULL');
    const now = services.now();
    const step = stepFor(chat, text, await store.listBotReplies(trx, conversationId), knowledge);
    const { isUnanswered } = step;
    const own = { sender: 'user' as const, content: text, key, isUnanswered, at: now, visibleAt: now };
    const messages = [own, ...messagesOf(step, knowledge, now)];
    const lastSeq = await store.insertMessages(trx, chat, messages);
    const change = { ...changeOf(chat, step, now), lastSeq, updatedAt: now };
    const after = { ...chat, ...change };
    const { contact } = knowledge;
    const isAddress = contact && chat.contactEmail === null && chat.customerId === null;
    // A visitor who was told that nobody is there, and gives an address or writes on, is answered by e-mail.
    const leaves = contact && after.toldAbsent && after.state !== 'open';
    if (isAddress) Object.assign(change, { contactEmail: contact.email, contactName: chat.contactName });
    if (leaves)
      Object.assign(change, {
        messageId: await leaveChat(services, trx, after, contact),
        state: 'bot',
        waitingSince: null,
      });
    if (leaves && isAddress && !step.leaves)
      change.lastSeq = await store.insertMessages(trx, after, [
        { sender: 'bot', content: botTexts.left, at: now, visibleAt: now },
      ]);
    await store.updateChat(trx, chat.id, change);
    if (leaves) await resolveAlertsAbout(services, trx, subjectOf('chat', chat.id));
    await alertAbout(trx, chat, step, contact);
    await notifyChat(services, trx, chat, { seq: change.lastSeq, event: 'message', by: 'user' });
    return { ...after, ...change };
  });
}

/** Shows the administrators that the owner types; false beyond the limit. */
export async function sayTyping(context: ApiContext, id: string): Promise<boolean> {
  const { services } = context;
  const chat = await readOwn(context, id);
  const { left } = await services.limits.count('chat-typing', id);
  if (left < 0 || chat.state === 'closed') return false;
  await write(services, (trx) =>
    notifyChat(services, trx, chat, { seq: chat.lastSeq, event: 'typing', by: 'user' }),
  );
  return true;
}

/** Moves the owner's read mark forward; returns where it stands. */
export function markRead(context: ApiContext, id: string, seq: number): Promise<number> {
  const { services } = context;
  return write(services, async (trx) => {
    const chat = await lockOwn(context, trx, id);
    const readByUser = Math.max(chat.readByUser, Math.min(seq, chat.lastSeq));
    if (readByUser === chat.readByUser) return readByUser;
    await store.updateChat(trx, id, { readByUser });
    await notifyChat(services, trx, chat, { seq: readByUser, event: 'read', by: 'user' });
    return readByUser;
  });
}

/** Ends the conversation on its owner's side; one that is closed stays as it is. */
export function closeChat(context: ApiContext, id: string): Promise<store.StoredChat> {
  const { services } = context;
  return write(services, async (trx) => {
    const chat = await lockOwn(context, trx, id);
    if (chat.state === 'closed') return chat;
    const change = {
      state: 'closed',
      closedAt: services.now(),
      closeReason: 'visitor',
      waitingSince: null,
    } as const;
    await store.updateChat(trx, id, change);
    await resolveAlertsAbout(services, trx, subjectOf('chat', id));
    await notifyChat(services, trx, chat, { seq: chat.lastSeq, event: 'state', by: 'user' });
    return { ...chat, ...change };
  });
}

/** Stores the owner's verdict; a later one replaces it. */
export async function rateChat(
  context: ApiContext,
  {
    conversationId,
    thumb,
    word,
  }: { conversationId: string; thumb: 'up' | 'down'; word?: string | undefined },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const chat = await lockOwn(context, trx, conversationId);
    await store.updateChat(trx, conversationId, { thumb, ratingWord: word ?? null });
    await notifyChat(services, trx, chat, { seq: chat.lastSeq, event: 'state', by: 'user' });
  });
}

/** Sends the conversation to the customer's own address. */
export async function mailChat(
  context: ApiContext,
  { conversationId: id }: { conversationId: string },
): Promise<void> {
  const { services, viewer } = context;
  const customer = viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  await readOwn(context, id);
  await services.limits.spend('chat-email', customer.id);
  await write(services, async (trx) => {
    const chat = await lockOwn(context, trx, id);
    const lines = await store.listMessages(trx, id);
    if (!lines.some(({ sender }) => sender !== 'bot')) refuse(chatRefusals, 'NOTHING_TO_MAIL');
    await services.mail.send(trx, chatMail(customer, chat.openedAt, lines));
  });
}

/** Leaves name and e-mail of a visitor to whom nobody could answer: the conversation becomes a contact message. */
export async function leaveContact(
  context: ApiContext,
  { conversationId, ...given }: ChatContact & { conversationId: string },
): Promise<store.StoredChat> {
  const { services, caller } = context;
  await readOwn(context, conversationId);
  await services.limits.spend('contact', caller.ip);
  await services.limits.spend('contact-email', given.email);
  return write(services, async (trx) => {
    const chat = await lockOwn(context, trx, conversationId);
    if (chat.state === 'closed') refuse(chatRefusals, 'CHAT_CLOSED');
    const now = services.now();
    const contact = { ...given, name: given.name ?? 'Επισκέπτης συνομιλίας' };
    const messageId = await leaveChat(services, trx, chat, contact);
    const said = { sender: 'bot' as const, content: botTexts.left, at: now, visibleAt: now };
    const change = {
      lastSeq: await store.insertMessages(trx, chat, [said]),
      contactName: given.name ?? null,
      contactEmail: given.email,
      contactPhone: given.phone ?? null,
      messageId,
      updatedAt: now,
      ...(chat.state === 'waiting' && { state: 'bot' as const, waitingSince: null }),
    };
    await store.updateChat(trx, conversationId, change);
    await resolveAlertsAbout(services, trx, subjectOf('chat', conversationId));
    await notifyChat(services, trx, chat, { seq: change.lastSeq, event: 'message', by: 'user' });
    return { ...chat, ...change };
  });
}
