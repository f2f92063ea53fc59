import { expect, test } from 'vitest';
import { guessCustomerFields } from './import-columns.ts';

test.each([
  [
    'Κωδ.;Επωνυμία;Α.Φ.Μ.;Δ.Ο.Υ.;Διεύθυνση;Πόλη;Τ.Κ.;Τηλέφωνο 1;Κινητό;E-mail;Παρατηρήσεις',
    [
      undefined,
      'companyName',
      'afm',
      'doy',
      'address',
      'city',
      'postalCode',
      'phone',
      'otherPhone',
      'email',
      'note',
    ],
  ],
  ['First Name;Last Name;Phone;Zip;Company', ['firstName', 'lastName', 'phone', 'postalCode', 'companyName']],
  ['Ονοματεπώνυμο;Βλέπει τιμές', ['fullName', 'canViewPrices']],
  ['Επώνυμο;Όνομα;Χρώμα', ['lastName', 'firstName', undefined]],
])('the columns of «%s» are guessed', (line, fields) => {
  expect(guessCustomerFields(line.split(';'))).toEqual(fields);
});
