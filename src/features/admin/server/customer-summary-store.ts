import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { centsToEuros } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import type { CustomerSummary } from '../customer-summary-contract.ts';

/** How many orders, appointments and messages are listed. */
export const listed = 8;

/** A customer's purchases, debts, appointments, messages and chats. */
export async function readDealings(
  db: Kysely<DB>,
  { id: customerId, email }: { id: string; email: string },
): Promise<Omit<CustomerSummary, 'customer' | 'notes' | 'addresses' | 'cart' | 'offers'>> {
  const sums = await db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .select([
      sql<string>`coalesce(sum(kept_cents) filter (where not is_void), 0)`.as('turnover'),
      sql<string>`count(*) filter (where not is_void)`.as('orderCount'),
      sql<string>`coalesce(sum(greatest(0, total_cents - credited_cents - part_cents)) filter (
        where not is_void and not is_withdrawn and payment_state in ('due', 'awaiting')), 0)`.as('owed'),
      sql<string>`coalesce(sum(case when part_cents > 0 then part_cents else total_cents end - refunded_cents) filter (
        where is_refund_due), 0)`.as('refundDue'),
    ])
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(listed)
    .select([
      'id',
      'orderNumber',
      'totalCents',
      'createdAt',
      sql<CustomerSummary['orders'][number]['status']>`status`.as('status'),
    ])
    .execute();
  const appointments = await db
    .selectFrom('appointments')
    .where('customerId', '=', customerId)
    .orderBy('date', 'desc')
    .orderBy('startHour', 'desc')
    .limit(listed)
    .select(['id', 'serviceTitle as serviceName', 'date'])
    .select([
      sql<string>`to_char(interval '1 hour' * start_hour, 'HH24:MI')`.as('time'),
      sql<CustomerSummary['appointments'][number]['status']>`status`.as('status'),
    ])
    .execute();
  const messages = await db
    .selectFrom('contactMessages')
    .where(
      // Those too that a customer wrote who has become part of this one.
      sql<boolean>`lower(email) in (
        select lower(${email}) where ${email} <> '' union select lower(email) from customer_emails where customer_id = ${customerId})`,
    )
    .orderBy('createdAt', 'desc')
    .limit(listed)
    .select([
      'id',
      'subject',
      'createdAt',
      sql<CustomerSummary['messages'][number]['status']>`status`.as('status'),
    ])
    .execute();
  const chats = await db
    .selectFrom('chatConversations')
    .where('customerId', '=', customerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(listed)
    .select(['id', 'updatedAt', sql<CustomerSummary['chats'][number]['state']>`state`.as('state')])
    .select(
      sql<string | null>`(
        select left(content, 120) from chat_messages
        where conversation_id = chat_conversations.id and seq = last_seq and not is_note)`.as('last'),
    )
    .execute();
  return {
    chats: chats.map(wire),
    turnover: centsToEuros(Number(sums.turnover)),
    orderCount: Number(sums.orderCount),
    owed: centsToEuros(Number(sums.owed)),
    refundDue: centsToEuros(Number(sums.refundDue)),
    orders: orders.map(({ totalCents, ...order }) => wire({ ...order, total: centsToEuros(totalCents) })),
    appointments,
    messages: messages.map(wire),
  };
}
