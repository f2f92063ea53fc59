import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { extendMessage, leaveMessage } from '#features/contact/server/actions.ts';
import type { ContactMessage } from '#features/contact/contract.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { answer, chanceFrom, type BotStep } from '../bot.ts';
import type { TaughtAnswer } from '../words.ts';
import type { CompanyFacts } from '../company-facts.ts';
import type { ChatContact } from '../../contract.ts';
import { emergencyLabels } from '../emergency.ts';
import type { ProductFacts } from '../product-facts.ts';
import { inboxHref } from '../../inbox/search.ts';
import { transcript } from '../../rules.ts';
import {
  listMessages,
  type ChatChange,
  type NewChatMessage,
  type StoredChat,
  type StoredLink,
} from '../../server/store.ts';

/** What was found out before the transaction: who is there, what the bot was taught, and what it may link to. */
export type BotKnowledge = {
  online: readonly string[];
  /** Whether it is within the hours of support. */
  isOpen: boolean;
  facts: CompanyFacts;
  product: ProductFacts | undefined;
  taught: readonly TaughtAnswer[];
  links: readonly StoredLink[];
  /** How the visitor is called, and where an answer by e-mail goes. */
  contact: (ChatContact & { name: string }) | undefined;
};

/** What the bot does with a message, the one after the last of its conversation; `said` are its answers so far. */
export function stepFor(
  chat: StoredChat,
  text: string,
  said: readonly string[],
  { links, contact, ...known }: BotKnowledge,
): BotStep {
  const { state, toldAbsent } = chat;
  if (state === 'closed') throw new Error('The bot does not answer in a closed conversation');
  const scene = { ...known, text, state, toldAbsent, said, hasLinks: links.length > 0 };
  const isLeft = chat.messageId !== null && toldAbsent;
  const random = chanceFrom(`${chat.id} ${chat.lastSeq + 1}`);
  return answer({ ...scene, knowsContact: contact !== undefined, isLeft }, random);
}

/** The bot's messages as they are stored. */
export const messagesOf = ({ messages }: BotStep, { links }: BotKnowledge, now: Date): NewChatMessage[] =>
  messages.map(({ hasLinks, links: own = [], delayMs, ...message }) => ({
    ...message,
    links: [...(hasLinks ? links : []), ...own],
    at: now,
    visibleAt: new Date(now.getTime() + delayMs),
  }));

/** How the conversation's row changes with a step. */
export function changeOf(chat: StoredChat, step: BotStep, now: Date): ChatChange {
  const { state, toldAbsent, handsOver } = step;
  const isWaiting = state === 'waiting' || state === 'open';
  return {
    state,
    toldAbsent,
    waitingSince: isWaiting ? (chat.waitingSince ?? now) : null,
    ...(handsOver && { handedOverAt: now, answeredAt: null }),
  };
}

/** Alerts the administrators that somebody waits for one of them, or is in danger. */
export async function alertAbout(
  trx: Transaction,
  chat: StoredChat,
  { handsOver, emergency }: BotStep,
  contact: BotKnowledge['contact'],
): Promise<void> {
  const who = contact ? [contact.name, contact.phone].filter(Boolean).join(', ') : 'Επισκέπτης';
  const about = {
    link: inboxHref({ conversation: chat.id }),
    subject: subjectOf('chat', chat.id),
    audience: 'admin',
  } as const;
  if (emergency)
    await insertAlert(trx, {
      ...about,
      type: 'security',
      event: 'chat_emergency',
      severity: 'critical',
      location: `Συνομιλία ${chat.id.slice(-6)}`,
      once: true,
      title: 'Έκτακτη ανάγκη στη συνομιλία',
      message: `${who} γράφει για ${emergencyLabels[emergency]}`,
    });
  else if (handsOver)
    await insertAlert(trx, {
      ...about,
      type: 'other',
      event: 'chat_waiting',
      severity: 'high',
      title: 'Συνομιλία σε αναμονή',
      message: `${contact?.name ?? 'Επισκέπτης'} ζητά εκπρόσωπο`,
    });
}

/**
 * Leaves the whole conversation as a contact message, or adds what was written since to the one that it was left as; returns
 * the message's id.
 */
export async function leaveChat(
  services: Services,
  trx: Transaction,
  chat: StoredChat,
  contact: ChatContact & { name: string },
): Promise<string> {
  const lines = await listMessages(trx, chat.id);
  const message = transcript(lines, contact.name);
  if (chat.messageId !== null && (await extendMessage(services, trx, chat.messageId, message)))
    return chat.messageId;
  const left: ContactMessage = { ...contact, subject: 'Συνομιλία στον ιστότοπο', message };
  return leaveMessage(services, trx, left);
}
