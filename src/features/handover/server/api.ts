import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { handoverContract } from '../contract.ts';
import { removeReport, saveReport } from './actions.ts';
import { readOwnReports, readPapers } from './papers.ts';

const handover = implement(handoverContract).$context<ApiContext>().use(guard);

export const handoverApi = handover.router({
  getPapers: handover.getPapers.handler(call(readPapers)),
  listOwnReports: handover.listOwnReports.handler(({ context }) => readOwnReports(context)),
  saveReport: handover.saveReport.handler(async ({ context, input }) => ({
    papers: await saveReport(context, input),
    message: 'Η έκθεση αποθηκεύτηκε. Ο πελάτης τη βλέπει στα ραντεβού του.',
  })),
  removeReport: handover.removeReport.handler(says('Η έκθεση διαγράφηκε.', removeReport)),
});
