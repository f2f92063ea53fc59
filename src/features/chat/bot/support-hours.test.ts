import { expect, test } from 'vitest';
import { hoursText } from './support-hours.ts';

const of = (...days: number[]) => hoursText({ days, opens: '08:00', closes: '18:00' });

test('days in a row are written as a range, others one by one', () => {
  expect(of(5, 1, 2, 3, 4)).toBe('Δευτέρα έως Παρασκευή, 08:00–18:00');
  expect(of(1, 2)).toBe('Δευτέρα, Τρίτη, 08:00–18:00');
  expect(of(1, 3, 6)).toBe('Δευτέρα, Τετάρτη, Σάββατο, 08:00–18:00');
  expect(of()).toBe('Καμία ημέρα');
});
