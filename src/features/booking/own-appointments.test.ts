import { expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from './contract.ts';
import { partAppointments } from './own-appointments.ts';

/** Noon in Athens. */
const now = new Date('2026-11-20T10:00:00Z');

const appointment = (
  id: string,
  appointmentDate: string,
  hour: number,
  status: AppointmentStatus = 'confirmed',
): Appointment => ({
  id,
  serviceName: 'Αυτοψία',
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: 'eleni@pelatis.example',
  appointmentDate,
  appointmentTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${hour + 2}:00`,
  status,
  createdAt: '2026-11-01T10:00:00Z',
  isChangeable: false,
  history: [],
});
const idsOf = (list: Appointment[]) => list.map(({ id }) => id);

it('the next appointment comes first, and of those that were the latest', () => {
  const { upcoming, past } = partAppointments(
    [
      appointment('in a week', '2026-11-27', 10),
      appointment('tomorrow', '2026-11-21', 9, 'pending'),
      appointment('going on', '2026-11-20', 11),
      appointment('just over', '2026-11-20', 10),
      appointment('last year', '2025-11-20', 10, 'completed'),
      appointment('cancelled', '2026-11-23', 10, 'cancelled'),
      appointment('rejected', '2026-11-24', 10, 'rejected'),
    ],
    now,
  );
  expect(idsOf(upcoming)).toEqual(['going on', 'tomorrow', 'in a week']);
  expect(idsOf(past)).toEqual(['rejected', 'cancelled', 'just over', 'last year']);
});
