import { implement } from '@orpc/server';
import { csvFile, pagesOf } from '#server/csv-file.ts';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { addDays, athensDate, athensInstant, type LocalDate } from '#shared/dates.ts';
import { adminContract } from '../contract.ts';
import { customerCells, customerHead, orderCells, orderHead } from '../exports.ts';
import { searchProducts } from '#features/catalogue/server/search-actions.ts';
import { listAudit } from './audit-store.ts';
import { listCustomersToExport, listOrdersToExport, type Place } from './export-store.ts';
import { readCustomerSummary } from './customer-summary.ts';
import { readOffice } from './overview-actions.ts';
import { findHits, limit } from './search-store.ts';
import { removeView, saveView } from './views.ts';
import { listViews } from './views-store.ts';
import * as reports from './report-actions.ts';
import * as files from './report-files.ts';
import { readStatus } from './status-actions.ts';

const admin = implement(adminContract).$context<ApiContext>().use(guard);

const beginningOf = (day: LocalDate) => athensInstant(day, '00:00');

/** The instants from the start of `from` to the end of `to`; either may be open. */
const period = ({ from, to }: { from?: LocalDate | undefined; to?: LocalDate | undefined }) => ({
  ...(from && { since: beginningOf(from) }),
  ...(to && { before: beginningOf(addDays(to, 1)) }),
});

export const adminApi = admin.router({
  getOverview: admin.getOverview.handler(({ context: { services } }) => readOffice(services)),
  getCustomerSummary: admin.getCustomerSummary.handler(({ context: { services }, input: { customerId } }) =>
    readCustomerSummary(services, customerId),
  ),
  listViews: admin.listViews.handler(({ context: { services }, input }) =>
    listViews(services.database.db, input.list),
  ),
  saveView: admin.saveView.handler(async ({ context, input }) => ({
    id: await saveView(context, input),
    message: 'Η προβολή αποθηκεύτηκε.',
  })),
  removeView: admin.removeView.handler(says('Η προβολή διαγράφηκε.', removeView)),
  getTurnover: admin.getTurnover.handler(call(reports.readTurnover)),
  listTurnover: admin.listTurnover.handler(call(reports.listTurnover)),
  getVisitMargin: admin.getVisitMargin.handler(call(reports.readVisitMargin)),
  listSoldTogether: admin.listSoldTogether.handler(call(reports.listSoldTogether)),
  getAnswerTimes: admin.getAnswerTimes.handler(call(reports.readAnswerTimes)),
  getOfferFigures: admin.getOfferFigures.handler(call(reports.readOfferFigures)),
  exportTurnover: admin.exportTurnover.handler(call(files.exportTurnover)),
  exportTurnoverRows: admin.exportTurnoverRows.handler(call(files.exportTurnoverRows)),
  exportOrderLines: admin.exportOrderLines.handler(call(files.exportOrderLines)),
  getStatus: admin.getStatus.handler(({ context: { services } }) => readStatus(services)),
  search: admin.search.handler(async ({ context: { services }, input: { query } }) => {
    const { db } = services.database;
    const { ids } = await searchProducts(db, {
      query,
      seesPrices: true,
      exact: true,
      pageSize: limit,
      total: false,
    });
    return findHits(db, query, ids);
  }),
  listAudit: admin.listAudit.handler(async ({ context, input }) => {
    const { page = 1, pageSize = 50, from, to, ...filter } = input;
    const { entries, total } = await listAudit(
      context.services.database.db,
      { ...filter, ...period({ from, to }) },
      { page, pageSize },
    );
    context.answer.set('X-Total-Count', String(total));
    return entries;
  }),
  exportCustomers: admin.exportCustomers.handler(({ context: { services } }) =>
    csvFile(
      `pelates-${athensDate(services.now())}.csv`,
      customerHead,
      pagesOf((after: Place | undefined, count) => listCustomersToExport(services.database.db, after, count)),
      customerCells,
    ),
  ),
  exportOrders: admin.exportOrders.handler(({ context: { services }, input }) =>
    csvFile(
      `paraggelies-${athensDate(services.now())}.csv`,
      orderHead,
      pagesOf((after: Place | undefined, count) =>
        listOrdersToExport(services.database.db, period(input), after, count),
      ),
      orderCells,
    ),
  ),
});
