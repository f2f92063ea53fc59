import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { formatDateTime } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { botTexts, quickRepliesFor } from '../../bot/texts.ts';
import { findOffers } from '../../bot/server/find-offers.ts';
import type { AddedLink, CloseReason } from '../contract.ts';
import { chatRefusals } from '../../refusals.ts';
import { holderBesides } from '../../rules.ts';
import { requireName } from './agent.ts';
import { linksOf } from './added-links.ts';
import { readPresence } from './presence-store.ts';
import * as store from '../../server/store.ts';
import { notifyChat } from '../../server/notify.ts';

type Chat = store.StoredChat;

async function requireChat(trx: Transaction, id: string): Promise<Chat> {
  return (await store.findChat(trx, id, { lock: true })) ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');
}

/** Named by its date, because the audit log outlives the conversation and its writer. */
const labelOf = ({ openedAt }: Chat) => `Συνομιλία της ${formatDateTime(openedAt)}`;

/** The conversation as the audit log stores it: its administrator, state and number of entries, but none of its text. */
const factsOf = ({ state, agentName, lastSeq, closeReason }: Chat) => ({
  status: state,
  agent: agentName,
  entries: lastSeq,
  reason: closeReason,
});

/** Changes a locked conversation, audits that, and announces it. */
async function change(
  context: ApiContext,
  trx: Transaction,
  chat: Chat,
  changes: store.ChatChange,
  event: 'message' | 'state',
  isPrivate = false,
): Promise<Chat> {
  const { services } = context;
  const after = { ...chat, ...changes };
  await store.updateChat(trx, chat.id, changes);
  await audit(trx, context, {
    entity: 'conversation',
    entityId: chat.id,
    label: labelOf(chat),
    before: factsOf(chat),
    after: factsOf(after),
  });
  await notifyChat(services, trx, after, { seq: after.lastSeq, event, by: 'agent' }, isPrivate);
  return after;
}

/** Refuses with the name of the person who has it, unless the caller takes it over. */
function requireFree(chat: Chat, me: string, takeOver: boolean | undefined): void {
  const holder = holderBesides(chat, me);
  if (holder === undefined || takeOver) return;
  const message = `Τη συνομιλία την έχει: ${holder}. Θέλετε να την αναλάβετε εσείς;`;
  refuse(chatRefusals, 'TAKEN', { message, data: { agentName: holder } });
}

type Reply = {
  conversationId: string;
  key: string;
  text: string;
  links?: readonly AddedLink[] | undefined;
  takeOver?: boolean | undefined;
};

/** Answers once; the person who answers has the conversation from then on. */
export async function reply(context: ApiContext, given: Reply): Promise<void> {
  const { services } = context;
  const { conversationId: id, key, text, takeOver } = given;
  await write(services, async (trx) => {
    const me = await requireName(context, trx);
    const chat = await requireChat(trx, id);
    if (await store.hasKey(trx, id, key)) return;
    if (chat.state === 'closed') refuse(chatRefusals, 'CHAT_CLOSED');
    requireFree(chat, me, takeOver);
    const now = services.now();
    const links = await linksOf(trx, chat, given.links ?? []);
    const said = {
      sender: 'agent',
      agentName: me,
      content: text,
      key,
      links,
      at: now,
      visibleAt: now,
    } as const;
    const lastSeq = await store.insertMessages(trx, chat, [said]);
    await change(
      context,
      trx,
      chat,
      {
        state: 'open',
        agentName: me,
        lastSeq,
        updatedAt: now,
        waitingSince: null,
        toldAbsent: false,
        readByAgent: lastSeq,
        ...(chat.handedOverAt && !chat.answeredAt && { answeredAt: now }),
      },
      'message',
    );
    await resolveAlertsAbout(services, trx, subjectOf('chat', id));
  });
}

/** Writes a note that only administrators read. */
export async function note(
  context: ApiContext,
  { conversationId: id, key, text }: { conversationId: string; key: string; text: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const me = await requireName(context, trx);
    const chat = await requireChat(trx, id);
    if (await store.hasKey(trx, id, key)) return;
    const now = services.now();
    const said = { sender: 'agent', agentName: me, isNote: true, content: text, key } as const;
    const lastSeq = await store.insertMessages(trx, chat, [{ ...said, at: now, visibleAt: now }]);
    await change(context, trx, chat, { lastSeq }, 'message', true);
  });
}

/** What a conversation becomes that an administrator has, also one that was closed. */
const openFor = (agentName: string) =>
  ({ state: 'open', agentName, closedAt: null, closeReason: null, closeNote: null }) as const;

