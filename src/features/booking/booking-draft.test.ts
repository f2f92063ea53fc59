import { expect, it } from 'vitest';
import { restoreBooking, writeBooking } from './booking-draft.ts';

const known = { customerName: 'Ελένη Μαρκάκη', customerEmail: 'eleni@pelatis.example', address: '' };
const typed = {
  ...known,
  serviceId: 3,
  appointmentDate: '2026-11-25',
  appointmentTime: '10:00',
  notes: 'Κουδούνι',
};
const today = '2026-11-21';

it('a booking goes on where it was left, with the account’s details as they are now', () => {
  const text = writeBooking({ ...typed, customerPhone: undefined }, known);
  expect(text).not.toContain('eleni');
  expect(restoreBooking({ ...known, customerName: 'Ελένη Μάρκου' }, text, today)).toEqual({
    ...known,
    customerName: 'Ελένη Μάρκου',
    appointmentDate: '2026-11-25',
    appointmentTime: '10:00',
    notes: 'Κουδούνι',
  });
});

it('a detail that was emptied stays empty', () => {
  const text = writeBooking({ ...known, customerName: '' }, known);
  expect(restoreBooking(known, text, today).customerName).toBe('');
});

it('nothing is kept of a booking in which nothing was typed', () => {
  expect(writeBooking({ ...known, notes: '', customerPhone: undefined }, known)).toBeNull();
});

it('a day that has passed has to be chosen anew', () => {
  const text = writeBooking(typed, known);
  expect(restoreBooking(known, text, '2026-11-25').appointmentDate).toBe('2026-11-25');
  expect(restoreBooking(known, text, '2026-11-26')).toEqual({ ...known, notes: 'Κουδούνι' });
});

it.each([
  ['the same day keeps its hour', '2026-11-25', '10:00'],
  ['another day that was just chosen has none yet', '2026-11-27', undefined],
])('%s', (_, appointmentDate, appointmentTime) => {
  for (const before of [known, { ...known, appointmentDate: '2026-11-25' }]) {
    const begun = restoreBooking({ ...known, appointmentDate }, writeBooking(typed, before), today);
    expect(begun).toEqual({ ...known, appointmentDate, appointmentTime, notes: 'Κουδούνι' });
  }
});

it.each([null, '', '{', '[]', '{"notes":1}', 'null'])('with «%s» kept it begins anew', (text) => {
  expect(restoreBooking(known, text, today)).toEqual(known);
});
