import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { newId } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { findCustomerByEmail } from '#features/customers/server/store.ts';
import type { BotOffers } from '../bot/offers.ts';
import { botTexts, quickRepliesFor } from '../bot/texts.ts';
import type { ChatState } from '../contract.ts';
import type { CloseReason } from '../inbox/contract.ts';
import { inboxHref } from '../inbox/search.ts';
import { insertChat, insertMessages, updateChat, type NewChatMessage } from './store.ts';

/** Who says what; of the bot the name of its sentence. */
type DemoLine = ['user' | 'agent' | 'note', string] | ['greeting' | 'welcome' | 'cameras' | 'handOver'];

type DemoChat = {
  state: ChatState;
  email?: string;
  agent?: string;
  page: string;
  minutesAgo: number;
  reason?: CloseReason;
  thumb?: 'up' | 'down';
  word?: string;
  messages: DemoLine[];
};

type DemoChats = {
  botAnswers: { keywords: string[]; answer: string }[];
  cannedReplies: { shortcut: string; text: string }[];
  conversations: DemoChat[];
};

/** What the demonstration's shop has. */
const offers: BotOffers = { sellsCameras: true, hasServices: true, hasSurvey: true };

const minuteMs = 60_000;
/** The pause between two messages of the demonstration. */
const pauseMs = 45_000;

function messageOf([who, text]: DemoLine, agentName: string | undefined, at: Date): NewChatMessage {
  const times = { at, visibleAt: at };
  if (who === 'user') return { sender: who, content: text, key: randomUUID(), ...times };
  if (who === 'agent' || who === 'note')
    return { sender: 'agent', agentName, content: text, isNote: who === 'note', key: randomUUID(), ...times };
  const hasSuggestions = who === 'greeting' || who === 'welcome';
  return {
    sender: 'bot',
    content: botTexts[who],
    ...(hasSuggestions && { quickReplies: quickRepliesFor(offers) }),
    ...times,
  };
}

async function loadChat(trx: Transaction, demo: DemoChat, now: Date): Promise<void> {
  const { state, email, agent, page, minutesAgo, reason, thumb, word } = demo;
  const last = now.getTime() - minutesAgo * minuteMs;
  const lines: DemoLine[] = [['greeting'], ...demo.messages];
  const messages = lines.map((line, index) => ({
    ...messageOf(line, agent, new Date(last - (lines.length - 1 - index) * pauseMs)),
    isUnanswered: line[0] === 'user' && lines[index + 1]?.[0] === 'greeting',
  }));
  const at = (index: number) => messages[index]?.at ?? null;
  const handOver = lines.findIndex(([who]) => who === 'handOver');
  const answer = lines.findIndex(([who]) => who === 'agent');
  const openedAt = at(0) ?? now;
  const customer = email === undefined ? undefined : await findCustomerByEmail(trx, email);
  const chat = await insertChat(trx, { id: newId(), openedAt, updatedAt: openedAt, isDemo: true });
  const lastSeq = await insertMessages(trx, chat, messages);
  const isRead = state === 'closed' || lines.at(-1)?.[0] === 'agent';
  await updateChat(trx, chat.id, {
    state,
    customerId: customer?.id ?? null,
    page,
    agentName: agent ?? null,
    lastSeq,
    readByUser: lastSeq,
    readByAgent: isRead ? lastSeq : 0,
    updatedAt: new Date(last),
    waitingSince: state === 'waiting' ? at(handOver) : null,
    handedOverAt: handOver < 0 ? null : at(handOver),
    answeredAt: answer < 0 ? null : at(answer),
    closedAt: state === 'closed' ? new Date(last) : null,
    closeReason: reason ?? null,
    thumb: thumb ?? null,
    ratingWord: word ?? null,
  });
  if (handOver < 0) return;
  await insertPastAlert(trx, {
    type: 'other',
    event: 'chat_waiting',
    severity: 'high',
    title: 'Συνομιλία σε αναμονή',
    message: `${customer?.fullName ?? 'Επισκέπτης'} ζητά εκπρόσωπο`,
    link: inboxHref({ conversation: chat.id }),
    subject: subjectOf('chat', chat.id),
    audience: 'admin',
    at: at(handOver) ?? now,
    isOpen: state === 'waiting',
  });
}

/** Loads marked conversations in every state, answers that the bot was taught, and ready replies. */
export async function loadChatDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const { botAnswers, cannedReplies, conversations } = await readDemoJson<DemoChats>('chats.json');
  const taught = botAnswers.map(({ keywords, answer }) => ({ keywords: JSON.stringify(keywords), answer }));
  await trx.insertInto('botAnswers').values(taught).execute();
  await trx.insertInto('cannedReplies').values(cannedReplies).execute();
  for (const demo of conversations) await loadChat(trx, demo, now());
}
