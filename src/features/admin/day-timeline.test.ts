import { expect, it } from 'vitest';
import { dayLine, placeOf } from './day-timeline.ts';

const visit = (id: string, time: string, endTime: string, ...technicianIds: number[]) => ({
  id,
  time,
  endTime,
  technicianIds,
  date: '2026-11-23',
  status: 'confirmed' as const,
  serviceName: 'Αυτοψία',
  customerName: 'Ελένη Μαρκάκη',
});
const opening = {
  date: '2026-11-23',
  isOpen: true,
  isOverride: false,
  spans: [{ opens: '08:00', closes: '16:00' }],
};
const one = { id: 1, name: 'Ένας', isAway: false };
const two = { id: 2, name: 'Δύο', isAway: true };

const placesOf = (line: ReturnType<typeof dayLine>) =>
  line.lanes.map(({ technician, blocks }) => [
    technician?.id ?? 'alone',
    ...blocks.map(({ visit: { id }, left, width }) => `${id} ${left}+${width}`),
  ]);

it('puts each visit on the hours of its technicians, of two for a crew of two', () => {
  const today = [visit('a', '08:00', '10:00', 1), visit('b', '12:00', '14:00', 2, 1)];
  const line = dayLine({ today, crew: [one, two], opening });
  expect(line.hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(placesOf(line)).toEqual([
    [1, 'a 0+25', 'b 50+25'],
    [2, 'b 50+25'],
  ]);
});

it('names who is free, and gives rows to those who are busy or away', () => {
  const three = { id: 3, name: 'Τρία', isAway: false };
  const line = dayLine({ today: [visit('a', '09:00', '10:00', 1)], crew: [one, two, three], opening });
  expect(line.lanes.map(({ technician }) => technician?.id)).toEqual([1, 2]);
  expect(line.free).toEqual(['Τρία']);
});

it('shows visits outside the opening hours, also on a closed day', () => {
  const today = [visit('a', '07:00', '08:00', 1), visit('b', '16:00', '18:00', 1)];
  expect(dayLine({ today, crew: [one], opening }).hours).toHaveLength(11);
  const closed = { ...opening, isOpen: false, spans: [] };
  expect(dayLine({ today: [], crew: [one], opening: closed }).hours).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
});

it('gives visits without a technician as few rows as keep them apart', () => {
  const today = [visit('a', '08:00', '10:00'), visit('b', '09:00', '10:00'), visit('c', '10:00', '12:00')];
  expect(placesOf(dayLine({ today, crew: [], opening }))).toEqual([
    ['alone', 'a 0+25', 'c 25+25'],
    ['alone', 'b 12.5+12.5'],
  ]);
});

it.each([
  ['08:00', 0],
  ['10:30', 62.5],
  ['12:00', 100],
  ['07:59', undefined],
  ['12:01', undefined],
])('the clock at %s stands at %s', (time, at) => {
  expect(placeOf(time, [8, 9, 10, 11])).toBe(at);
});
