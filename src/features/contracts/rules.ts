import { addDays, type LocalDate } from '#shared/dates.ts';
import type { Cents } from '#shared/money.ts';
import { countDays, daysFrom, monthsLater, without, type Days } from './calendar.ts';
import type { BillingPeriod, ContractState } from './enums.ts';

/** A price without VAT of a period, from the beginning of one on; `percent` by how much it rose. */
export type Price = { from: LocalDate; cents: Cents; percent?: number | undefined };

/** A part of what a contract's price is for, without VAT, as the first price was agreed. */
export type ContractLine = { text: string; cents: Cents };

/** Days in which a contract rests; without an end until it goes on. */
export type Pause = { from: LocalDate; to?: LocalDate | undefined; reason?: string | undefined };

/** What bills are reckoned from. */
export type Agreement = {
  startsOn: LocalDate;
  billsFrom: LocalDate;
  periodMonths: BillingPeriod;
  billsAhead: boolean;
  prices: readonly Price[];
  pauses: readonly Pause[];
  endsOn: LocalDate | null;
  isLastWhole: boolean;
};

/** A bill: its days, what they cost without VAT, and when it is due. */
export type Bill = Days & { cents: Cents; dueOn: LocalDate; isWhole: boolean };

/** A period of an agreement, the first of which is 0. Each is counted from the first day, so that 31 January is followed by the last
 * day of February and by 31 March. */
export const periodAt = (
  { startsOn, periodMonths }: Pick<Agreement, 'startsOn' | 'periodMonths'>,
  index: number,
): Days => ({
  from: monthsLater(startsOn, index * periodMonths),
  to: addDays(monthsLater(startsOn, (index + 1) * periodMonths), -1),
});

