import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { ownAppointmentsPath } from '#features/booking/booking-path.ts';
import type { StoredAppointment } from '#features/booking/present.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { lockAppointment } from '#features/booking/server/store.ts';
import type { InstalledDevice, Papers, ReportFields, VisitReport } from '../contract.ts';
import { handoverRefusals } from '../refusals.ts';
import { mayReport } from '../rules.ts';
import { reportMail } from './mails.ts';
import { readPapersIn } from './papers.ts';
import * as store from './store.ts';

type OfVisit = { appointmentId: string };

const deviceText = ({ quantity, name, place, serial }: InstalledDevice) =>
  [`${quantity} × ${name}`, place, serial].filter(Boolean).join(', ');

/** A report as the audit log has it. */
const auditedOf = (report: VisitReport | undefined) => {
  if (!report) return undefined;
  const { devices, revision: _revision, updatedAt: _at, ...fields } = report;
  return { ...fields, devices: devices.map(deviceText) };
};

/** Changes the report of a visit, whose row stays locked meanwhile, and shows it to the office and its customer. */
async function changeReport(
  context: ApiContext,
  trx: Transaction,
  appointmentId: string,
  change: (before: VisitReport | undefined, visit: StoredAppointment) => Promise<void>,
): Promise<void> {
  const visit =
    (await lockAppointment(trx, appointmentId)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  if (!mayReport(visit, athensDate(context.services.now()))) refuse(handoverRefusals, 'VISIT_NOT_DONE');
  const before = await store.findReport(trx, appointmentId);
  await change(before, visit);
  await audit(trx, context, {
    entity: 'visitReport',
    entityId: appointmentId,
    label: `${visit.serviceTitle}, ${formatDate(visit.date)}`,
    before: auditedOf(before),
    after: auditedOf(await store.findReport(trx, appointmentId)),
  });
  const message = { type: 'changed' as const, resources: ['handover'] };
  const { customerId } = visit;
  if (customerId !== null) await context.services.live.publish(trx, { customerId }, message);
}

/** Tells a customer with an account that the report of a visit can be read. */
async function tellOfReport(
  { services }: ApiContext,
  trx: Transaction,
  visit: StoredAppointment,
  technician: string,
): Promise<void> {
  const { customerId, serviceTitle, date } = visit;
  if (customerId === null) return;
  if (visit.customerEmail) await services.mail.send(trx, reportMail(visit, technician, services.config));
  await insertAlert(trx, {
    type: 'other',
    severity: 'low',
    audience: 'customer',
    customerId,
    event: 'visit_report_written',
    title: 'Η έκθεση του τεχνικού είναι έτοιμη',
    message: `${serviceTitle} · ${formatDate(date)}`,
    link: ownAppointmentsPath,
  });
}

/**
 * Writes down what was done at a visit, which its customer is told once, or changes it, and says whether the customer can read
 * it; refused when somebody else has changed it meanwhile.
 */
export function saveReport(
  context: ApiContext,
  { appointmentId, seen, ...fields }: ReportFields & OfVisit & { seen?: number | undefined },
): Promise<{ papers: Papers; isRead: boolean }> {
  return write(context.services, async (trx) => {
    let isRead = false;
    await changeReport(context, trx, appointmentId, async (before, visit) => {
      isRead = visit.hasAccount;
      if (before?.revision !== seen) refuse(handoverRefusals, 'REPORT_CHANGED');
      await store.saveReport(trx, appointmentId, store.contentOf(fields), context.services.now());
      if (!before && isRead) await tellOfReport(context, trx, visit, fields.technician);
    });
    return { papers: await readPapersIn(trx, { source: 'appointment', id: appointmentId }), isRead };
  });
}

export function removeReport(context: ApiContext, { appointmentId }: OfVisit): Promise<void> {
  return write(context.services, (trx) =>
    changeReport(context, trx, appointmentId, () => store.removeReport(trx, appointmentId)),
  );
}
