import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { lockAppointment } from '#features/booking/server/store.ts';
import type { InstalledDevice, Papers, ReportFields, VisitReport } from '../contract.ts';
import { handoverRefusals } from '../refusals.ts';
import { mayReport } from '../rules.ts';
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
  change: (before: VisitReport | undefined) => Promise<void>,
): Promise<void> {
  const visit =
    (await lockAppointment(trx, appointmentId)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  if (!mayReport(visit, athensDate(context.services.now()))) refuse(handoverRefusals, 'VISIT_NOT_DONE');
  const before = await store.findReport(trx, appointmentId);
  await change(before);
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

/** Writes down what was done at a visit, or changes it; refused when somebody else has changed it meanwhile. */
export function saveReport(
  context: ApiContext,
  { appointmentId, seen, ...fields }: ReportFields & OfVisit & { seen?: number | undefined },
): Promise<Papers> {
  return write(context.services, async (trx) => {
    await changeReport(context, trx, appointmentId, async (before) => {
      if (before?.revision !== seen) refuse(handoverRefusals, 'REPORT_CHANGED');
      await store.saveReport(trx, appointmentId, store.contentOf(fields), context.services.now());
    });
    return readPapersIn(trx, { source: 'appointment', id: appointmentId });
  });
}

export function removeReport(context: ApiContext, { appointmentId }: OfVisit): Promise<void> {
  return write(context.services, (trx) =>
    changeReport(context, trx, appointmentId, () => store.removeReport(trx, appointmentId)),
  );
}
