import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { across, email, nameText, optionalAfm, optionalName, optionalPhone, text } from './fields.ts';
import { fieldMessages } from './validation.ts';

/** The messages shown under the fields of a form. */
function sentences(schema: z.ZodMiniType, values: unknown) {
  const result = z.safeParse(schema, values);
  return result.success ? {} : fieldMessages(result.error.issues);
}

describe('a field that may be left out', () => {
  const form = z.object({ afm: optionalAfm, phone: optionalPhone });

  it.each([[{}], [{ afm: '', phone: '  ' }]])('accepts %o as nothing given', (values) => {
    expect(z.parse(form, values)).toEqual({});
  });

  it('keeps what was given in its one form', () => {
    expect(z.parse(form, { afm: '500000004', phone: '210 000 0000' })).toEqual({
      afm: '500000004',
      phone: '+302100000000',
    });
  });

  it('says what is wrong with it in the field’s own words', () => {
    expect(sentences(form, { afm: '123456789', phone: '12' })).toEqual({
      afm: 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του',
      phone: 'Συμπληρώστε έγκυρο τηλέφωνο, π.χ. 210 000 0000',
    });
  });
});

it.each([[undefined], [''], [' '], ['eleni@'], ['α@β.gr']])('%o is no e-mail address', (value) => {
  expect(sentences(z.object({ email }), { email: value })).toEqual({
    email: 'Παρακαλώ εισάγετε έγκυρο email',
  });
});

it.each([
  [undefined, 'Συμπληρώστε το όνομα'],
  [' ', 'Συμπληρώστε το όνομα'],
  ['Κωνσταντίνος', 'Επιτρέπονται έως 10 χαρακτήρες'],
])('a name of 10 letters is not %o', (name, sentence) => {
  expect(sentences(z.object({ name: text(10, 'Συμπληρώστε το όνομα') }), { name })).toEqual({
    name: sentence,
  });
});

describe('a rule across fields', () => {
  const form = z
    .object({ name: text(10), email, again: z.string() })
    .check(across('again', 'Δεν ταιριάζουν', (values) => values.again === values.email));

  it('is checked together with the single fields', () => {
    expect(sentences(form, { name: '', email: 'a@b.example', again: 'c@b.example' })).toEqual({
      name: 'Το πεδίο είναι υποχρεωτικό',
      again: 'Δεν ταιριάζουν',
    });
  });

  it.each([[null], ['text'], [7]])('refuses %o without looking into it', (values) => {
    expect(sentences(form, values)).toEqual({ _: 'Η τιμή δεν έχει τη σωστή μορφή' });
  });
});

describe('the name of a person or a place', () => {
  const form = z.object({ name: nameText(20, 'Συμπληρώστε το όνομα'), city: optionalName(20) });

  it.each(['Αθήνα', 'Ο’Νιλ 3', 'Щукин', '北京'])('may be «%s»', (name) => {
    expect(z.parse(form, { name, city: name })).toEqual({ name, city: name });
  });

  it.each(['123', '14231', '-', '· · ·', '!?'])('is not «%s»', (name) => {
    const withLetters = 'Συμπληρώστε το με γράμματα, όχι μόνο με αριθμούς';
    expect(sentences(form, { name, city: name })).toEqual({ name: withLetters, city: withLetters });
  });

  it('is missing where it is blank', () => {
    expect(sentences(form, { name: ' ', city: ' ' })).toEqual({ name: 'Συμπληρώστε το όνομα' });
  });
});
