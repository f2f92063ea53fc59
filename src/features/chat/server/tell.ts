import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LiveMessages } from '#shared/live.ts';
import { listenerOf } from './owner.ts';
import type { StoredChat } from './store.ts';

type Happening = Omit<LiveMessages['chat'], 'conversationId'>;

/** Announces an event of a conversation to the administrators and, unless it is `private`, to its owner. */
export async function tellChat(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  chat: StoredChat,
  happening: Happening,
  isPrivate = false,
): Promise<void> {
  const message = { type: 'chat', conversationId: chat.id, ...happening } as const;
  await live.tell(trx, 'admin', message);
  const listener = isPrivate ? undefined : listenerOf(chat);
  if (listener) await live.tell(trx, listener, message);
}
