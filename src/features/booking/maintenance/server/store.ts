import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { DueVisit } from '../contract.ts';
import { holdingStatuses } from '../../rules.ts';

/** The visits of a list that has more than anybody calls in a day. */
const maxListed = 200;

const nextVisit = (of: string) => sql<boolean>`exists (
  select from appointments later
  where later.status = any(${[...holdingStatuses, 'completed']}::text[]) and ${sql.raw(of)})`;

const follows = nextVisit('later.follows = appointments.id');

/** Booked without the list: a later visit of the same person for the same service at the same address. */
const isLater = nextVisit(`
  coalesce(later.customer_id, nullif(later.customer_email, ''), later.customer_name)
    = coalesce(appointments.customer_id, nullif(appointments.customer_email, ''), appointments.customer_name)
  and later.service_id = appointments.service_id
  and later.address is not distinct from appointments.address
  and (later.date, later.start_hour) > (appointments.date, appointments.start_hour)`);

/** The visits that are due again until a day and have no next one yet, the earliest first, and how many there are. */
export async function listDueVisits(db: Kysely<DB>, until: LocalDate) {
  const rows = await db
    .selectFrom('appointments')
    .leftJoin('services', (join) =>
      join.onRef('services.id', '=', 'serviceId').on('services.isBookable', '=', true),
    )
    .where('maintenanceDue', '<=', until)
    .where((eb) => eb.not(follows))
    .where((eb) => eb.not(isLater))
    .orderBy('maintenanceDue')
    .orderBy('appointments.id')
    .limit(maxListed)
    .select(['appointments.id', 'services.id as serviceId', 'serviceTitle', 'customerId', 'customerName'])
    .select(['customerEmail', 'customerPhone', 'address', 'date'])
    .select([
      sql<DueVisit['repeatMonths']>`appointments.repeat_months`.as('repeatMonths'),
      sql<LocalDate>`maintenance_due`.as('dueDate'),
      sql<number>`(count(*) over ())::int`.as('total'),
      sql<{ id: number; name: string } | null>`(
        select jsonb_build_object('id', technicians.id, 'name', technicians.name) from technicians
        where technicians.id = any(done_by) and is_active order by position, technicians.id limit 1)`.as(
        'technician',
      ),
    ])
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Whether a visit is repeated by one that is booked or done. */
export async function hasNextVisit(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('appointments')
    .where('id', '=', id)
    .where(follows)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the due day of a visit by this many periods; returns the new day, undefined if it was due on another day. */
export async function skipPeriods(
  trx: Transaction,
  { id, dueDate, periods }: { id: string; dueDate: LocalDate; periods: 1 | -1 },
): Promise<LocalDate | undefined> {
  const row = await trx
    .updateTable('appointments')
    .set((eb) => ({ repeatSkipped: eb('repeatSkipped', '+', periods) }))
    .where('id', '=', id)
    .where('maintenanceDue', '=', dueDate)
    .where(sql<boolean>`repeat_skipped + ${periods}::int between 0 and 40`)
    .returning('maintenanceDue')
    .executeTakeFirst();
  return row?.maintenanceDue ?? undefined;
}

/** Stores how often a visit is repeated, counted again from its day, and what is taken along. */
export async function planVisit(
  trx: Transaction,
  id: string,
  plan: { repeatMonths?: DueVisit['repeatMonths'] | null; materials?: string },
): Promise<void> {
  if (Object.keys(plan).length === 0) return;
  await trx
    .updateTable('appointments')
    .set({ ...plan, ...(plan.repeatMonths !== undefined && { repeatSkipped: 0 }) })
    .where('id', '=', id)
    .execute();
}

/** Keeps who goes to an appointment, before its hours are released. */
export async function keepCrew(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({
      doneBy: sql`array(select distinct technician_id from technician_hours where appointment_id = ${id})`,
    })
    .where('id', '=', id)
    .execute();
}