/** The index of the period that has a day, or 0 for a day before the first. */
export function periodOf(agreement: Pick<Agreement, 'startsOn' | 'periodMonths'>, day: LocalDate): number {
  const months =
    (Number(day.slice(0, 4)) - Number(agreement.startsOn.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(agreement.startsOn.slice(5, 7));
  const index = Math.max(0, Math.floor(months / agreement.periodMonths));
  return index > 0 && periodAt(agreement, index).from > day ? index - 1 : index;
}

/** The price that holds on a day. */
export const priceOn = (prices: readonly Price[], day: LocalDate): Cents =>
  (prices.findLast(({ from }) => from <= day) ?? prices[0])?.cents ?? 0;

/** The last day that is paid for; null if there is none. */
export function paidUntil(agreement: Agreement): LocalDate | null {
  const { endsOn, isLastWhole } = agreement;
  if (endsOn === null || !isLastWhole) return endsOn;
  return periodAt(agreement, periodOf(agreement, endsOn)).to;
}

/** The days of a period that are to be paid for and are not billed. */
function unbilledDays(agreement: Agreement, period: Days, billed: readonly Days[]): Days[] {
  const until = paidUntil(agreement);
  let days = without([period], { from: '0001-01-01', to: addDays(agreement.billsFrom, -1) });
  if (until !== null) days = without(days, { from: addDays(until, 1) });
  for (const taken of [...agreement.pauses, ...billed]) days = without(days, taken);
  return days;
}

/**
 * What a part of a period costs: by the day, so rounded that the parts of a period, wherever it is cut, add up to its price.
 */
function shareOf(cents: Cents, period: Days, { from, to }: Days): Cents {
  const all = countDays(period);
  const until = (days: number) => Math.round((cents * days) / all);
  return until(daysFrom(period.from, to) + 1) - until(daysFrom(period.from, from));
}

/**
 * The bills that are still to be made of an agreement, in order, until one is due after a day. Days that are billed are in none of
 * them, and days on which it rests neither.
 */
function* billsOf(agreement: Agreement, billed: readonly Days[]): Generator<Bill> {
  const until = paidUntil(agreement);
  const rests = agreement.pauses.find(({ to }) => to === undefined)?.from;
  for (let index = periodOf(agreement, agreement.billsFrom); ; index += 1) {
    const period = periodAt(agreement, index);
    if ((until !== null && period.from > until) || (rests !== undefined && period.from >= rests)) return;
    const own = billed.filter(({ from, to }) => from <= period.to && to >= period.from);
    const price = priceOn(agreement.prices, period.from);
    for (const days of unbilledDays(agreement, period, own)) {
      const cents = shareOf(price, period, days);
      // Less than half a cent is no bill.
      if (cents === 0) continue;
      yield {
        ...days,
        cents,
        dueOn: agreement.billsAhead ? days.from : addDays(days.to, 1),
        isWhole: countDays(days) === countDays(period),
      };
    }
  }
}

/** An amount shared out among lines in proportion to what was agreed of each, to the cent: the shares add up to it. */
export function lineShares(lines: readonly ContractLine[], cents: Cents): ContractLine[] {
  const all = lines.reduce((sum, line) => sum + line.cents, 0);
  let [before, agreed] = [0, 0];
  return lines.map(({ text, cents: own }) => {
    agreed += own;
    const until = all === 0 ? 0 : Math.round((cents * agreed) / all);
    const share = until - before;
    before = until;
    return { text, cents: share };
  });
}

/** The bills that are due until a day. */
export function dueBills(agreement: Agreement, billed: readonly Days[], today: LocalDate): Bill[] {
  const due: Bill[] = [];
  for (const bill of billsOf(agreement, billed)) {
    if (bill.dueOn > today) break;
    due.push(bill);
  }
  return due;
}

/** The next bill, due or not; undefined if there is none any more, or until the contract goes on. */
export function nextBill(agreement: Agreement, billed: readonly Days[]): Bill | undefined {
  return billsOf(agreement, billed).next().value ?? undefined;
}

/** The pause that a day is in. */
export const pauseOn = (pauses: readonly Pause[], day: LocalDate): Pause | undefined =>
  pauses.find(({ from, to }) => from <= day && (to === undefined || to >= day));

export function stateOn(
  {
    startsOn,
    endsOn,
    pauses,
    isCancelled,
  }: Pick<Agreement, 'startsOn' | 'endsOn' | 'pauses'> & { isCancelled: boolean },
  today: LocalDate,
): ContractState {
  if (endsOn !== null && endsOn < today) return isCancelled ? 'cancelled' : 'ended';
  if (startsOn > today) return 'upcoming';
  return pauseOn(pauses, today) ? 'paused' : 'running';
}

/** What a contract brings in a year at the price of a day, without VAT. */
export const yearlyCents = (
  { prices, periodMonths }: Pick<Agreement, 'prices' | 'periodMonths'>,
  day: LocalDate,
): Cents => (priceOn(prices, day) * 12) / periodMonths;

/** The next anniversary of a contract after a day. */
export function nextAnniversary(startsOn: LocalDate, today: LocalDate): LocalDate {
  for (let years = 1; ; years += 1) {
    const day = monthsLater(startsOn, years * 12);
    if (day > today) return day;
  }
}

/** The days within the coming year and a quarter on which another price may begin: the periods that begin after today. */
export function priceDays(agreement: Agreement, today: LocalDate): LocalDate[] {
  const last = monthsLater(today, 15);
  const days: LocalDate[] = [];
  for (let index = periodOf(agreement, today); ; index += 1) {
    const { from } = periodAt(agreement, index);
    if (from > last || (agreement.endsOn !== null && from > agreement.endsOn)) return days;
    if (from > today && from > agreement.startsOn) days.push(from);
  }
}

/** A price raised by a percentage, to the cent. */
export const raised = (cents: Cents, percent: number): Cents =>
  Math.round(Number((cents * (100 + percent)).toPrecision(15)) / 100);

/** Whether any of these days are billed. */
export const isBilled = (
  billed: readonly Days[],
  { from, to }: { from: LocalDate; to?: LocalDate | undefined },
) => billed.some((one) => one.to >= from && (to === undefined || one.from <= to));

/** When a visit is due: so many months after the last one, or after the beginning. */
export function nextVisitOn(
  { startsOn, visitMonths }: { startsOn: LocalDate; visitMonths: number | null },
  lastVisit: LocalDate | null,
): LocalDate | null {
  if (visitMonths === null) return null;
  return monthsLater(lastVisit !== null && lastVisit > startsOn ? lastVisit : startsOn, visitMonths);
}
