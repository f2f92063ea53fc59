import { sql, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { searchWords } from '#shared/search-words.ts';
import { wire } from '#shared/wire.ts';
import type { ConversationDetails, InboxList, InboxRow } from '../contract.ts';

/** The length of a message's preview in the list, in characters. */
const snippetLength = 140;

const newest = (column: 'content' | 'sender') => sql<string | null>`(
  select ${sql.ref(column)} from chat_messages
  where conversation_id = chat_conversations.id and not is_note order by seq desc limit 1)`;

const unread = sql<number>`(
  select count(*)::int from chat_messages
  where conversation_id = chat_conversations.id and sender = 'user' and seq > read_by_agent)`;

function rows(db: Kysely<DB>) {
  return db
    .selectFrom('chatConversations')
    .leftJoin('customers', 'customers.id', 'customerId')
    .selectAll('chatConversations')
    .select([
      sql<string | null>`coalesce(first_name || ' ' || last_name, contact_name)`.as('name'),
      newest('content').as('lastText'),
      newest('sender').as('lastSender'),
      unread.as('unread'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** A row as the administrator with this name reads it. */
export function inboxRowOf(row: Row, me: string | undefined): InboxRow {
  const { id, state, agentName, waitingSince, messageId, thumb, closeReason } = row;
  return wire({
    id,
    state,
    name: row.name,
    isCustomer: row.customerId !== null,
    lastText: (row.lastText ?? '').slice(0, snippetLength),
    lastSender: (row.lastSender ?? 'bot') as InboxRow['lastSender'],
    lastAt: row.updatedAt,
    unread: row.unread,
    waitingSince,
    agentName,
    isMine: state === 'open' && agentName !== null && agentName === me,
    messageId,
    rating: thumb,
    closeReason,
    openedAt: row.openedAt,
    isDemo: row.isDemo,
  });
}

/** The conversations of a list, for the administrator with this name; in `bot` only those in which somebody wrote. */
function inList(list: InboxList, me: string | undefined) {
  const own = me === undefined ? sql<boolean>`false` : sql<boolean>`agent_name is not distinct from ${me}`;
  return {
    new: sql<boolean>`state = 'waiting'`,
    mine: sql<boolean>`state = 'open' and ${own}`,
    others: sql<boolean>`state = 'open' and not ${own}`,
    bot: sql<boolean>`state = 'bot' and exists (
      select from chat_messages where conversation_id = chat_conversations.id and sender = 'user')`,
    closed: sql<boolean>`state = 'closed'`,
  }[list];
}

/** Conversations whose writer or text contains every word of `search`. */
function containsText(search: string) {
  const parts = searchWords(search).map(containing);
  return sql<boolean>`(
    concat_ws(' ', writer_key, contact_key) like all (${parts}::text[])
    or chat_conversations.id in (select conversation_id from chat_messages where search_key like all (${parts}::text[])))`;
}

const perPage = 50;

/** A page of a list: of those that wait the oldest first, else the newest. */
export async function listInbox(
  db: Kysely<DB>,
  {
    list,
    search,
    page = 1,
    pageSize = perPage,
  }: {
    list: InboxList;
    search?: string | undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
  },
  me: string | undefined,
): Promise<InboxRow[]> {
  const found = await rows(db)
    .where(inList(list, me))
    .$if(search !== undefined, (query) => query.where(containsText(search ?? '')))
    .$if(list === 'new', (query) => query.orderBy('waitingSince'))
    .orderBy('updatedAt', 'desc')
    .orderBy('chatConversations.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return found.map((row) => inboxRowOf(row, me));
}

/** How many conversations each list has, and in how many somebody wrote what no administrator has read. */
export async function countInbox(
  db: Kysely<DB>,
  me: string | undefined,
  search?: string,
): Promise<Record<InboxList, { all: number; unread: number }>> {
  const counted = async (list: InboxList) =>
    db
      .selectFrom('chatConversations')
      .leftJoin('customers', 'customers.id', 'customerId')
      .where(inList(list, me))
      .$if(search !== undefined, (query) => query.where(containsText(search ?? '')))
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`(count(*) filter (where exists (select from chat_messages
          where conversation_id = chat_conversations.id and sender = 'user' and seq > read_by_agent)))::int`.as(
          'unread',
        ),
      ])
      .executeTakeFirstOrThrow();
  return {
    new: await counted('new'),
    mine: await counted('mine'),
    others: await counted('others'),
    bot: await counted('bot'),
    closed: await counted('closed'),
  };
}

/** A conversation with what its list shows. */
export function findInboxRow(db: Kysely<DB>, id: string): Promise<Row | undefined> {
  return rows(db).where('chatConversations.id', '=', id).executeTakeFirst();
}

/** What somebody's other conversations were about, newest first. */
export async function listEarlier(
  db: Kysely<DB>,
  { id, customerId, visitorHash }: Pick<Row, 'id' | 'customerId' | 'visitorHash'>,
): Promise<ConversationDetails['earlier']> {
  if (customerId === null && visitorHash === null) return [];
  const found = await rows(db)
    .where((eb) =>
      customerId === null ? eb('visitorHash', '=', visitorHash) : eb('customerId', '=', customerId),
    )
    .where('chatConversations.id', '!=', id)
    .orderBy('updatedAt', 'desc')
    .orderBy('chatConversations.id')
    .limit(10)
    .execute();
  return found.map(({ id: other, openedAt, lastText, thumb }) =>
    wire({ id: other, openedAt, lastText: (lastText ?? '').slice(0, snippetLength), rating: thumb }),
  );
}

/** The conversation of a contact message; null if the message was none, undefined if there is no such message. */
export async function findOfMessage(db: Kysely<DB>, messageId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('contactMessages')
    .leftJoin('chatConversations', 'chatConversations.messageId', 'contactMessages.id')
    .where('contactMessages.id', '=', messageId)
    .select('chatConversations.id')
    .executeTakeFirst();
  return row?.id;
}

/** A customer's orders that are neither delivered nor cancelled, newest first. */
export function listOrdersOnTheirWay(db: Kysely<DB>, customerId: string) {
  return db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where('isOpen', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(10)
    .select(['id', 'orderNumber', 'status', 'shippingMethod', 'createdAt'])
    .execute();
}

/** A customer's appointments from a day on that are not cancelled. */
export function listComingAppointments(db: Kysely<DB>, customerId: string, today: string) {
  return db
    .selectFrom('appointments')
    .where('customerId', '=', customerId)
    .where('date', '>=', today)
    .where('status', 'in', ['pending', 'pending_approval', 'confirmed'])
    .orderBy('date')
    .orderBy('startHour')
    .orderBy('id')
    .limit(10)
    .select(['id', 'serviceTitle', sql<string>`date::text`.as('date'), 'startHour', 'status'])
    .execute();
}

/** Removes a text from the questions that the bot could not answer; returns how often it was asked. */
export async function dismissUnanswered(trx: Transaction, text: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('chatMessages')
    .set({ isUnanswered: false })
    .where('isUnanswered', '=', true)
    .where(sql<boolean>`greek_key(content) = ${foldGreek(text)}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The data for the statistics since an instant. */
export async function readFigures(db: Kysely<DB>, since: Date) {
  const counts = await db
    .selectFrom('chatConversations')
    .select([
      sql<number>`(count(*) filter (where opened_at >= ${since}))::int`.as('conversations'),
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'),
      sql<Date | null>`min(waiting_since) filter (where state = 'waiting')`.as('waitingSince'),
      sql<number>`(count(*) filter (where thumb = 'up' and opened_at >= ${since}))::int`.as('thumbsUp'),
      sql<number>`(count(*) filter (where thumb = 'down' and opened_at >= ${since}))::int`.as('thumbsDown'),
    ])
    .executeTakeFirstOrThrow();
  const handOvers = await db
    .selectFrom('chatConversations')
    .where('handedOverAt', '>=', since)
    .select(sql<number | null>`extract(epoch from answered_at - handed_over_at)::int`.as('seconds'))
    .orderBy(sql`extract(epoch from answered_at - handed_over_at)`)
    .execute();
  const unanswered = await db
    .selectFrom('chatMessages')
    .where('isUnanswered', '=', true)
    .where('at', '>=', since)
    .groupBy(sql`greek_key(content)`)
    .select([
      sql<string>`(array_agg(content order by at desc, conversation_id))[1]`.as('text'),
      sql<string>`(array_agg(conversation_id order by at desc, conversation_id))[1]`.as('conversationId'),
      sql<number>`count(*)::int`.as('times'),
      sql<Date>`max(at)`.as('lastAt'),
    ])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`max(at)`, 'desc')
    .orderBy(sql`greek_key(content)`)
    .limit(200)
    .execute();
  return { counts, handOvers, unanswered };
}
