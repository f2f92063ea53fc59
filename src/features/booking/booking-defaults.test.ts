import { describe, expect, it } from 'vitest';
import { bookingDefaults, lacksRequired } from './booking-defaults.ts';

const eleni = { firstName: 'Ελένη', lastName: 'Μαρκάκη', email: 'eleni@pelatis.example' };

describe('the form is filled', () => {
  it('from all that the account knows', () => {
    expect(
      bookingDefaults({
        ...eleni,
        phone: '+302102700145',
        address: 'Αγίας Λαύρας 18',
        city: 'Νέα Ιωνία',
        postalCode: '14233',
      }),
    ).toEqual({
      customerName: 'Ελένη Μαρκάκη',
      customerEmail: 'eleni@pelatis.example',
      customerPhone: '210 270 0145',
      address: 'Αγίας Λαύρας 18, Νέα Ιωνία 142 33',
    });
  });

  it('without what it does not know', () => {
    expect(bookingDefaults(eleni)).toMatchObject({ customerPhone: undefined, address: '' });
    expect(bookingDefaults({ ...eleni, city: 'Πάτρα' }).address).toBe('Πάτρα');
  });
});

describe('something required is missing', () => {
  const whole = {
    appointmentDate: '2026-11-25',
    appointmentTime: '10:00',
    customerName: 'Ελένη Μαρκάκη',
    customerEmail: 'not an address',
  };
  it.each(['appointmentDate', 'appointmentTime', 'customerName', 'customerEmail'])('without %s', (name) => {
    expect(lacksRequired({ ...whole, [name]: ' ' })).toBe(true);
    expect(lacksRequired({ ...whole, [name]: undefined })).toBe(true);
  });

  it('but not where a field is only wrong', () => {
    expect(lacksRequired(whole)).toBe(false);
  });
});
