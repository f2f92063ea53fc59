import type { ApiContext } from '#server/serve.ts';
import { csvOf } from '#shared/csv.ts';
import { addDays, athensDate, athensInstant, athensTime, formatDate, type LocalDate } from '#shared/dates.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import { sumMoney } from '#features/orders/payments/server/steps-store.ts';
import type { Overview } from '../contract.ts';
import { cashFeeHead } from '../exports.ts';
import { cashFeeOf } from '#features/orders/payments/payment.ts';
import { discountParts } from '#features/orders/totals.ts';
import { offerStates } from '#features/offers/enums.ts';
import { sumOfSent } from '#features/offers/rules.ts';
import { sumSent } from '#features/offers/server/stats-store.ts';
import { orderStatusLabels, paymentLabels, paymentStateLabels } from '#features/orders/labels.ts';
import type {
  AnswerTimes,
  Margin,
  OfferFigures,
  ReportGroup,
  ReportStep,
  Turnover,
  TurnoverRow,
} from '../report-contract.ts';
import { marginOf, sumMargins, type MarginSum } from '../margin.ts';
import { daysOf, periodBefore, stepOf, stepsOf } from '../report-period.ts';
import * as store from './report-store.ts';

type Period = { from: LocalDate; to: LocalDate };

const spanOf = ({ from, to }: Period): store.Span => ({
  since: athensInstant(from, '00:00'),
  before: athensInstant(addDays(to, 1), '00:00'),
});

type Sum = { orders: number; netCents: Cents; grossCents: Cents; cashFeeCents: Cents };

function sumOf(days: readonly Sum[]): Sum {
  const sum = { orders: 0, netCents: 0, grossCents: 0, cashFeeCents: 0 };
  for (const { orders, netCents, grossCents, cashFeeCents } of days) {
    sum.orders += orders;
    sum.netCents += netCents;
    sum.grossCents += grossCents;
    sum.cashFeeCents += cashFeeCents;
  }
  return sum;
}

const inEuros = ({ netCents, grossCents }: Pick<Sum, 'netCents' | 'grossCents'>) => ({
  net: centsToEuros(netCents),
  vat: centsToEuros(grossCents - netCents),
  gross: centsToEuros(grossCents),
});
const told = (sum: Sum, margins: readonly MarginSum[]) => ({
  orders: sum.orders,
  ...inEuros(sum),
  margin: marginOf(sumMargins(margins)),
  cashFee: centsToEuros(sum.cashFeeCents),
});

/** The turnover of a period by step, and of as many days before. */
export async function readTurnover(
  { services }: ApiContext,
  { step, ...period }: Period & { step: ReportStep },
): Promise<Turnover> {
  const { db } = services.database;
  const { from, to } = period;
  const earlier = periodBefore(from, to);
  const length = daysOf(from, to);
  // One statement for both periods: they touch.
  const all = await store.listDays(db, spanOf({ from: earlier.from, to }));
  const margins = await store.listMargins(db, { from: earlier.from, to });
  const days = all.filter(({ day }) => day >= from);
  const before = all.filter(({ day }) => day < from);
  const shifted = before.map((sum) => ({ ...sum, day: addDays(sum.day, length) }));
  return {
    steps: stepsOf(from, to, step).map((first) => {
      const within = ({ day }: { day: LocalDate }) => stepOf(day, step) === first;
      return {
        from: first,
        ...told(
          sumOf(days.filter(within)),
          margins.filter((one) => one.day >= from && within(one)),
        ),
        before: centsToEuros(sumOf(shifted.filter(within)).grossCents),
      };
    }),
    total: told(
      sumOf(days),
      margins.filter(({ day }) => day >= from),
    ),
    before: told(
      sumOf(before),
      margins.filter(({ day }) => day < from),
    ),
  };
}

const moneySum = ({ count, cents }: { count: number; cents: Cents }) => ({
  orders: count,
  amount: centsToEuros(cents),
});

/**
 * The turnover with VAT of today, this week and this month, each with the one before up to the same day, and what all orders
 * owe and are owed.
 */
export async function readMoney(
  { database }: ApiContext['services'],
  today: LocalDate,
): Promise<Overview['money']> {
  const month = stepOf(today, 'month');
  const lastMonth = stepOf(addDays(month, -1), 'month');
  const week = stepOf(today, 'week');
  const days = await store.listDays(database.db, spanOf({ from: lastMonth, to: today }));
  const sum = (from: LocalDate, to: LocalDate) =>
    centsToEuros(sumOf(days.filter(({ day }) => day >= from && day <= to)).grossCents);
  // The 31st has no like in a month of thirty days: its last day stands for it.
  const sameDay = `${lastMonth.slice(0, 8)}${today.slice(8)}`;
  const { toCollect, toRefund } = await sumMoney(database.db);
  return {
    today: { now: sum(today, today), before: sum(addDays(today, -1), addDays(today, -1)) },
    week: { now: sum(week, today), before: sum(addDays(week, -7), addDays(today, -7)) },
    month: {
      now: sum(month, today),
      before: sum(lastMonth, sameDay < month ? sameDay : addDays(month, -1)),
    },
    toCollect: moneySum(toCollect),
    toRefund: moneySum(toRefund),
  };
}

/** More groups are in the file alone. */
const maxRows = 100;

/** The turnover of a period by group, the largest first. */
export async function listTurnover(
  { services }: ApiContext,
  { group, ...period }: Period & { group: ReportGroup },
  most = maxRows,
): Promise<TurnoverRow[]> {
  const rows = await store.listGroups(services.database.db, group, spanOf(period), period, most);
  return rows.map(
    ({ key, name, detail, count, netCents, grossCents, knownCents, costCents, cashFeeCents }) => ({
      key,
      name,
      ...(detail !== null && { detail }),
      count,
      ...(netCents !== null && grossCents !== null && { amounts: inEuros({ netCents, grossCents }) }),
      ...(store.ofGoods.has(group) && {
        margin: marginOf({ netCents: netCents ?? 0, knownCents: knownCents ?? 0, costCents }),
      }),
      ...(cashFeeCents !== null && { cashFee: centsToEuros(cashFeeCents) }),
    }),
  );
}

/** Which two products were most often in one order. */
export async function listSoldTogether({ services }: ApiContext, period: Period) {
  const rows = await store.listPairs(services.database.db, period);
  return rows.map(({ firstSku, first, secondSku, second, orders }) => ({
    first: { sku: firstSku, name: first },
    second: { sku: secondSku, name: second },
    orders,
  }));
}

/** How long messages and chats waited for their first answer. */
export async function readAnswerTimes({ services }: ApiContext, period: Period) {
  const { messages, chats } = await store.readWaits(services.database.db, spanOf(period));
  const shown = ({ received, answered, median, ninety }: typeof messages): AnswerTimes =>
    wire({ received, answered, median, ninety });
  return { messages: shown(messages), chats: shown(chats) };
}

/** What became of the offers that were first sent in a period, in the order of their states. */
export async function readOfferFigures({ services }: ApiContext, period: Period): Promise<OfferFigures> {
  const { since, before } = spanOf(period);
  const rows = await sumSent(services.database.db, since, before);
  const { sent, accepted: _accepted, ...rate } = sumOfSent(rows);
  return {
    states: offerStates.flatMap((state) =>
      rows
        .filter((row) => row.state === state)
        .map(({ offers, cents }) => ({ state, offers, gross: centsToEuros(cents) })),
    ),
    sent: sent.offers,
    gross: centsToEuros(sent.cents),
    ...rate,
  };
}

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
    ...(store.ofGoods.has(input.group) ? marginHead : []),
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
