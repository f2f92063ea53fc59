import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LiveMessages } from '#shared/live.ts';
import { listenerOf } from './owner.ts';
import type { StoredChat } from './store.ts';

type ChatEvent = Omit<LiveMessages['chat'], 'conversationId'>;

/** Announces an event of a conversation to the administrators and, unless it is `private`, to its owner. */
export async function notifyChat(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  chat: StoredChat,
  event: ChatEvent,
  isPrivate = false,
): Promise<void> {
  const message = { type: 'chat', conversationId: chat.id, ...event } as const;
  await live.publish(trx, 'admin', message);
  const listener = isPrivate ? undefined : listenerOf(chat);
  if (listener) await live.publish(trx, listener, message);
}
