import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import type { Services } from '#server/services.ts';
import { saveReport, type ReportContent } from './store.ts';

type Described = { customerEmail: string; service: string; report: ReportContent };

/** Writes down what was done at some of the visits that the demonstration's customers have had. */
export async function loadHandoverDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  for (const { customerEmail, service, report } of await readDemoJson<Described[]>('visit-reports.json')) {
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
}
