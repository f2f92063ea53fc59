import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitedSince, workingMs } from './waiting-time.ts';

const hour = 3_600_000;
const at = (text: string) => new Date(`${text}+02:00`);

test.each([
  ['within a day', '2026-11-18T10:00', '2026-11-18T15:00', 5],
  ['over a night', '2026-11-18T20:00', '2026-11-19T08:00', 12],
  ['over a weekend', '2026-11-20T18:00', '2026-11-23T10:00', 16],
  ['on a Sunday', '2026-11-22T09:00', '2026-11-22T21:00', 0],
  ['over Christmas', '2026-12-24T12:00', '2026-12-28T12:00', 24],
  ['backwards', '2026-11-19T10:00', '2026-11-18T10:00', 0],
])('working time is counted %s', (_name, from, to, hours) => {
  expect(workingMs(at(from), at(to))).toBe(hours * hour);
});

test('working time adds up and is never more than time', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-02-28'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(instant, { minLength: 3, maxLength: 3 }), (instants) => {
      const [a, b, c] = instants.toSorted((one, other) => one.getTime() - other.getTime());
      if (!a || !b || !c) return;
      expect(workingMs(a, b) + workingMs(b, c)).toBe(workingMs(a, c));
      expect(workingMs(a, c)).toBeLessThanOrEqual(c.getTime() - a.getTime());
    }),
  );
});

test('a registration is late after 24 hours of working days', () => {
  const friday = at('2026-11-20T18:00');
  expect(waitedSince(friday, at('2026-11-20T18:30'))).toEqual({ text: 'λιγότερο από 1 ώρα', isLate: false });
  expect(waitedSince(friday, at('2026-11-21T19:00'))).toEqual({ text: '25 ώρες', isLate: false });
  expect(waitedSince(friday, at('2026-11-23T18:00'))).toEqual({ text: '3 ημέρες', isLate: false });
  expect(waitedSince(friday, at('2026-11-23T18:01'))).toEqual({ text: '3 ημέρες', isLate: true });
});
