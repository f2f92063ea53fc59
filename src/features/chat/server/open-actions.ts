import { newId } from '#server/ids.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { tokenCookie } from '#server/session.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { retentionMs } from '#shared/retention.ts';
import { greeting } from '../bot/bot.ts';
import { findOffers } from '../bot/server/find-offers.ts';
import { chatFeature } from '../feature.ts';
import { chatRefusals } from '../refusals.ts';
import { openPresence } from '../inbox/server/presence.ts';
import { spend } from './flood.ts';
import * as store from './store.ts';
import { notifyChat } from './notify.ts';

const cookieSeconds = retentionMs(chatFeature.retention.visitorChats) / 1_000;

/** Gives the customer the conversations that this browser began as a visitor; only one of all these stays open. */
async function adoptChats(
  services: Pick<Services, 'live' | 'now'>,
  trx: Transaction,
  customerId: string,
  chatToken: string | undefined,
): Promise<void> {
  if (chatToken === undefined) return;
  const chats = await store.lockForAdoption(trx, hashOf(chatToken), customerId);
  if (chats.every((chat) => chat.customerId !== null)) return;
  const now = services.now();
  const goesOn = chats.find(({ state }) => state !== 'closed');
  for (const chat of chats) {
    const ends = chat.state !== 'closed' && chat.id !== goesOn?.id;
    if (chat.customerId !== null && !ends) continue;
    await store.updateChat(trx, chat.id, {
      customerId,
      visitorHash: null,
      ...(ends && { state: 'closed', closedAt: now, closeReason: 'merged', waitingSince: null }),
    });
    await notifyChat(services, trx, { ...chat, customerId }, { seq: chat.lastSeq, event: 'state' });
  }
}

/** Resumes the caller's conversation, or begins one; a visitor gets the cookie that opens it. */
export async function openChat(
  context: ApiContext,
  { page, startNew = false }: { page?: string | undefined; startNew?: boolean | undefined },
): Promise<store.StoredChat> {
  const { services, viewer, caller, answer } = context;
  const token = viewer.customer ? undefined : (caller.chatToken ?? newToken());
  const owner: store.ChatOwner =
    viewer.customer || token === undefined
      ? { customerId: viewer.customer?.id ?? '' }
      : { visitorHash: hashOf(token) };
  const opened =
    (await resume(context, owner, startNew)) ??
    (await (async () => {
      await spend(services, 'chat-open', caller.ip);
      return begin(context, owner, { page, startNew });
    })());
  if (token !== undefined)
    answer.append('Set-Cookie', tokenCookie('chat', token, cookieSeconds, services.config));
  return opened;
}

/** The conversation to resume; undefined if a new one is to be created. */
async function resume(context: ApiContext, owner: store.ChatOwner, startNew: boolean) {
  const { services, viewer, caller } = context;
  if (viewer.customer && caller.chatToken) {
    const { id } = viewer.customer;
    await write(services, (trx) => adoptChats(services, trx, id, caller.chatToken));
  }
  const newest = await store.findNewest(services.database.db, owner);
  return newest && (newest.state !== 'closed' || !startNew) ? newest : undefined;
}

/** So many conversations a person has, closed ones too; they are deleted in time. */
export const maxChats = 200;

async function begin(
  { services }: ApiContext,
  owner: store.ChatOwner,
  { page, startNew }: { page?: string | undefined; startNew: boolean },
): Promise<store.StoredChat> {
  const now = services.now();
  const offers = await findOffers(services.database.db);
  return write(services, async (trx) => {
    if (!(await store.lockOwner(trx, owner))) refuse(generalRefusals, 'LOGIN_REQUIRED');
    const newest = await store.findNewest(trx, owner);
    // Another tab has created one in the meantime.
    if (newest && (newest.state !== 'closed' || !startNew)) return newest;
    if ((await store.countChats(trx, owner)) >= maxChats) refuse(chatRefusals, 'TOO_MANY_CHATS');
    const chat = await store.insertChat(trx, {
      id: newId(),
      ...owner,
      page: page ?? null,
      openedAt: now,
      updatedAt: now,
    });
    const { content, quickReplies, delayMs } = greeting(offers);
    const visibleAt = new Date(now.getTime() + delayMs);
    const hello = { sender: 'bot' as const, content, quickReplies, at: now, visibleAt };
    const lastSeq = await store.insertMessages(trx, chat, [hello]);
    await store.updateChat(trx, chat.id, { lastSeq });
    const begun = { ...chat, lastSeq };
    await notifyChat(services, trx, begun, { seq: lastSeq, event: 'message' });
    return begun;
  });
}

/** Tracks which administrators are connected; gives customers who sign in the conversations that they began as visitors. */
export function startChat(services: Services): void {
  openPresence(services);
  services.afterSignIn.push((trx, customerId, { chatToken }) =>
    adoptChats(services, trx, customerId, chatToken),
  );
}
