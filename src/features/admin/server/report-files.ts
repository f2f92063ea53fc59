import type { ApiContext } from '#server/serve.ts';
import { csvOf } from '#shared/csv.ts';
import { athensDate, athensTime, formatDate } from '#shared/dates.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { orderStatusLabels, paymentLabels, paymentStateLabels } from '#features/orders/labels.ts';
import { cashFeeOf } from '#features/orders/payments/payment.ts';
import { discountParts } from '#features/orders/totals.ts';
import { cashFeeHead } from '../exports.ts';
import type { Margin, ReportGroup, ReportStep } from '../report-contract.ts';
import { listTurnover, readTurnover, spanOf, type Period } from './report-actions.ts';
import * as store from './report-store.ts';

const fileOf = (name: string, { from, to }: Period, text: string) =>
  new File([text], `${name}-${from}-${to}.csv`, { type: 'text/csv; charset=utf-8' });

const marginHead = ['Αξία με γνωστό κόστος', 'Κόστος', 'Μικτό κέρδος', 'Περιθώριο %'];
const marginCells = ({ known, cost, profit, percent }: Margin) => [known, cost, profit, percent];

/** Turnover by step as a file. */
export async function exportTurnover(
  context: ApiContext,
  input: Period & { step: ReportStep },
): Promise<File> {
  const { steps } = await readTurnover(context, input);
  const head = [
    'Από',
    'Παραγγελίες',
    'Καθαρή αξία',
    'ΦΠΑ',
    'Σύνολο',
    cashFeeHead,
    'Σύνολο της προηγούμενης περιόδου',
    ...marginHead,
  ];
  const rows = steps.map(({ from, orders, net, vat, gross, cashFee, before, margin }) => [
    formatDate(from),
    orders,
    net,
    vat,
    gross,
    cashFee,
    before,
    ...marginCells(margin),
  ]);
  return fileOf('tziros', input, csvOf(head, rows));
}

/** Turnover by group as a file. */
export async function exportTurnoverRows(
  context: ApiContext,
  input: Period & { group: ReportGroup },
): Promise<File> {
  const rows = await listTurnover(context, input, 100_000);
  const ofCustomers = input.group === 'customer';
  const detail = ofCustomers ? 'ΑΦΜ' : 'Κωδικός';
  const head = [
    'Όνομα',
    detail,
    'Πλήθος',
    'Καθαρή αξία',
    'ΦΠΑ',
    'Σύνολο',
    ...(ofCustomers ? [cashFeeHead] : []),
    ...(input.group === 'customer' ? [] : marginHead),
  ];
  const cells = rows.map((row) => [
    row.name,
    row.detail,
    row.count,
    row.amounts?.net,
    row.amounts?.vat,
    row.amounts?.gross,
    ...(ofCustomers ? [row.cashFee] : []),
    ...(row.margin ? marginCells(row.margin) : []),
  ]);
  return fileOf(`tziros-${input.group}`, input, csvOf(head, cells));
}

const labelOf = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;

/** The orders of a period with their lines as a file; an order's own amounts stand on its first line. */
export async function exportOrderLines({ services }: ApiContext, period: Period): Promise<File> {
  const lines = await store.listLinesToExport(services.database.db, spanOf(period));
  const head = [
    'Παραγγελία',
    'Ημερομηνία',
    'Ώρα',
    'Κατάσταση',
    'Πελάτης',
    'Email',
    'Επωνυμία',
    'ΑΦΜ',
    'Κωδικός',
    'Προϊόν',
    'Τεμάχια',
    'Τιμή',
    'Εγκατάσταση',
    'Αξία γραμμής',
    'Μεταφορικά',
    'Έκπτωση',
    'Έκπτωση χωρίς ΦΠΑ',
    'Σύνολο παραγγελίας',
    cashFeeHead,
    'Επιστράφηκαν',
    'Πληρωμή',
    'Κατάσταση πληρωμής',
  ];
  const cells = lines.map((line) => {
    const isFirst = line.position === 0;
    const installation = line.withInstallation ? line.installationPriceCents : 0;
    const ofOrder = (cents: Cents) => (isFirst ? centsToEuros(cents) : null);
    return [
      line.orderNumber,
      formatDate(athensDate(line.createdAt)),
      athensTime(line.createdAt),
      labelOf(orderStatusLabels, line.status),
      line.customer,
      line.email,
      line.company,
      line.afm,
      line.sku,
      line.name,
      line.quantity,
      centsToEuros(line.priceCents),
      centsToEuros(installation),
      centsToEuros((line.priceCents + installation) * line.quantity),
      ofOrder(line.shippingCents),
      ofOrder(line.discountCents),
      ofOrder(discountParts(line).netCents),
      ofOrder(line.totalCents),
      ofOrder(cashFeeOf(line)),
      ofOrder(line.refundedCents),
      labelOf(paymentLabels, line.paymentMethod),
      labelOf(paymentStateLabels, line.paymentState),
    ];
  });
  return fileOf('paraggelies-grammes', period, csvOf(head, cells));
}
