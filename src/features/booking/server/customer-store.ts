import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { athensDate, athensTime } from '#shared/dates.ts';
import { holdingStatuses } from '../rules.ts';

/** The ids of a customer's upcoming appointments, approved or waiting for approval. */
export async function listUpcomingIds(db: Kysely<DB>, customerId: string, now: Date): Promise<string[]> {
  const hour = Number(athensTime(now).slice(0, 2));
  const rows = await db
    .selectFrom('appointments')
    .where('customerId', '=', customerId)
    .where('status', 'in', holdingStatuses)
    // One that starts in the current hour has begun.
    .where(sql<boolean>`(date, start_hour) > (${athensDate(now)}::date, ${hour}::real)`)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Anonymises a customer's appointments: name, address, contact details and all texts. */
export async function anonymiseAppointments(trx: Transaction, customerId: string): Promise<void> {
  const own = trx.selectFrom('appointments').where('customerId', '=', customerId).select('id');
  await trx
    .updateTable('appointmentHistory')
    .set({ note: '', teamNote: '' })
    .where('appointmentId', 'in', own)
    .execute();
  await trx
    .updateTable('appointments')
    .set({
      customerName: 'Διαγραμμένος λογαριασμός',
      customerEmail: '',
      customerPhone: null,
      address: null,
      notes: '',
      materials: '',
      repeatMonths: null,
    })
    .where('customerId', '=', customerId)
    .execute();
}

/** All stored data of a customer's appointments. */
export function listForExport(db: Kysely<DB>, customerId: string) {
  const history = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('status', to_status, 'date', to_date, 'startHour', to_hour,
      'by', actor, 'note', note, 'at', at) order by id), '[]')
    from appointment_history where appointment_id = appointments.id)`;
  return db
    .selectFrom('appointments')
    .where('customerId', '=', customerId)
    .orderBy('date')
    .orderBy('startHour')
    .select(['serviceTitle', 'date', 'startHour', 'hours', 'status', 'customerName', 'customerEmail'])
    .select([
      'customerPhone',
      'address',
      'notes',
      'createdAt',
      'beginConsentAt',
      'remindedAt',
      'repeatMonths',
      'materials',
      history.as('history'),
    ])
    .execute();
}
