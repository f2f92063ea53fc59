import { expect, test } from 'vitest';
import { alertsByDay, dayName } from './alert-days.ts';

test('alerts are grouped by their day in Athens, not in UTC', () => {
  const days = alertsByDay([
    { createdAt: '2026-11-22T22:30:00Z' },
    { createdAt: '2026-11-22T21:30:00Z' },
    { createdAt: '2026-11-22T10:00:00Z' },
  ]);
  expect([...days].map(([day, some]) => [day, some.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 2],
  ]);
});

test.each([
  ['2026-11-23', 'Σήμερα, Δευτέρα 23 Νοεμβρίου'],
  ['2026-11-22', 'Χθες, Κυριακή 22 Νοεμβρίου'],
  ['2026-11-20', 'Παρασκευή 20 Νοεμβρίου'],
])('%s is called «%s»', (day, name) => {
  expect(dayName(day, '2026-11-23')).toBe(name);
});
