import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { addMonths, monthOf } from '#shared/months.ts';
import { worksOn } from '../../../tests/support/app/company.ts';
import { askableDays, closedDays, closedSentence, dayChoice, isWithin, lastDay } from './day-choice.ts';

const saturday = '2026-11-21';

describe('a day of the calendar', () => {
  it.each([
    ['that the server has not told about', '2026-11-25', undefined, { isDisabled: false, isFull: false }],
    [
      'on which somebody is free',
      '2026-11-25',
      { free: 1 },
      { isDisabled: false, isFull: false, note: '1 διαθέσιμη ώρα' },
    ],
    [
      'of which nothing is left',
      '2026-11-25',
      { free: 0 },
      { isDisabled: true, isFull: true, note: 'χωρίς διαθέσιμες ώρες' },
    ],
    [
      'that is a holiday every year',
      '2027-03-25',
      undefined,
      { isDisabled: true, isFull: false, note: 'κλειστά: Επέτειος της 25ης Μαρτίου' },
    ],
    [
      'that is a Sunday',
      '2026-11-22',
      undefined,
      { isDisabled: true, isFull: false, note: 'κλειστά: Κυριακή' },
    ],
    [
      'that an administrator has closed',
      '2026-11-25',
      { free: 0, closedReason: 'Απογραφή' },
      { isDisabled: true, isFull: false, note: 'κλειστά: Απογραφή' },
    ],
    [
      'that an administrator has opened though it is a holiday',
      '2026-12-26',
      { free: 3 },
      { isDisabled: false, isFull: false, note: '3 διαθέσιμες ώρες' },
    ],
  ])('%s', (_title, date, known, expected) => {
    expect(dayChoice(date, known && { date, ...known })).toEqual(expected);
  });
});

describe('the days that are asked about', () => {
  it('begin today in the running month', () => {
    expect(askableDays('2026-11', saturday)).toEqual({ from: saturday, to: '2026-11-30' });
  });

  it('are a whole month that lies ahead', () => {
    expect(askableDays('2026-12', saturday)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('end half a year ahead, and there are none after it or in the past', () => {
    expect(lastDay(saturday)).toBe('2027-05-20');
    expect(askableDays('2027-05', saturday)).toEqual({ from: '2027-05-01', to: '2027-05-20' });
    expect(askableDays('2027-06', saturday)).toBeNull();
    expect(askableDays('2026-10', saturday)).toBeNull();
  });

  it('of all months together are each day within reach, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const today = addDays('2025-01-01', days);
        const asked = Array.from({ length: 9 }, (_, n) => askableDays(addMonths(monthOf(today), n), today));
        const ranges = asked.filter((range) => range !== null);
        expect(ranges[0]?.from).toBe(today);
        expect(ranges.at(-1)?.to).toBe(lastDay(today));
        for (const [n, { from }] of ranges.slice(1).entries()) {
          expect(from).toBe(addDays(ranges[n]?.to ?? '', 1));
        }
        expect(isWithin(addDays(today, -1), today)).toBe(false);
        expect(isWithin(addDays(lastDay(today), 1), today)).toBe(false);
      }),
    );
  });
});

it('holidays of a month are named each, its Sundays together', () => {
  const december = { from: '2026-12-01', to: '2026-12-31' };
  const christmas = [
    { date: '2026-12-25', reason: 'Χριστούγεννα' },
    { date: '2026-12-26', reason: 'Δεύτερη ημέρα των Χριστουγέννων' },
  ];
  expect(closedDays(december, new Map())).toEqual({ weekdays: [7], days: christmas });
  const known = new Map([['2026-12-24', { date: '2026-12-24', free: 0, closedReason: 'Αργία προσωπικού' }]]);
  expect(closedDays(december, known)).toEqual({
    weekdays: [7],
    days: [{ date: '2026-12-24', reason: 'Αργία προσωπικού' }, ...christmas],
  });
});

describe('what cannot be chosen in a month is said of a company', () => {
  const february = { from: '2027-02-01', to: '2027-02-28' };

  it.each([
    [
      'of the demonstration',
      [1, 2, 3, 4, 5, 6],
      'Οι Κυριακές και οι περασμένες ημερομηνίες δεν είναι διαθέσιμες.',
    ],
    [
      'that works from Monday to Friday',
      [1, 2, 3, 4, 5],
      'Τα Σάββατα, οι Κυριακές και οι περασμένες ημερομηνίες δεν είναι διαθέσιμες.',
    ],
    ['that works each day', [1, 2, 3, 4, 5, 6, 7], 'Οι περασμένες ημερομηνίες δεν είναι διαθέσιμες.'],
  ])('%s', (_title, days, said) => {
    worksOn(days);
    const closed = closedDays(february, new Map());
    expect(closedSentence(closed.weekdays)).toBe(said);
    expect(closed.days).toEqual([]);
  });

  it('that opens on one Sunday of it: each other Sunday by itself', () => {
    const known = new Map([['2027-02-14', { date: '2027-02-14', free: 3 }]]);
    const closed = closedDays(february, known);
    expect(closedSentence(closed.weekdays)).toBe('Οι περασμένες ημερομηνίες δεν είναι διαθέσιμες.');
    expect(closed.days).toEqual(
      ['2027-02-07', '2027-02-21', '2027-02-28'].map((date) => ({ date, reason: 'κλειστά' })),
    );
  });
});
