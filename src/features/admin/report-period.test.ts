import { expect, test } from 'vitest';
import { changeInPercent, periodBefore, stepOf, stepsOf } from './report-period.ts';

test.each([
  ['2026-11-22', 'week', '2026-11-16'],
  ['2026-11-23', 'week', '2026-11-23'],
  ['2026-11-23', 'month', '2026-11-01'],
  ['2026-11-23', 'day', '2026-11-23'],
] as const)('%s is of the %s that begins on %s', (day, step, first) => expect(stepOf(day, step)).toBe(first));

test('a period has all its steps, also the cut ones', () => {
  expect(stepsOf('2026-10-30', '2026-11-03', 'day')).toHaveLength(5);
  expect(stepsOf('2026-10-30', '2026-11-03', 'week')).toEqual(['2026-10-26', '2026-11-02']);
  expect(stepsOf('2026-10-30', '2026-11-03', 'month')).toEqual(['2026-10-01', '2026-11-01']);
});

test('the period before is as long, across a change of the clock too', () => {
  expect(periodBefore('2026-10-20', '2026-10-31')).toEqual({ from: '2026-10-08', to: '2026-10-19' });
  expect(periodBefore('2026-03-29', '2026-03-29')).toEqual({ from: '2026-03-28', to: '2026-03-28' });
});

test('a change in percent is told only of something', () => {
  expect(changeInPercent(200, 250)).toBe(25);
  expect(changeInPercent(200, 100)).toBe(-50);
  expect(changeInPercent(0, 100)).toBeUndefined();
});