/** Refuses to reopen a conversation whose owner has another open one, or is unknown by now. */
async function requireNoOther(trx: Transaction, { customerId, visitorHash }: Chat): Promise<void> {
  const owner = customerId !== null ? { customerId } : visitorHash && { visitorHash };
  const newest = owner ? await store.findNewest(trx, owner) : undefined;
  if (!newest || newest.state !== 'closed') refuse(chatRefusals, 'CHAT_GONE_ON');
}

/** Gives a conversation, also a closed one, to the caller or to the administrator with the name. */
export async function assign(
  context: ApiContext,
  {
    conversationId: id,
    takeOver,
    agentName,
  }: { conversationId: string; takeOver?: boolean | undefined; agentName?: string | undefined },
): Promise<string> {
  const { services } = context;
  return write(services, async (trx) => {
    const me = await requireName(context, trx);
    const chat = await requireChat(trx, id);
    if (chat.state === 'closed') await requireNoOther(trx, chat);
    requireFree(chat, me, takeOver);
    const holder = agentName ?? me;
    if (agentName !== undefined) {
      const { agents } = await readPresence(trx, services.now());
      if (!agents.some(({ name }) => name === agentName)) refuse(chatRefusals, 'AGENT_NOT_FOUND');
    }
    await change(context, trx, chat, { ...openFor(holder), toldAbsent: false }, 'state');
    await resolveAlertsAbout(services, trx, subjectOf('chat', id));
    return holder;
  });
}

/** Hands a conversation back to the bot, which announces that in it. */
export async function returnToBot(
  context: ApiContext,
  { conversationId: id }: { conversationId: string },
): Promise<void> {
  const { services } = context;
  const quickReplies = quickRepliesFor(await findOffers(services.database.db));
  await write(services, async (trx) => {
    await requireName(context, trx);
    const chat = await requireChat(trx, id);
    if (chat.state === 'closed') refuse(chatRefusals, 'CHAT_CLOSED');
    if (chat.state === 'bot') return;
    const now = services.now();
    const said = { sender: 'bot', content: botTexts.back, quickReplies, at: now, visibleAt: now } as const;
    const lastSeq = await store.insertMessages(trx, chat, [said]);
    const back = { state: 'bot', agentName: null, lastSeq, updatedAt: now, waitingSince: null } as const;
    await change(context, trx, chat, back, 'message');
    await resolveAlertsAbout(services, trx, subjectOf('chat', id));
  });
}

/** Closes a conversation with a reason; one that is closed stays as it is. */
export async function close(
  context: ApiContext,
  {
    conversationId: id,
    reason,
    note: why,
  }: {
    conversationId: string;
    reason: CloseReason;
    note?: string | undefined;
  },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const chat = await requireChat(trx, id);
    if (chat.state === 'closed') return;
    const closed = { state: 'closed', closedAt: services.now(), closeReason: reason } as const;
    await change(context, trx, chat, { ...closed, closeNote: why ?? null, waitingSince: null }, 'state');
    await resolveAlertsAbout(services, trx, subjectOf('chat', id));
  });
}

/** Opens a closed conversation again, for the caller; refused if its owner has another open one or is unknown by now. */
export async function reopen(context: ApiContext, id: string): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const me = await requireName(context, trx);
    const chat = await requireChat(trx, id);
    if (chat.state !== 'closed') refuse(chatRefusals, 'CHAT_NOT_CLOSED');
    await requireNoOther(trx, chat);
    await change(context, trx, chat, openFor(me), 'state');
  });
}

/** Shows the owner and the other administrators that the caller types. */
export async function sayAgentTyping(context: ApiContext, id: string): Promise<boolean> {
  const { services } = context;
  return write(services, async (trx) => {
    const me = await requireName(context, trx);
    const chat = (await store.findChat(trx, id)) ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');
    if (chat.state === 'closed') return false;
    await notifyChat(services, trx, chat, { seq: chat.lastSeq, event: 'typing', by: 'agent', name: me });
    return true;
  });
}

/** Moves the administrators' read mark forward; returns where it stands. */
export function markReadByAgent(context: ApiContext, id: string, seq: number): Promise<number> {
  const { services } = context;
  return write(services, async (trx) => {
    const chat = await requireChat(trx, id);
    const readByAgent = Math.max(chat.readByAgent, Math.min(seq, chat.lastSeq));
    if (readByAgent === chat.readByAgent) return readByAgent;
    await store.updateChat(trx, id, { readByAgent });
    await notifyChat(services, trx, chat, { seq: readByAgent, event: 'read', by: 'agent' });
    return readByAgent;
  });
}
