import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import type { Services } from '#server/services.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { listUnwritten, saveReport, type ReportContent } from './store.ts';

type Reports = {
  described: { customerEmail: string; service: string; report: ReportContent }[];
  /** What is done at other visits, by the address of the service; cameras are described one by one, so that theirs wait. */
  usual: Record<string, string>;
};

/** Of the visits of the last days the reports are still to be written. */
const unwrittenDays = 7;

/** Writes down what was done at the visits that the demonstration's customers have had. */
export async function loadHandoverDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const { described, usual } = await readDemoJson<Reports>('visit-reports.json');
  for (const { customerEmail, service, report } of described) {
    const visit = await trx
      .selectFrom('appointments')
      .innerJoin('services', 'services.id', 'serviceId')
      .where('customerEmail', '=', customerEmail)
      .where('slug', '=', service)
      .where('appointments.status', '=', 'completed')
      .select('appointments.id')
      .executeTakeFirst();
    if (visit) await saveReport(trx, visit.id, report, now());
  }
  const before = addDays(athensDate(now()), -unwrittenDays);
  for (const { id, customerName, slug, technician } of await listUnwritten(trx, before)) {
    const work = usual[slug];
    if (!work) continue;
    const report = {
      work,
      devices: [],
      daysKept: 15,
      codesGiven: false,
      technician,
      receivedBy: customerName,
    };
    await saveReport(trx, id, report, now());
  }
}
