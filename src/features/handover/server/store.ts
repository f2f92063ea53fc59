import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { filled, wire } from '#shared/wire.ts';
import type { ReportFields, VisitReport } from '../contract.ts';

export type Db = Kysely<DB>;

/** What is stored of a report: its fields without those that are blank. */
export type ReportContent = Omit<VisitReport, 'revision' | 'updatedAt'>;

const columns = [
  sql<ReportContent>`content`.as('content'),
  'revision',
  'visitReports.updatedAt as updatedAt',
] as const;

type Row = { content: ReportContent; revision: number; updatedAt: Date };

const reportOf = ({ content, ...row }: Row): VisitReport => ({ ...content, ...wire(row) });

/** The report of a visit. */
export async function findReport(db: Db, appointmentId: string): Promise<VisitReport | undefined> {
  const row = await db
    .selectFrom('visitReports')
    .where('appointmentId', '=', appointmentId)
    .select(columns)
    .executeTakeFirst();
  return row && reportOf(row);
}

/** The reports of a customer's visits, the latest visit first, with what their papers say of each visit. */
export async function listReportsOf(db: Db, customerId: string, most: number) {
  const rows = await db
    .selectFrom('visitReports')
    .innerJoin('appointments', 'appointments.id', 'appointmentId')
    .where('customerId', '=', customerId)
    .orderBy('date', 'desc')
    .orderBy('appointmentId')
    .limit(most)
    .select(['appointmentId', ...columns])
    .select(['serviceTitle', 'date', 'customerName', 'address', 'customerPhone', 'repeatMonths', 'notes'])
    .execute();
  return rows.map(({ appointmentId, content, revision, updatedAt, ...visit }) => ({
    appointmentId,
    visit,
    report: reportOf({ content, revision, updatedAt }),
  }));
}

/** Stores the report of a visit, whose row is locked. */
export async function saveReport(
  trx: Transaction,
  appointmentId: string,
  content: ReportContent,
  at: Date,
): Promise<void> {
  const text = JSON.stringify(content);
  await trx
    .insertInto('visitReports')
    .values({ appointmentId, content: text, createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('appointmentId')
        .doUpdateSet({ content: text, updatedAt: at, revision: sql`visit_reports.revision + 1` }),
    )
    .execute();
}

export async function removeReport(trx: Transaction, appointmentId: string): Promise<void> {
  await trx.deleteFrom('visitReports').where('appointmentId', '=', appointmentId).execute();
}

/** Deletes the reports of a customer's visits: they say where in a home what hangs. */
export async function removeReportsOf(trx: Transaction, customerId: string): Promise<void> {
  await trx
    .deleteFrom('visitReports')
    .where('appointmentId', 'in', (eb) =>
      eb.selectFrom('appointments').where('customerId', '=', customerId).select('id'),
    )
    .execute();
}

/** What is left of the lines of the orders that a visit installs, brings or bills, without labour. */
export function listLinesOf(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderId')
    .where('orderId', '=', sql<string>`any(${[...orderIds]}::text[])`)
    .where('orders.isVoid', '=', false)
    .where('minutes', 'is', null)
    .whereRef('quantity', '>', 'returnedQuantity')
    .orderBy('orderNumber')
    .orderBy('orderLines.position')
    .limit(200)
    .select(['productId', 'name', sql<number>`quantity - returned_quantity`.as('quantity')])
    .execute();
}

/** What is stored of a report as the form gives it. */
export const contentOf = ({ devices, ...fields }: ReportFields): ReportContent =>
  ({ ...filled(fields), devices: devices.map(filled) }) as ReportContent;

/** The reports of a customer's visits, as they are handed out. */
export async function exportReports(db: Db, customerId: string) {
  const reports = await listReportsOf(db, customerId, 1_000);
  return reports.map(({ visit: { serviceTitle, date }, report: { revision: _revision, ...report } }) => ({
    serviceTitle,
    date,
    ...report,
  }));
}

/** The visits before a day whose report is still to be written, with the first technician of each. */
export function listUnwritten(db: Db, before: LocalDate) {
  return db
    .selectFrom('unreportedVisits as open')
    .innerJoin('appointments as visit', 'visit.id', 'open.id')
    .innerJoin('services', 'services.id', 'visit.serviceId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('technicians')
          .where('technicians.id', '=', sql<number>`any(visit.done_by)`)
          .orderBy('position')
          .limit(1)
          .select('technicians.name')
          .as('crew'),
      (join) => join.onTrue(),
    )
    .where('open.date', '<', before)
    .select(['visit.id', 'visit.customerName', 'slug', 'crew.name as technician'])
    .execute();
}
