import { describe, expect, it } from 'vitest';
import { durationText, historyTitle, partsOfDay, shortWhen, whenText } from './texts.ts';

it.each([
  [60, 'έως 1 ώρα'],
  [240, 'έως 4 ώρες'],
  [90, 'έως 2 ώρες'],
  [45, 'έως 1 ώρα'],
])('a visit of %i minutes takes %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it('a day and an hour are written as Greeks write them', () => {
  expect(shortWhen('2026-11-25', '10:00')).toBe('Τετ 25/11, 10:00');
  expect(whenText({ appointmentDate: '2026-11-25', appointmentTime: '10:00', endTime: '14:00' })).toBe(
    'Τετάρτη 25 Νοεμβρίου, 10:00–14:00',
  );
});

describe('a step of the history is called', () => {
  const slot = { date: '2026-11-26', time: '12:00', at: '2026-11-20T10:00:00Z' };
  const move = { ...slot, fromDate: '2026-11-25', fromTime: '10:00' };
  it.each([
    ['its beginning', { ...slot, status: 'pending', actor: 'customer' }, 'Κράτηση για Πέμ 26/11, 12:00'],
    [
      "a customer's wish for another time",
      { ...move, from: 'confirmed', status: 'pending', actor: 'customer' },
      'Αίτημα για άλλη ώρα: Τετ 25/11, 10:00 → Πέμ 26/11, 12:00',
    ],
    [
      'a move by the shop',
      { ...move, from: 'confirmed', status: 'confirmed', actor: 'admin' },
      'Μετακίνηση: Τετ 25/11, 10:00 → Πέμ 26/11, 12:00',
    ],
    ['an approval', { ...slot, from: 'pending', status: 'confirmed', actor: 'admin' }, 'Εγκεκριμένο'],
  ] as const)('%s', (_title, entry, text) => {
    expect(historyTitle(entry)).toBe(text);
  });
});

describe('the hours of a day', () => {
  const slots = ['09:00', '12:00', '13:00', '17:00'].map((time) => ({ time, available: true }));
  it('stand in the morning and in the afternoon, which begins at one', () => {
    expect(
      partsOfDay(slots).map(({ label, slots: hours }) => [label, hours.map(({ time }) => time)]),
    ).toEqual([
      ['Πρωί', ['09:00', '12:00']],
      ['Απόγευμα', ['13:00', '17:00']],
    ]);
  });

  it('leave out a part in which there are none', () => {
    expect(partsOfDay(slots.slice(2)).map(({ label }) => label)).toEqual(['Απόγευμα']);
    expect(partsOfDay([])).toEqual([]);
  });
});
