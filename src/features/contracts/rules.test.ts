import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, datesBetween, type LocalDate } from '#shared/dates.ts';
import { countDays, monthsLater, without, type Days } from './calendar.ts';
import { billingPeriods } from './enums.ts';
import {
  dueBills,
  lineShares,
  nextAnniversary,
  nextBill,
  nextVisitOn,
  paidUntil,
  periodAt,
  periodOf,
  priceDays,
  priceOn,
  raised,
  stateOn,
  yearlyCents,
  type Agreement,
  type Pause,
} from './rules.ts';

const agreement = (changes: Partial<Agreement> = {}): Agreement => {
  const startsOn = changes.startsOn ?? '2026-01-01';
  return {
    startsOn,
    billsFrom: startsOn,
    periodMonths: 1,
    billsAhead: true,
    prices: [{ from: startsOn, cents: 3_000 }],
    pauses: [],
    endsOn: null,
    isLastWhole: false,
    ...changes,
  };
};

const short = (bills: readonly (Days & { cents: number })[]) =>
  bills.map(({ from, to, cents }) => `${from} ${to} ${cents}`);

it('an amount is shared out among lines to the cent, in proportion', () => {
  const lines = fc.array(fc.record({ text: fc.constant('γ'), cents: fc.integer({ min: 1, max: 900_000 }) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(lines, fc.nat(2_000_000), (parts, cents) => {
      const shares = lineShares(parts, cents);
      const all = parts.reduce((sum, part) => sum + part.cents, 0);
      expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share.cents - (cents * (parts[index]?.cents ?? 0)) / all)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('periods', () => {
  it('of a contract that begins on the 31st end with the month and come back to the 31st', () => {
    const of = agreement({ startsOn: '2028-01-31' });
    expect([0, 1, 2, 3].map((index) => periodAt(of, index))).toEqual([
      { from: '2028-01-31', to: '2028-02-28' },
      { from: '2028-02-29', to: '2028-03-30' },
      { from: '2028-03-31', to: '2028-04-29' },
      { from: '2028-04-30', to: '2028-05-30' },
    ]);
  });

  it('of a contract that begins on 29 February begin a day earlier in other years', () => {
    const of = agreement({ startsOn: '2028-02-29', periodMonths: 12 });
    expect(periodAt(of, 1)).toEqual({ from: '2029-02-28', to: '2030-02-27' });
    expect(periodAt(of, 4)).toEqual({ from: '2032-02-29', to: '2033-02-27' });
    expect(nextAnniversary('2028-02-29', '2029-02-28')).toBe('2030-02-28');
  });

  it('are found by any of their days', () => {
    const days = fc.integer({ min: 0, max: 3_000 });
    const starts = fc.integer({ min: 0, max: 1_500 }).map((day) => addDays('2024-01-01', day));
    fc.assert(
      fc.property(starts, days, fc.constantFrom(...billingPeriods), (startsOn, after, periodMonths) => {
        const day = addDays(startsOn, after);
        const { from, to } = periodAt({ startsOn, periodMonths }, periodOf({ startsOn, periodMonths }, day));
        expect(from <= day && day <= to).toBe(true);
      }),
    );
  });
});

describe('bills', () => {
  it('are due with the beginning of a period, or the day after its end', () => {
    expect(dueBills(agreement(), [], '2026-02-28').map(({ dueOn }) => dueOn)).toEqual([
      '2026-01-01',
      '2026-02-01',
    ]);
    expect(dueBills(agreement({ billsAhead: false }), [], '2026-02-28').map(({ dueOn }) => dueOn)).toEqual([
      '2026-02-01',
    ]);
  });

  it('of a day that is billed are not due again', () => {
    expect(nextBill(agreement(), [{ from: '2026-01-01', to: '2026-01-31' }])).toMatchObject({
      from: '2026-02-01',
      to: '2026-02-28',
      cents: 3_000,
      isWhole: true,
    });
  });

  it('leave out a pause and cost the days that are left', () => {
    const pauses = [{ from: '2026-01-11', to: '2026-02-09' }];
    expect(short(dueBills(agreement({ pauses }), [], '2026-03-01'))).toEqual([
      '2026-01-01 2026-01-10 968',
      '2026-02-10 2026-02-28 2036',
      '2026-03-01 2026-03-31 3000',
    ]);
  });

  it('end with a pause that has no end', () => {
    const of = agreement({ pauses: [{ from: '2026-02-15' }] });
    expect(short(dueBills(of, [], '2030-01-01'))).toEqual([
      '2026-01-01 2026-01-31 3000',
      '2026-02-01 2026-02-14 1500',
    ]);
    expect(nextBill(of, dueBills(of, [], '2030-01-01'))).toBeUndefined();
  });

  it('end with the contract, by the day or with the whole last period', () => {
    const of = agreement({ endsOn: '2026-02-14' });
    expect(short(dueBills(of, [], '2030-01-01')).at(-1)).toBe('2026-02-01 2026-02-14 1500');
    const whole = { ...of, isLastWhole: true };
    expect(paidUntil(whole)).toBe('2026-02-28');
    expect(short(dueBills(whole, [], '2030-01-01')).at(-1)).toBe('2026-02-01 2026-02-28 3000');
  });

  it('that are cut by an end and go on after all cost what they would have cost whole', () => {
    for (const cents of [999, 1_001, 3_333])
      for (const cut of datesBetween('2026-04-01', '2026-04-29')) {
        const prices = [{ from: '2026-04-01', cents }];
        const [first] = dueBills(
          agreement({ startsOn: '2026-04-01', prices, endsOn: cut }),
          [],
          '2026-04-30',
        );
        if (!first) throw new Error(`${cut} is not billed`);
        const [rest] = dueBills(agreement({ startsOn: '2026-04-01', prices }), [first], '2026-04-30');
        expect(rest?.from).toBe(addDays(cut, 1));
        expect(first.cents + (rest?.cents ?? 0), `${cents} cut after ${cut}`).toBe(cents);
      }
  });

  it('begin where the shop begins to bill', () => {
    const of = agreement({ startsOn: '2020-01-01', billsFrom: '2026-01-16' });
    expect(short(dueBills(of, [], '2026-02-01'))).toEqual([
      '2026-01-16 2026-01-31 1548',
      '2026-02-01 2026-02-28 3000',
    ]);
  });

  it('have the price that holds when their period begins', () => {
    const prices = [
      { from: '2026-01-01', cents: 3_000 },
      { from: '2026-03-01', cents: raised(3_000, 2.5) },
    ];
    expect(dueBills(agreement({ prices }), [], '2026-03-01').map(({ cents }) => cents)).toEqual([
      3_000, 3_000, 3_075,
    ]);
  });
});

/** What happens to a contract: it is paused, goes on, ends, is billed; each `after` days. */
const happening = fc.record({
  what: fc.constantFrom('bill', 'bill', 'pause', 'resume', 'end', 'raise'),
  after: fc.integer({ min: 0, max: 120 }),
  length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
  isLastWhole: fc.boolean(),
});

type Made = Days & { cents: number; at: LocalDate };
type Happened = { what: string; length: number | undefined; isLastWhole: boolean };

/** The last pause, which ends before the day on which the contract goes on. */
const resumed = (pauses: readonly Pause[], day: LocalDate) =>
  pauses.map((pause) =>
    pause.to === undefined && pause.from < day ? { from: pause.from, to: addDays(day, -1) } : pause,
  );

/** A contract after something happened as the office may decide it: a pause begins after what is billed. */
function decided(
  of: Agreement,
  { what, length, isLastWhole }: Happened,
  today: LocalDate,
  free: LocalDate,
): Agreement {
  const last = of.pauses.at(-1);
  if (what === 'pause' && (!last || (last.to !== undefined && last.to < free)))
    return {
      ...of,
      pauses: [...of.pauses, { from: free, ...(length !== undefined && { to: addDays(free, length) }) }],
    };
  if (what === 'resume') return { ...of, pauses: resumed(of.pauses, today) };
  if (what === 'end' && of.endsOn === null) return { ...of, endsOn: today, isLastWhole };
  const [day] = priceDays(of, today);
  if (what !== 'raise' || day === undefined) return of;
  const kept = of.prices.filter(({ from }) => from < day);
  return { ...of, prices: [...kept, { from: day, cents: raised(priceOn(of.prices, day), 2.5) }] };
}

/** Plays a life: its decisions, and its bills as the office makes them. */
function play(first: Agreement, life: readonly (Happened & { after: number })[]) {
  const made: Made[] = [];
  const { of, today } = life.reduce(
    (before, happened) => {
      const day = addDays(before.today, happened.after);
      if (happened.what === 'bill')
        for (const bill of dueBills(before.of, made, day)) made.push({ ...bill, at: day });
      const free = made.reduce((from, { to }) => (to >= from ? addDays(to, 1) : from), day);
      return { of: decided(before.of, happened, day, free), today: day };
    },
    { of: first, today: first.startsOn },
  );
  return { of, made, today };
}

describe('the bills of any life of a contract', () => {
  const firsts = fc.record({
    start: fc.integer({ min: 0, max: 800 }),
    periodMonths: fc.constantFrom(...billingPeriods),
    billsAhead: fc.boolean(),
    cents: fc.integer({ min: 20_000, max: 1_000_000 }),
  });

  it('tile its days without gap or overlap, and agree to the cent', () => {
    fc.assert(
      fc.property(firsts, fc.array(happening, { maxLength: 25 }), ({ start, cents, ...rest }, life) => {
        const startsOn = addDays('2027-06-01', start);
        const played = play(agreement({ startsOn, ...rest, prices: [{ from: startsOn, cents }] }), life);
        const { of, today } = played;
        // All that is due in the end is billed too.
        const last = monthsLater(today, 30);
        const made = [...played.made, ...dueBills(of, played.made, last)];
        const billed = made.flatMap(({ from, to }) => datesBetween(from, to));
        expect(new Set(billed).size).toBe(billed.length);
        // Each day until the last bill that is agreed, and does not rest, is in one.
        const until = paidUntil(of);
        const end = made.reduce((day, { to }) => (to > day ? to : day), startsOn);
        const agreed = of.pauses.reduce<Days[]>(
          (days, pause) => without(days, pause),
          [{ from: startsOn, to: until !== null && until < end ? until : end }],
        );
        const missing = agreed
          .flatMap(({ from, to }) => datesBetween(from, to))
          .filter((day) => !billed.includes(day));
        expect(made.length === 0 ? [] : missing).toEqual([]);
        // The parts of a period that was billed wholly, however it was cut, are its price.
        for (let index = 0; periodAt(of, index).to <= end; index += 1) {
          const period = periodAt(of, index);
          const own = made.filter(({ from }) => from >= period.from && from <= period.to);
          if (own.reduce((days, one) => days + countDays(one), 0) < countDays(period)) continue;
          expect(own.reduce((sum, one) => sum + one.cents, 0)).toBe(priceOn(of.prices, period.from));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a contract on a day', () => {
  const on = (today: LocalDate, changes: Partial<Agreement> & { isCancelled?: boolean } = {}) =>
    stateOn({ ...agreement(changes), isCancelled: changes.isCancelled ?? false }, today);

  it('has not begun, is in force, rests, has ended, was cancelled', () => {
    const pauses = [{ from: '2026-03-01', to: '2026-03-31' }];
    expect(on('2025-12-31')).toBe('upcoming');
    expect(on('2026-01-01')).toBe('running');
    expect(on('2026-03-31', { pauses })).toBe('paused');
    expect(on('2026-04-01', { pauses })).toBe('running');
    expect(on('2026-06-30', { endsOn: '2026-06-30' })).toBe('running');
    expect(on('2026-07-01', { endsOn: '2026-06-30' })).toBe('ended');
    expect(on('2026-07-01', { endsOn: '2026-06-30', isCancelled: true })).toBe('cancelled');
  });

  it('brings its price as often as it is billed in a year', () => {
    expect(yearlyCents(agreement({ periodMonths: 3 }), '2026-05-01')).toBe(12_000);
  });

  it('may get another price with a period that has not begun', () => {
    expect(priceDays(agreement({ periodMonths: 12 }), '2026-05-01')).toEqual(['2027-01-01']);
    expect(priceDays(agreement({ periodMonths: 12, endsOn: '2026-12-31' }), '2026-05-01')).toEqual([]);
  });

  it('is visited so many months after the last visit, or after it began', () => {
    const of = { startsOn: '2026-01-31', visitMonths: 1 };
    expect(nextVisitOn(of, null)).toBe('2026-02-28');
    expect(nextVisitOn(of, '2026-03-10')).toBe('2026-04-10');
    expect(nextVisitOn(of, '2025-06-10')).toBe('2026-02-28');
    expect(nextVisitOn({ ...of, visitMonths: null }, null)).toBeNull();
  });
});
