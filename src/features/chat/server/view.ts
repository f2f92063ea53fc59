import type { ApiContext } from '#server/serve.ts';
import { forViewer } from '#features/catalogue/rules.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { canSeePrices, isActive } from '#shared/viewer.ts';
import { wire } from '#shared/wire.ts';
import type { ChatMessage, ChatView, Conversation } from '../contract.ts';
import { availabilityOf } from '../rules.ts';
import { readPresence } from '../inbox/server/presence-store.ts';
import { listMessages, type StoredChat, type StoredMessage } from './store.ts';

type Seen = Pick<ApiContext, 'services' | 'viewer'>;

/** The net prices in euro of the linked products, for a viewer who sees prices. */
async function readPrices({ services, viewer }: Seen, messages: readonly StoredMessage[]) {
  const ids = messages.flatMap(({ links }) => (links ?? []).flatMap(({ productId }) => productId ?? []));
  if (ids.length === 0 || !canSeePrices(viewer)) return new Map<number, number>();
  const { products } = await listCards(services.database.db, { ids: [...new Set(ids)] });
  return new Map(
    products.flatMap((product) => {
      const { id, price } = forViewer(product, viewer);
      return price === undefined ? [] : [[id, price] as const];
    }),
  );
}

/** Stored messages as the API answers them, with the prices of linked products for a viewer who sees them. */
export async function presentMessages(
  seen: Seen,
  messages: readonly StoredMessage[],
): Promise<ChatMessage[]> {
  const prices = await readPrices(seen, messages);
  return messages.map(
    ({ seq, key, sender, content, quickReplies, links, agentName, isNote, at, visibleAt }) =>
      wire({
        id: String(seq),
        seq,
        key,
        sender,
        content,
        type: quickReplies ? ('quick_reply' as const) : ('text' as const),
        timestamp: at,
        visibleAt,
        metadata: wire({ quickReplies, agentName }),
        links: (links ?? []).map(({ productId, ...link }) => {
          const price = productId === undefined ? undefined : prices.get(productId);
          return { ...link, ...(price !== undefined && { price }) };
        }),
        ...(isNote && { isNote }),
      }),
  );
}

/** Whether an administrator is available now. */
export async function readAvailability({ services: { database, now } }: Seen) {
  const { agents } = await readPresence(database.db, now());
  return availabilityOf(agents);
}

function conversationOf({ viewer }: Seen, chat: StoredChat, agent: Conversation['agent']): Conversation {
  const { customer } = viewer;
  return wire({
    id: chat.id,
    state: chat.state,
    lastSeq: chat.lastSeq,
    agent,
    readByAgent: chat.readByAgent,
    readByUser: chat.readByUser,
    asksContact: chat.state === 'waiting' && chat.toldAbsent && chat.contactEmail === null && !customer,
    isLeft: chat.messageId !== null,
    canMail: customer !== null && isActive(customer),
    rating: chat.thumb && wire({ thumb: chat.thumb, word: chat.ratingWord }),
    openedAt: chat.openedAt,
  });
}

/** A conversation with its messages after a number, as its owner reads it. */
export async function viewChat(seen: Seen, chat: StoredChat, after?: number): Promise<ChatView> {
  const { database, now } = seen.services;
  const messages = await listMessages(database.db, chat.id, { after });
  const { agents } = await readPresence(database.db, now());
  const { state, agentName: name } = chat;
  const status = availabilityOf(agents.filter((one) => one.name === name));
  return {
    conversation: conversationOf(
      seen,
      chat,
      state === 'open' && name !== null ? { name, status } : undefined,
    ),
    messages: await presentMessages(seen, messages),
    availability: availabilityOf(agents),
    now: now().toISOString(),
  };
}
