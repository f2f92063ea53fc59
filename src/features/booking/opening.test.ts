import { expect, it } from 'vitest';
import { hourOf, openingOn, openingsBetween, presentOpening, timeOf } from './opening.ts';

it.each([
  ['2026-11-23', { spans: [{ opens: '09:00', closes: '18:00' }], isOverride: false }],
  ['2026-11-28', { spans: [{ opens: '09:00', closes: '15:00' }], isOverride: false }],
  ['2026-11-29', { spans: [], reason: 'Κυριακή', isOverride: false }],
  ['2026-12-25', { spans: [], reason: 'Χριστούγεννα', isOverride: false }],
  ['2027-03-15', { spans: [], reason: 'Καθαρά Δευτέρα', isOverride: false }],
  ['2027-04-30', { spans: [], reason: 'Μεγάλη Παρασκευή', isOverride: false }],
  ['2027-06-21', { spans: [], reason: 'Αγίου Πνεύματος', isOverride: false }],
])('%s is open or closed as the week and the calendar have it', (date, opening) => {
  expect(openingOn(date)).toEqual(opening);
});

it('what was said of a day wins over the holiday and the week, and the holiday keeps its name', () => {
  const spans = [{ opens: '10:00', closes: '14:00' }];
  expect(openingOn('2026-12-25', { spans, reason: '' })).toEqual({
    spans,
    reason: 'Χριστούγεννα',
    isOverride: true,
  });
  expect(openingOn('2026-11-29', { spans, reason: 'Εκθεσιακή Κυριακή' })).toMatchObject({
    spans,
    reason: 'Εκθεσιακή Κυριακή',
  });
  expect(openingOn('2026-11-23', { spans: [], reason: 'Απογραφή' })).toEqual({
    spans: [],
    reason: 'Απογραφή',
    isOverride: true,
  });
});

it('a range has every day once, over the change of the clock and the year', () => {
  const days = openingsBetween('2026-12-24', '2027-01-07', [
    { date: '2027-01-02', spans: [], reason: '' },
  ]).map(({ date, opening }) => [date, opening.spans.length > 0]);
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
  const opening = openingOn('2026-11-29', { spans: [{ opens: '00:00', closes: '24:00' }], reason: '' });
  expect(presentOpening('2026-11-29', opening)).toEqual({
    date: '2026-11-29',
    isOpen: true,
    spans: [{ opens: '00:00', closes: '24:00' }],
    isOverride: true,
  });
  expect([9, 8.5, 24].map(timeOf)).toEqual(['09:00', '08:30', '24:00']);
  expect(['09:00', '08:30', '24:00'].map(hourOf)).toEqual([9, 8.5, 24]);
});
