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
  saveReport: handover.saveReport.handler(async ({ context, input }) => {
    const { papers, isRead } = await saveReport(context, input);
    const where = isRead
      ? 'Ο πελάτης τη βλέπει στα ραντεβού του.'
      : 'Ο πελάτης δεν έχει λογαριασμό: τυπώστε τη για να την έχει.';
    return { papers, message: `Η έκθεση αποθηκεύτηκε. ${where}` };
  }),
  removeReport: handover.removeReport.handler(says('Η έκθεση διαγράφηκε.', removeReport)),
});
