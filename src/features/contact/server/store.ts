import { sql, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { searchWords } from '#shared/search-words.ts';
import { wire } from '#shared/wire.ts';
import type {
  ContactMessage,
  StoredMessage,
  MessageFilter,
  MessageStatus,
  MessageThread,
} from '../contract.ts';

/** Stores a message with the status `new`. */
export async function insertMessage(trx: Transaction, id: string, message: ContactMessage): Promise<void> {
  await trx
    .insertInto('contactMessages')
    .values({ id, ...message })
    .execute();
}

/** Replaces the text of a message that nobody has looked at; false if there is none. */
export async function rewriteMessage(trx: Transaction, id: string, message: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contactMessages')
    .set({ message })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the messages received before an instant. */
export async function removeMessagesBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('contactMessages').where('createdAt', '<', before).execute();
}

const columns = ['id', 'name', 'email', 'phone', 'subject', 'message', 'createdAt'] as const;
const status = sql<MessageStatus>`status`.as('status');

type Row = Omit<StoredMessage, 'phone' | 'subject' | 'createdAt'> & {
  phone: string | null;
  subject: string | null;
  createdAt: Date;
};

const storedMessageOf = (row: Row): StoredMessage => wire(row);

/** Messages whose sender and text contain every word of `search`. */
function found(db: Kysely<DB>, { search }: Pick<MessageFilter, 'search'>) {
  const messages = db.selectFrom('contactMessages');
  if (!search) return messages;
  return messages.where(sql<boolean>`search_key like all (${searchWords(search).map(containing)}::text[])`);
}

/** The maximum length of the list. */
const maxMessages = 500;

/** Messages, newest first. Pages count from 1. */
export async function listMessages(
  db: Kysely<DB>,
  { status: only, search, page = 1, pageSize = maxMessages }: MessageFilter,
): Promise<StoredMessage[]> {
  let list = found(db, { search })
    .select([...columns, status])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  if (only) list = list.where('status', '=', only);
  return (await list.execute()).map(storedMessageOf);
}

/** The number of messages by status. */
export async function countMessages(
  db: Kysely<DB>,
  filter: Pick<MessageFilter, 'search'>,
): Promise<Record<MessageStatus, number>> {
  const rows = await found(db, filter)
    .groupBy('status')
    .select((eb) => [status, eb.fn.countAll<string>().as('count')])
    .execute();
  const of = (name: MessageStatus) => Number(rows.find((row) => row.status === name)?.count ?? 0);
  return { new: of('new'), read: of('read'), answered: of('answered') };
}

/** A message with its answers; `lock` locks the row until the transaction ends. */
export async function findMessage(
  db: Kysely<DB>,
  id: string,
  { lock = false } = {},
): Promise<MessageThread | undefined> {
  const row = await db
    .selectFrom('contactMessages')
    .select([...columns, status])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const replies = await db
    .selectFrom('contactReplies')
    .select(['text', 'at', 'actorName'])
    .where('messageId', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...storedMessageOf(row),
    replies: replies.map(({ text, at, actorName }) => wire({ text, at, by: actorName })),
  };
}

export async function updateMessageStatus(trx: Transaction, id: string, to: MessageStatus): Promise<void> {
  await trx.updateTable('contactMessages').set({ status: to }).where('id', '=', id).execute();
}

/** Stores an answer as it was sent. */
export async function insertReply(
  trx: Transaction,
  messageId: string,
  reply: { text: string; session: string | null; actorName: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('contactReplies')
    .values({ messageId, ...reply })
    .execute();
}

/** Deletes a message with its answers. */
export async function deleteMessage(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('contactMessages').where('id', '=', id).execute();
}
