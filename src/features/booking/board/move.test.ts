import { expect, test } from 'vitest';
import type { OpeningDay } from '../contract.ts';
import { mayMoveTo, overlaps, whyNotMoveTo } from './move.ts';

/** Friday, 12:30 in Athens. */
const now = new Date('2026-11-20T10:30:00Z');
const at11 = { appointmentTime: '11:00', endTime: '13:00' };
const open = (date: string, closesAt = '18:00'): OpeningDay => ({
  date,
  isOpen: true,
  spans: [{ opens: '09:00', closes: closesAt }],
  isOverride: false,
});

test.each<[string, OpeningDay, typeof at11, ReturnType<typeof whyNotMoveTo>]>([
  ['an open day is fine', open('2026-11-23'), at11, null],
  ['yesterday has passed', open('2026-11-19'), at11, 'PAST'],
  ['this morning has passed', open('2026-11-20'), at11, 'PAST'],
  ['this afternoon has not', open('2026-11-20'), { appointmentTime: '13:00', endTime: '14:00' }, null],
  ['Sunday is closed', { date: '2026-11-22', isOpen: false, spans: [], isOverride: false }, at11, 'CLOSED'],
  [
    'a past Sunday has above all passed',
    { date: '2026-11-15', isOpen: false, spans: [], isOverride: false },
    at11,
    'PAST',
  ],
  ['it must end before they close', open('2026-11-21', '12:00'), at11, 'OUTSIDE_HOURS'],
  ['it may end as they close', open('2026-11-21', '13:00'), at11, null],
  [
    'it must not begin before they open',
    open('2026-11-23'),
    { appointmentTime: '08:00', endTime: '10:00' },
    'OUTSIDE_HOURS',
  ],
])('%s', (_, day, slot, code) => {
  expect(whyNotMoveTo(slot, day, now)).toBe(code);
});

test.each([
  ['10:00', '13:00', '11:00', true],
  ['10:00', '13:00', '08:00', true],
  ['10:00', '13:00', '13:00', false],
  ['10:00', '11:00', '11:00', false],
] as const)(
  'a visit from %s to %s, begun at %s instead, takes hours of its own: %s',
  (from, to, hour, expected) => {
    expect(overlaps({ appointmentTime: from, endTime: to }, hour)).toBe(expected);
  },
);

test.each<[string, OpeningDay, boolean]>([
  ['its own day, although its hour has passed', open('2026-11-20'), true],
  ['another open day', open('2026-11-23'), true],
  ['a day that has passed', open('2026-11-19'), false],
  ['its own day when that is closed', { ...open('2026-11-20'), isOpen: false, spans: [] }, false],
])('the dialog thinks of %s', (_, day, expected) => {
  expect(mayMoveTo({ ...at11, appointmentDate: '2026-11-20' }, day, now)).toBe(expected);
});
