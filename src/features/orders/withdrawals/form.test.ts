import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { standIn } from '../../../../tests/support/app/company.ts';
import { blankSettings } from '#shared/settings.ts';
import { withdrawalForm, withdrawalOf } from './form.ts';

const person = { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' };
const filled = { ...person, about: 'order' as const, orderNumber: 'VG-KQFE-GTFW', appointmentDate: '' };

const faultsOf = (values: unknown) => {
  const { error } = withdrawalForm.safeParse(values);
  return error && z.flattenError(error).fieldErrors;
};

it('an order number is understood however it is typed and written as it is printed', () => {
  for (const orderNumber of ['vgkqfegtfw', ' VG KQFE GTFW ', 'kqfe-gtfw'])
    expect(withdrawalOf(withdrawalForm.parse({ ...filled, orderNumber }))).toEqual({
      ...person,
      orderNumber: 'VG-KQFE-GTFW',
    });
});

it('a mistyped order number is said at once, and what is missing in its own sentence', () => {
  expect(faultsOf({ about: 'order', orderNumber: 'VG-KQFE-GTFX', name: ' ', email: '' })).toEqual({
    orderNumber: ['Ο αριθμός παραγγελίας έχει τη μορφή VG-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.'],
    name: ['Συμπληρώστε το ονοματεπώνυμό σας'],
    email: ['Συμπληρώστε το email σας'],
  });
  expect(faultsOf({ ...filled, orderNumber: ' ' })).toEqual({
    orderNumber: ['Συμπληρώστε τον αριθμό της παραγγελίας'],
  });
});

it('a mistyped number is compared with the letters of the company that is open', () => {
  standIn({ numbering: { ...blankSettings.numbering, orders: 'ACH' } });
  expect(faultsOf({ ...filled, orderNumber: 'ACH-1' })).toEqual({
    orderNumber: ['Ο αριθμός παραγγελίας έχει τη μορφή ACH-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.'],
  });
});

it('of a service the day of the appointment is asked, and no order number', () => {
  const about = 'appointment';
  expect(faultsOf({ ...filled, about, orderNumber: 'VG' })).toEqual({
    appointmentDate: ['Επιλέξτε την ημέρα του ραντεβού'],
  });
  const service = { ...filled, about, appointmentDate: '2026-11-25' };
  expect(withdrawalOf(withdrawalForm.parse(service))).toEqual({ ...person, appointmentDate: '2026-11-25' });
});
