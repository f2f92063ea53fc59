import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** Deletes the conversations whose newest message is older. */
export async function removeChatsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('chatConversations').where('updatedAt', '<', before).execute();
}

/** What replaces a text that a person wrote. */
const removed = '(Το κείμενο διαγράφηκε)';

/** Removes every text and trace of unknown visitors from their older conversations; the figures stay. */
export async function anonymiseChatsBefore(trx: Transaction, before: Date, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update chat_conversations set
      visitor_hash = null, page = null, contact_name = null, contact_email = null, contact_phone = null,
      rating_word = null, close_note = null, anonymised_at = ${now},
      state = 'closed', closed_at = coalesce(closed_at, ${now}), close_reason = coalesce(close_reason, 'no-reply'),
      waiting_since = null
    where customer_id is null and anonymised_at is null and updated_at < ${before}
    returning id`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .updateTable('chatMessages')
    .set({ content: removed, key: null, links: null, isUnanswered: false })
    .where('sender', '!=', 'bot')
    .where(
      'conversationId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
