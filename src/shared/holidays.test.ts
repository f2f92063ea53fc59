import { describe, expect, it } from 'vitest';
import { addDays, weekday } from './dates.ts';
import { greekHoliday, isWorkingDay, orthodoxEaster } from './holidays.ts';

describe('Easter', () => {
  it.each([
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
  ])('is on %s', (easter) => expect(orthodoxEaster(Number(easter.slice(0, 4)))).toBe(easter));

  it('is a Sunday between 4 April and 8 May of every year from 1900 to 2099', () => {
    for (let year = 1900; year <= 2099; year += 1) {
      const easter = orthodoxEaster(year);
      expect(weekday(easter)).toBe(7);
      expect(easter >= `${year}-04-04` && easter <= `${year}-05-08`).toBe(true);
    }
  });
});

describe('a public holiday', () => {
  it('has its name on every day of 2027 that is one, and no other day has', () => {
    const days = Array.from({ length: 365 }, (_, n) => addDays('2027-01-01', n));
    const named = days.flatMap((day) => (greekHoliday(day) ? [[day, greekHoliday(day)]] : []));
    expect(named).toEqual([
      ['2027-01-01', 'Πρωτοχρονιά'],
      ['2027-01-06', 'Θεοφάνεια'],
      ['2027-03-15', 'Καθαρά Δευτέρα'],
      ['2027-03-25', 'Επέτειος της 25ης Μαρτίου'],
      ['2027-04-30', 'Μεγάλη Παρασκευή'],
      ['2027-05-01', 'Πρωτομαγιά'],
      ['2027-05-02', 'Κυριακή του Πάσχα'],
      ['2027-05-03', 'Δευτέρα του Πάσχα'],
      ['2027-06-21', 'Αγίου Πνεύματος'],
      ['2027-08-15', 'Κοίμηση της Θεοτόκου'],
      ['2027-10-28', 'Επέτειος της 28ης Οκτωβρίου'],
      ['2027-12-25', 'Χριστούγεννα'],
      ['2027-12-26', 'Δεύτερη ημέρα των Χριστουγέννων'],
    ]);
  });
});

it.each([
  ['2026-11-20', 'a Friday', true],
  ['2026-11-21', 'a Saturday', false],
  ['2026-11-22', 'a Sunday', false],
  ['2026-12-25', 'a Friday at Christmas', false],
])('%s, %s, is a working day: %j', (date, _, is) => expect(isWorkingDay(date)).toBe(is));
