import { expect, it } from 'vitest';
import { openingOn, openingsBetween, presentOpening, timeOf } from './opening.ts';

it.each([
  ['2026-11-23', { hours: { opensHour: 9, closesHour: 18 }, isOverride: false }],
  ['2026-11-28', { hours: { opensHour: 9, closesHour: 15 }, isOverride: false }],
  ['2026-11-29', { hours: null, reason: 'Κυριακή', isOverride: false }],
  ['2026-12-25', { hours: null, reason: 'Χριστούγεννα', isOverride: false }],
  ['2027-03-15', { hours: null, reason: 'Καθαρά Δευτέρα', isOverride: false }],
  ['2027-04-30', { hours: null, reason: 'Μεγάλη Παρασκευή', isOverride: false }],
  ['2027-06-21', { hours: null, reason: 'Αγίου Πνεύματος', isOverride: false }],
])('%s is open or closed as the week and the calendar have it', (date, opening) => {
  expect(openingOn(date)).toEqual(opening);
});

it('what was said of a day wins over the holiday and the week, and the holiday keeps its name', () => {
  const hours = { opensHour: 10, closesHour: 14 };
  expect(openingOn('2026-12-25', { hours, reason: '' })).toEqual({
    hours,
    reason: 'Χριστούγεννα',
    isOverride: true,
  });
  expect(openingOn('2026-11-29', { hours, reason: 'Εκθεσιακή Κυριακή' })).toMatchObject({
    hours,
    reason: 'Εκθεσιακή Κυριακή',
  });
  expect(openingOn('2026-11-23', { hours: null, reason: 'Απογραφή' })).toEqual({
    hours: null,
    reason: 'Απογραφή',
    isOverride: true,
  });
});

it('a range has every day once, over the change of the clock and the year', () => {
  const days = openingsBetween('2026-12-24', '2027-01-07', [
    { date: '2027-01-02', hours: null, reason: '' },
  ]).map(({ date, opening }) => [date, opening.hours !== null]);
  expect(days).toHaveLength(15);
  expect(days.filter(([, isOpen]) => isOpen).map(([date]) => date)).toEqual([
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
    '2027-01-05',
    '2027-01-07',
  ]);
  expect(openingsBetween('2026-10-24', '2026-10-26', [])).toHaveLength(3);
});

it('a day that is open to midnight closes at 24:00', () => {
  const opening = openingOn('2026-11-29', { hours: { opensHour: 0, closesHour: 24 }, reason: '' });
  expect(presentOpening('2026-11-29', opening)).toEqual({
    date: '2026-11-29',
    isOpen: true,
    opensAt: '00:00',
    closesAt: '24:00',
    isOverride: true,
  });
  expect(timeOf(9)).toBe('09:00');
});
