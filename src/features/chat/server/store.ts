import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { lockedCustomer } from '#server/db/locked-customer.ts';
import type { ChatConversations, DB } from '#server/db/schema.ts';
import type { ChatLink } from '../contract.ts';

export type StoredChat = Selectable<ChatConversations>;

/** Whose conversation it is: a customer's, or that of the person who has the secret with this hash. */
export type ChatOwner = { customerId: string } | { visitorHash: Buffer };

/** A link as it is stored: without a price, which is read for anyone who may see it. */
export type StoredLink = Omit<ChatLink, 'price'> & { productId?: number };

export type NewChatMessage = {
  sender: 'bot' | 'agent' | 'user';
  content: string;
  key?: string;
  isNote?: boolean;
  quickReplies?: readonly string[] | undefined;
  links?: readonly StoredLink[];
  agentName?: string | undefined;
  isUnanswered?: boolean;
  at: Date;
  visibleAt: Date;
};

const ofOwner = (db: Kysely<DB>, owner: ChatOwner) => {
  const chats = db.selectFrom('chatConversations').selectAll();
  return 'customerId' in owner
    ? chats.where('customerId', '=', owner.customerId)
    : chats.where('visitorHash', '=', owner.visitorHash).where('customerId', 'is', null);
};

/** The owner's newest conversation: an open one before a closed one. */
export function findNewest(db: Kysely<DB>, owner: ChatOwner): Promise<StoredChat | undefined> {
  return ofOwner(db, owner)
    .orderBy(sql`state = 'closed'`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** How many conversations the owner has, closed ones too. */
export async function countChats(db: Kysely<DB>, owner: ChatOwner): Promise<number> {
  const { count } = await db
    .selectFrom(ofOwner(db, owner).as('own'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One of the owner's conversations; undefined if it is not theirs. `lock` locks the row until the transaction ends. */
export function findOwn(
  db: Kysely<DB>,
  id: string,
  owner: ChatOwner,
  { lock = false } = {},
): Promise<StoredChat | undefined> {
  return ofOwner(db, owner)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Any conversation, for administrators. */
export function findChat(db: Kysely<DB>, id: string, { lock = false } = {}): Promise<StoredChat | undefined> {
  return db
    .selectFrom('chatConversations')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Locks out an owner's other requests while a conversation is created; false if the customer no longer exists. */
export async function lockOwner(trx: Transaction, owner: ChatOwner): Promise<boolean> {
  const name = 'customerId' in owner ? owner.customerId : owner.visitorHash.toString('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${name}`}, 0))`.execute(trx);
  if (!('customerId' in owner)) return true;
  return (await lockedCustomer(trx, owner.customerId).executeTakeFirst()) !== undefined;
}

export async function insertChat(trx: Transaction, chat: Insertable<ChatConversations>): Promise<StoredChat> {
  return trx.insertInto('chatConversations').values(chat).returningAll().executeTakeFirstOrThrow();
}

export type ChatChange = Partial<Omit<StoredChat, 'id'>>;

export async function updateChat(trx: Transaction, id: string, change: ChatChange): Promise<void> {
  await trx.updateTable('chatConversations').set(change).where('id', '=', id).execute();
}

/** Adds messages behind the last one of a locked conversation, and returns the number of the newest. */
export async function insertMessages(
  trx: Transaction,
  { id, lastSeq }: Pick<StoredChat, 'id' | 'lastSeq'>,
  messages: readonly NewChatMessage[],
): Promise<number> {
  if (messages.length === 0) return lastSeq;
  const rows = messages.map(({ quickReplies, links, ...message }, index) => ({
    conversationId: id,
    seq: lastSeq + 1 + index,
    ...message,
    quickReplies: quickReplies ? JSON.stringify(quickReplies) : null,
    links: links && links.length > 0 ? JSON.stringify(links) : null,
  }));
  await trx.insertInto('chatMessages').values(rows).execute();
  return lastSeq + rows.length;
}

/** Whether the conversation has a message with this key. */
export async function hasKey(trx: Transaction, conversationId: string, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('chatMessages')
    .where('conversationId', '=', conversationId)
    .where('key', '=', key)
    .select('seq')
    .executeTakeFirst();
  return row !== undefined;
}

/** The maximum number of messages read at once; the newest ones if there are more. */
const maxMessages = 500;

/** The messages after a number, in their order; private notes only with `notes`. */
export async function listMessages(
  db: Kysely<DB>,
  conversationId: string,
  { after = 0, notes = false }: { after?: number | undefined; notes?: boolean } = {},
) {
  const rows = await db
    .selectFrom('chatMessages')
    .where('conversationId', '=', conversationId)
    .where('seq', '>', after)
    .$if(!notes, (query) => query.where('isNote', '=', false))
    .select(['seq', 'key', 'sender', 'content', 'agentName', 'isNote', 'at', 'visibleAt'])
    .select([
      sql<string[] | null>`quick_replies`.as('quickReplies'),
      sql<StoredLink[] | null>`links`.as('links'),
    ])
    .orderBy('seq', 'desc')
    .limit(maxMessages)
    .execute();
  return rows.toReversed();
}

/** What the bot said in answer to the owner, the newest first; its first greeting is no answer. */
export async function listBotReplies(trx: Transaction, conversationId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('chatMessages')
    .where('conversationId', '=', conversationId)
    .where('sender', '=', 'bot')
    .where('seq', '>', 1)
    .orderBy('seq', 'desc')
    .limit(maxMessages)
    .select('content')
    .execute();
  return rows.map(({ content }) => content);
}

export type StoredMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** How many messages of others the owner has not read, of those that are visible. */
export async function countUnreadByOwner(
  db: Kysely<DB>,
  { id, readByUser }: Pick<StoredChat, 'id' | 'readByUser'>,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('chatMessages')
    .where('conversationId', '=', id)
    .where('seq', '>', readByUser)
    .where('sender', '!=', 'user')
    .where('isNote', '=', false)
    .where('visibleAt', '<=', now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the visitor's and the customer's open conversations; the one that stays open comes first. */
export function lockForAdoption(trx: Transaction, visitorHash: Buffer, customerId: string) {
  return trx
    .selectFrom('chatConversations')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('visitorHash', '=', visitorHash), eb('customerId', 'is', null)]),
        eb.and([eb('customerId', '=', customerId), eb('state', '!=', 'closed')]),
      ]),
    )
    .orderBy(sql`state not in ('waiting', 'open')`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute();
}
