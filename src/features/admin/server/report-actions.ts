import type { ApiContext } from '#server/serve.ts';
import { addDays, athensInstant, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { findAppointment } from '#features/booking/server/store.ts';
import { sumMoney } from '#features/orders/payments/server/steps-store.ts';
import type { Overview } from '../contract.ts';
import { offerStates } from '#features/offers/enums.ts';
import { sumOfSent } from '#features/offers/rules.ts';
import { sumSent } from '#features/offers/server/stats-store.ts';
import type {
  AnswerTimes,
  OfferFigures,
  ReportGroup,
  ReportStep,
  Turnover,
  TurnoverRow,
} from '../report-contract.ts';
import { marginOf, sumMargins, type MarginSum } from '../margin.ts';
import { daysOf, periodBefore, stepOf, stepsOf } from '../report-period.ts';
import { marginOfVisits } from '../visit-margin.ts';
import * as store from './report-store.ts';
import { listVisitMoney } from './visit-margin-store.ts';

export type Period = { from: LocalDate; to: LocalDate };

/** The instants of a period of days in Athens. */
export const spanOf = ({ from, to }: Period): store.Span => ({
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
      ...((store.ofGoods.has(group) || key.startsWith('visit:')) && {
        margin: marginOf({ netCents: netCents ?? 0, knownCents: knownCents ?? 0, costCents }),
      }),
      ...(cashFeeCents !== null && { cashFee: centsToEuros(cashFeeCents) }),
    }),
  );
}

/** What a visit earned, and its job of several days. */
export async function readVisitMargin({ services }: ApiContext, { id }: { id: string }) {
  const { db } = services.database;
  if (!(await findAppointment(db, id))) refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  const visits = await listVisitMoney(db, id);
  const visit = visits.find((one) => one.id === id);
  return {
    ...(visit && { visit: marginOfVisits([visit]) }),
    ...(visits.length > 1 && { job: marginOfVisits(visits) }),
  };
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
