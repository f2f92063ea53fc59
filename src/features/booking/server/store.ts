import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import { searchWords } from '#shared/search-words.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { AppointmentStatus } from '../contract.ts';
import type { StoredAppointment, StoredEntry, WholeAppointment } from '../present.ts';
import { holdingStatuses } from '../rules.ts';

export type AppointmentFilter = {
  /** The customer; if absent, everybody. */
  customerId?: string;
  statuses?: readonly AppointmentStatus[];
  serviceId?: number;
  technicianId?: number;
  from?: LocalDate;
  to?: LocalDate;
  /** Only those that are done since this day and have no report. */
  unreportedSince?: LocalDate;
  /** A folded text to find in the folded name, the e-mail address, the telephone number or the service's title. */
  search?: string;
};

export type NewEntry = Omit<StoredEntry, 'at'> & { actorId: string | null; at: Date };

const columns = [
  'id',
  'customerId',
  'serviceId',
  'serviceTitle',
  'customerName',
  'customerEmail',
  'customerPhone',
  'address',
  'notes',
  'date',
  'startHour',
  'hours',
  'status',
  'sequence',
  'beginConsentAt',
  'orderId',
  'notBefore',
  'materials',
  'jobId',
  sql<number>`(
    select count(*)::int from appointments later
    where later.job_id = appointments.job_id and later.date > appointments.date
      and later.status in ('pending', 'pending_approval', 'confirmed'))`.as('restOfJob'),
  'createdAt',
  'updatedAt',
  sql<string | null>`(select order_number from orders where orders.id = order_id)`.as('orderNumber'),
  sql<StoredAppointment['bill']>`(
    select jsonb_build_object('orderId', id, 'orderNumber', order_number, 'isPaid', payment_state = 'captured',
      'isOwed', payment_state in ('due', 'awaiting', 'authorised') and not is_withdrawn, 'totalCents', total_cents)
    from orders where billed_visit_id = appointments.id and not is_void)`.as('bill'),
  sql<StoredAppointment['repeatMonths']>`repeat_months`.as('repeatMonths'),
  sql<boolean>`customer_id is null or customer_email = (
    select lower(customers.email) from customers where customers.id = customer_id
  )`.as('isOwnEmail'),
  sql<StoredAppointment['early']>`(
    select jsonb_build_object('accountType', customers.account_type, 'service', jsonb_build_object(
      'isEmergency', coalesce(services.is_emergency, false), 'price', services.price_cents, 'role', services.role))
    from customers left join services on services.id = appointments.service_id
    where customers.id = appointments.customer_id and appointments.begin_consent_at is null
      and (appointments.order_id is null or exists (
        select from orders join order_lines on order_lines.order_id = orders.id
        where orders.id = appointments.order_id and orders.begin_consent_at is null
          and order_lines.with_installation and order_lines.quantity > order_lines.returned_quantity)))`.as(
    'early',
  ),
  // Of each row its customer alone: with «exists» all customers would be read.
  sql<boolean>`coalesce((
    select password_hash <> '' from customers where customers.id = customer_id
  ), false)`.as('hasAccount'),
] as const;

/** A technician goes to an appointment, or went to the completed one. */
const goesTo = (technicianId: number) => sql<boolean>`(exists (select from technician_hours taken
  where taken.appointment_id = appointments.id and taken.technician_id = ${technicianId})
  or (status = 'completed' and ${technicianId}::int = any(done_by)))`;

function matches(eb: ExpressionBuilder<DB, 'appointments'>, filter: AppointmentFilter) {
  const { customerId, statuses, serviceId, technicianId, from, to, unreportedSince, search } = filter;
  return eb.and([
    ...(customerId === undefined ? [] : [eb('customerId', '=', customerId)]),
    ...(statuses ? [eb('status', 'in', statuses)] : []),
    ...(serviceId === undefined ? [] : [eb('serviceId', '=', serviceId)]),
    ...(technicianId === undefined ? [] : [goesTo(technicianId)]),
    ...(from ? [eb('date', '>=', from)] : []),
    ...(to ? [eb('date', '<=', to)] : []),
    ...(unreportedSince
      ? [sql<boolean>`id in (select id from unreported_visits where date >= ${unreportedSince}::date)`]
      : []),
    ...(search ? [sql<boolean>`search_key like all (${searchWords(search).map(containing)}::text[])`] : []),
  ]);
}

