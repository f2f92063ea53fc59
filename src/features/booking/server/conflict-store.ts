import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { StoredAppointment } from '../present.ts';
import { holdingStatuses, standingStatuses } from '../rules.ts';

/** Whether an appointment has a bill that stands, or a technician's report. */
export async function isDocumented(trx: Transaction, id: string): Promise<boolean> {
  const found = await trx
    .selectNoFrom(
      sql<boolean>`(exists (select from orders where billed_visit_id = ${id} and not is_void)
        or exists (select from visit_reports where appointment_id = ${id}))`.as('isDocumented'),
    )
    .executeTakeFirstOrThrow();
  return found.isDocumented;
}

/**
 * Whether the same person has another visit during these hours: for the same service at the same hour, or at an address that
 * is not known to be another one.
 */
export async function overlapsOwn(
  db: Kysely<DB>,
  {
    id,
    customerId,
    customerEmail,
    customerName,
    serviceId,
    address,
    date,
    startHour,
    hours,
  }: StoredAppointment,
): Promise<boolean> {
  const other = await db
    .selectFrom('appointments')
    .where('id', '<>', id)
    .where((eb) => {
      if (customerId !== null) return eb('customerId', '=', customerId);
      // A customer who has neither an account nor an e-mail address is known by name only.
      const sameEmail = eb('customerEmail', '=', customerEmail);
      return customerEmail ? sameEmail : eb.and([sameEmail, eb('customerName', '=', customerName)]);
    })
    .where('date', '=', date)
    .where('startHour', '<', startHour + hours)
    .where(sql<boolean>`start_hour + hours > ${startHour}::real`)
    .where(
      sql<boolean>`((service_id = ${serviceId}::int and start_hour = ${startHour}::real)
        or coalesce(address, '') in ('', ${address ?? ''}::text) or ${address ?? ''}::text = '')`,
    )
    .where('status', 'in', holdingStatuses)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Why a visit may not stand for its order: the order was cancelled, its customer withdrew from the whole of it, or it has
 * another visit. Locks the order until the transaction ends.
 */
export async function whyNotForOrder(
  trx: Transaction,
  { id, orderId }: Pick<StoredAppointment, 'id' | 'orderId'>,
): Promise<'ORDER_CANCELLED' | 'ORDER_WITHDRAWN' | 'ORDER_HAS_VISIT' | null> {
  if (orderId === null) return null;
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('isVoid')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order?.isVoid) return 'ORDER_CANCELLED';
  const withdrawal = await trx
    .selectFrom('withdrawals')
    .where('orderId', '=', orderId)
    .where('isOwn', '=', true)
    .where('statement', '=', '')
    .where('dismissedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (withdrawal) return 'ORDER_WITHDRAWN';
  const other = await trx
    .selectFrom('appointments')
    .where('orderId', '=', orderId)
    .where('id', '<>', id)
    .where('status', 'in', standingStatuses)
    .select('id')
    .executeTakeFirst();
  return other ? 'ORDER_HAS_VISIT' : null;
}
