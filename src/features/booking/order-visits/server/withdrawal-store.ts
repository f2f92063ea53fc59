import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { AppointmentStatus } from '../../contract.ts';

/** Which appointments a withdrawal may concern: on this day, of this account or with this e-mail address. */
export type WithdrawnFrom = { date: LocalDate; customerId: string | undefined; email: string };

const withdrawable = (trx: Transaction) =>
  trx
    .selectFrom('appointments')
    .leftJoin('customers', 'customers.id', 'appointments.customerId')
    .leftJoin('services', 'services.id', 'appointments.serviceId')
    .select([
      'appointments.id',
      'customerId',
      'customerName',
      sql<string>`coalesce(lower(customers.email), customer_email)`.as('ownEmail'),
      'serviceTitle',
      'date',
      'startHour',
      'accountType',
      'isEmergency',
      'beginConsentAt',
      sql<AppointmentStatus>`appointments.status`.as('status'),
      sql<Date | null>`(select max(at) from appointment_history
        where appointment_id = appointments.id and to_status = 'confirmed' and from_status is distinct from 'confirmed')`.as(
        'confirmedAt',
      ),
    ]);

export type Withdrawn = Awaited<ReturnType<typeof lockForWithdrawal>>[number];

/**
 * The appointments that a withdrawal may concern, active ones first. Locks their rows, so that an account cannot be deleted
 * before the transaction ends.
 */
export function lockForWithdrawal(trx: Transaction, { date, customerId, email }: WithdrawnFrom) {
  return withdrawable(trx)
    .where('date', '=', date)
    .where((eb) =>
      eb.or([
        eb('customerEmail', '=', email),
        ...(customerId === undefined ? [] : [eb('appointments.customerId', '=', customerId)]),
      ]),
    )
    .orderBy(sql`appointments.status in ('cancelled', 'rejected')`)
    .orderBy('startHour')
    .forShare('appointments')
    .execute();
}

/** The appointment that a stored withdrawal concerns, locked alike. */
export const lockWithdrawn = (trx: Transaction, id: string) =>
  withdrawable(trx).where('appointments.id', '=', id).forShare('appointments').executeTakeFirst();