/** A page of appointments by date and time, and the total number of matches. Pages count from 1. */
export async function listAppointments(
  db: Kysely<DB>,
  filter: AppointmentFilter,
  {
    order,
    page,
    pageSize,
    today,
  }: { order: 'asc' | 'desc' | 'near'; page: number; pageSize: number; today: LocalDate },
): Promise<{ appointments: WholeAppointment[]; total: number }> {
  // Upcoming ones first, the nearest day first; then past ones, the latest day first.
  const sorted =
    order === 'near'
      ? sql`date < ${today}, abs(date - ${today}::date), start_hour, id`
      : sql`date ${sql.raw(order)}, start_hour ${sql.raw(order)}, id`;
  // The page is selected by what sorts it alone: the data of other pages' appointments is not read. A search reads them once.
  const { total, ids } = await db
    .with(
      (cte) => (filter.search ? cte('matching').materialized() : cte('matching').notMaterialized()),
      (cte) =>
        cte
          .selectFrom('appointments')
          .where((eb) => matches(eb, filter))
          .select(['id', 'date', 'startHour']),
    )
    .selectNoFrom([
      sql<number>`(select count(*)::int from matching)`.as('total'),
      sql<string[]>`array(
        select id from matching order by ${sorted} limit ${pageSize} offset ${(page - 1) * pageSize})`.as(
        'ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('appointments')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy(sorted)
    .select(columns)
    .execute();
  return { appointments: await withParts(db, rows), total };
}

/** All appointments of a range of days, both ends included, with their technicians; of one technician if given. */
export async function listBetween(
  db: Kysely<DB>,
  from: LocalDate,
  to: LocalDate,
  technicianId?: number,
): Promise<WholeAppointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .where((eb) => matches(eb, { from, to, ...(technicianId !== undefined && { technicianId }) }))
    .orderBy('date')
    .orderBy('startHour')
    .orderBy('id')
    .select(columns)
    .execute();
  return withParts(db, rows);
}

/** An appointment by its id; undefined if it belongs to another customer than `customerId`. */
export async function findAppointment(
  db: Kysely<DB>,
  id: string,
  customerId?: string,
): Promise<WholeAppointment | undefined> {
  const filter = customerId === undefined ? {} : { customerId };
  const row = await db
    .selectFrom('appointments')
    .where('id', '=', id)
    .where((eb) => matches(eb, filter))
    .select(columns)
    .executeTakeFirst();
  return row && (await withParts(db, [row]))[0];
}

/** Like `findAppointment`, without history and technicians; locks the row until the transaction ends. */
export function lockAppointment(
  trx: Transaction,
  id: string,
  customerId?: string,
): Promise<StoredAppointment | undefined> {
  const filter = customerId === undefined ? {} : { customerId };
  return trx
    .selectFrom('appointments')
    .where('id', '=', id)
    .where((eb) => matches(eb, filter))
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
}

async function withParts(db: Kysely<DB>, rows: StoredAppointment[]): Promise<WholeAppointment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const history = await db
    .selectFrom('appointmentHistory')
    .where('appointmentId', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .select(['appointmentId', 'fromDate', 'fromHour', 'toDate', 'toHour', 'actor', 'actorName', 'note', 'at'])
    .select('teamNote')
    .select([
      sql<AppointmentStatus | null>`from_status`.as('fromStatus'),
      sql<AppointmentStatus>`to_status`.as('toStatus'),
    ])
    .execute();
  const technicians = await db
    .selectFrom(
      sql<{ appointmentId: string; technicianId: number }>`(
        select appointment_id, technician_id from technician_hours where appointment_id = any(${ids})
        union
        select id, unnest(done_by) from appointments where id = any(${ids}) and status = 'completed'
      )`.as('crew'),
    )
    .innerJoin('technicians', 'technicians.id', 'technicianId')
    .orderBy('position')
    .orderBy('technicians.id')
    .select(['appointmentId', 'technicians.id', 'name'])
    .execute();
  const historyOf = Map.groupBy(history, ({ appointmentId }) => appointmentId);
  const techniciansOf = Map.groupBy(technicians, ({ appointmentId }) => appointmentId);
  return rows.map((row) => ({
    ...row,
    history: historyOf.get(row.id) ?? [],
    technicians: (techniciansOf.get(row.id) ?? []).map(({ name }) => name),
    technicianIds: (techniciansOf.get(row.id) ?? []).map(({ id }) => id),
  }));
}

/** The number of a customer's active appointments that are not over at this Athens day and hour. */
export async function countUpcoming(
  db: Kysely<DB>,
  customerId: string,
  now: { date: LocalDate; hour: number },
): Promise<number> {
  const { total } = await db
    .selectFrom('appointments')
    .where('customerId', '=', customerId)
    .where('status', 'in', holdingStatuses)
    .where((eb) =>
      eb.or([
        eb('date', '>', now.date),
        eb.and([eb('date', '=', now.date), eb(eb('startHour', '+', eb.ref('hours')), '>', now.hour)]),
      ]),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function insertAppointment(
  trx: Transaction,
  appointment: Omit<
    StoredAppointment,
    'isOwnEmail' | 'hasAccount' | 'orderNumber' | 'bill' | 'restOfJob' | 'early'
  > & { follows: string | null },
): Promise<StoredAppointment> {
  return trx.insertInto('appointments').values(appointment).returning(columns).executeTakeFirstOrThrow();
}

export async function changeAppointment(
  trx: Transaction,
  { id, date, startHour, status, sequence, beginConsentAt, updatedAt }: StoredAppointment,
): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ date, startHour, status, sequence, beginConsentAt, updatedAt })
    // A moved appointment gets a new reminder.
    .set({
      remindedAt: sql`case when (date, start_hour) = (${date}::date, ${startHour}::real) then reminded_at end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Another address of an appointment. */
export async function setAddress(
  trx: Transaction,
  id: string,
  change: { address: string; sequence: number; updatedAt: Date },
): Promise<void> {
  await trx.updateTable('appointments').set(change).where('id', '=', id).execute();
}

/** The later days of a job that stand, in their order. */
export async function listRestOfJob(
  trx: Transaction,
  { jobId, date }: Pick<StoredAppointment, 'jobId' | 'date'>,
): Promise<{ id: string; date: LocalDate; hours: number }[]> {
  if (jobId === null) return [];
  return trx
    .selectFrom('appointments')
    .where('jobId', '=', jobId)
    .where('date', '>', date)
    .where('status', 'in', holdingStatuses)
    .orderBy('date')
    .select(['id', 'date', 'hours'])
    .execute();
}

/** Adds an entry to an appointment's history; returns its id. */
export async function insertEntry(trx: Transaction, appointmentId: string, entry: NewEntry): Promise<string> {
  const { id } = await trx
    .insertInto('appointmentHistory')
    .values({ appointmentId, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeEntry(trx: Transaction, appointmentId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('appointmentHistory')
    .where('appointmentId', '=', appointmentId)
    .where('id', '=', id)
    .execute();
}

/** Deletes an appointment with its history, and releases its technicians' hours. */
export async function removeAppointment(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('appointments').where('id', '=', id).execute();
}

/** Marks a day's confirmed appointments without a reminder as reminded, and returns them. */
export function markReminded(trx: Transaction, date: LocalDate, at: Date): Promise<StoredAppointment[]> {
  return (
    trx
      .updateTable('appointments')
      .set({ remindedAt: at })
      .where('date', '=', date)
      .where('status', '=', 'confirmed')
      .where('remindedAt', 'is', null)
      // A decision that may still be undone is told first; it names the day itself.
      .where(
        sql<boolean>`not exists (select from delayed_notifications where subject = 'appointment:' || appointments.id)`,
      )
      .returning(columns)
      .execute()
  );
}

/** Deletes the appointments before a day; one that is due again counts from that day. */
export async function removeAppointmentsBefore(db: Kysely<DB>, date: LocalDate): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where(sql`coalesce(maintenance_due, date)`, '<', date)
    .execute();
}
