import { describe, expect, it } from 'vitest';
import type { Appointment } from './contract.ts';
import { cellId, laneId, partByCrew, readCell, readLane, shownHours } from './day-board.ts';

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
    const open = { date: '2026-11-23', isOpen: true, opensAt: '09:00', closesAt: '12:00', isOverride: false };
    expect(shownHours(open, [])).toEqual([9, 10, 11]);
    expect(shownHours(open, [visit({ appointmentTime: '07:00', endTime: '08:00' })])).toEqual([
      7, 8, 9, 10, 11,
    ]);
    expect(shownHours(undefined, [])).toHaveLength(9);
  });

  it('gives lanes only to visits that will take place and have somebody to go', () => {
    const { visits, others } = partByCrew([
      visit({ id: 'a' }),
      visit({ id: 'b', status: 'cancelled', technicianIds: [] }),
      visit({ id: 'c', status: 'completed', technicianIds: [] }),
    ]);
    expect([visits.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([['a'], ['b', 'c']]);
  });

  it('reads back the names of its cells and lanes', () => {
    expect(readCell(cellId(3, 14))).toEqual({ technicianId: 3, hour: 14 });
    expect(readLane(laneId('x_-9', 2))).toEqual({ appointmentId: 'x_-9', technicianId: 2 });
  });
});
