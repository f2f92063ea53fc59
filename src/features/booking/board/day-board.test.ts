import { describe, expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import { cellId, laneId, partByCrew, readCell, readLane, shownHours, whyNotDrop } from './day-board.ts';
import { bookingRefusals } from '../refusals.ts';

const visit = (more: Partial<Appointment>): Appointment => ({
  id: 'a',
  serviceName: 'Αυτοψία',
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: '',
  appointmentDate: '2026-11-23',
  appointmentTime: '10:00',
  endTime: '12:00',
  status: 'confirmed',
  createdAt: '',
  isChangeable: true,
  technicianIds: [1],
  history: [],
  ...more,
});

describe('the day view', () => {
  it('shows the opening hours, and those of a visit outside them', () => {
    const open = {
      date: '2026-11-23',
      isOpen: true,
      spans: [{ opens: '09:00', closes: '12:00' }],
      isOverride: false,
    };
    expect(shownHours(open, [])).toEqual([9, 10, 11]);
    expect(shownHours(open, [visit({ appointmentTime: '07:00', endTime: '08:00' })])).toEqual([
      7, 8, 9, 10, 11,
    ]);
    expect(shownHours(undefined, [])).toHaveLength(9);
  });

  it('gives lanes only to visits that take or took place and have somebody who goes or went', () => {
    const { visits, others } = partByCrew([
      visit({ id: 'a' }),
      visit({ id: 'b', status: 'cancelled', technicianIds: [] }),
      visit({ id: 'c', status: 'completed', technicianIds: [] }),
      visit({ id: 'd', status: 'completed' }),
    ]);
    expect([visits.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
  });

  it('reads back the names of its cells and lanes', () => {
    expect(readCell(cellId(3, 14))).toEqual({ technicianId: 3, hour: 14 });
    expect(readLane(laneId('x_-9', 2))).toEqual({ appointmentId: 'x_-9', technicianId: 2 });
  });

  it('says why a visit cannot go to an hour of a technician', () => {
    const moved = visit({});
    const other = visit({ id: 'b', appointmentTime: '13:00', endTime: '14:00', technicianIds: [2] });
    const opening = {
      date: '2026-11-23',
      isOpen: true,
      spans: [{ opens: '09:00', closes: '18:00' }],
      isOverride: false,
    };
    const now = new Date('2026-11-22T10:00:00Z');
    const day = { now, opening, away: new Set([3]), visits: [moved, other] };
    const why = (to: number, hour: number, visitMoved = moved) =>
      whyNotDrop(day, { visit: visitMoved, from: 1, to, hour });
    expect([why(1, 12), why(2, 10), why(2, 14)]).toEqual([null, null, null]);
    const taken = bookingRefusals.TECHNICIAN_TAKEN.message;
    // Somebody else's hour, whether the visit begins or ends in it; whoever is away; who is in its crew already.
    expect([why(2, 13), why(2, 12), why(3, 10)]).toEqual([taken, taken, taken]);
    expect(why(2, 10, visit({ technicianIds: [1, 2] }))).toBe(taken);
    // Beyond the opening hours, and in the past.
    expect(why(1, 17)).toBe(bookingRefusals.OUTSIDE_HOURS.message);
    expect(
      whyNotDrop(
        { ...day, now: new Date('2026-11-23T12:00:00Z') },
        { visit: moved, from: 1, to: 1, hour: 12 },
      ),
    ).toBe(bookingRefusals.PAST.message);
    // At its own hour it may change hands although that has begun.
    expect(
      whyNotDrop(
        { ...day, now: new Date('2026-11-23T12:00:00Z') },
        { visit: moved, from: 1, to: 2, hour: 10 },
      ),
    ).toBeNull();
  });
});
