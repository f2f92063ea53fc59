import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages } from '#shared/validation.ts';
import { firstRegistrationForm, registrationOf, secondRegistrationForm } from './registration-forms.ts';

const person = {
  firstName: 'Ελένη',
  lastName: 'Μαρκάκη',
  email: 'eleni@pelatis.example',
  password: 'secret-1',
  confirmation: 'secret-1',
  accountType: 'private' as const,
};
const business = { ...person, accountType: 'b2b' as const, companyName: 'Δοκιμή Α.Ε.', afm: '500000004' };

function sentences(form: z.ZodMiniType, values: object) {
  const { error } = z.safeParse(form, values);
  return error ? fieldMessages(error.issues) : {};
}

describe.each([
  [
    'the form of /register',
    firstRegistrationForm,
    {
      mismatch: 'Οι κωδικοί δεν ταιριάζουν',
      company: 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρησιακούς λογαριασμούς',
    },
  ],
  [
    'the form of /customer-register',
    secondRegistrationForm,
    {
      mismatch: 'Οι κωδικοί πρόσβασης δεν ταιριάζουν',
      company: 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις',
    },
  ],
])('%s', (_, form, said) => {
  it.each([
    [person],
    [{ ...person, afm: '' }],
    [business],
    [{ ...business, afm: '094 014 201' }],
    [{ ...business, afm: 'EL094014201' }],
  ])('accepts %o', (values) => {
    expect(sentences(form, values)).toEqual({});
  });

  it('says what is wrong in its own words, all at once', () => {
    expect(
      sentences(form, { ...business, firstName: ' ', confirmation: 'secret-2', companyName: '', afm: '' }),
    ).toEqual({
      firstName: 'Το όνομα είναι υποχρεωτικό',
      confirmation: said.mismatch,
      companyName: said.company,
      afm: 'Το ΑΦΜ είναι υποχρεωτικό για επιχειρήσεις',
    });
  });

  it('asks for the repetition where it is empty', () => {
    expect(sentences(form, { ...person, confirmation: '' })).toEqual({
      confirmation: 'Επαναλάβετε τον κωδικό',
    });
  });

  it('wants an account type, six characters of a password, and a tax number that can be one', () => {
    expect(
      sentences(form, { ...business, password: '12345', confirmation: '12345', afm: '123456789' }),
    ).toEqual({
      password: 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες',
      confirmation: 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες',
      afm: 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του',
    });
    expect(sentences(form, { ...person, accountType: '' })).toEqual({
      accountType: 'Παρακαλώ επιλέξτε τύπο λογαριασμού',
    });
  });
});

it('the form of /customer-register does not look at the hidden tax number of a private person, nor send it', () => {
  const values = {
    ...person,
    companyName: 'Δοκιμή',
    afm: '12 345 678 9',
    doy: 'Αθηνών',
    profession: 'Εστίαση',
  };
  const filled = z.parse(secondRegistrationForm, values);
  const sent = registrationOf(filled, { afm: 'of businesses' });
  for (const name of ['afm', 'doy', 'profession']) expect(sent).not.toHaveProperty(name);
  expect(sentences(firstRegistrationForm, values)).toHaveProperty('afm');
});

it('the repeated password is never sent', () => {
  const filled = z.parse(firstRegistrationForm, { ...business, doy: 'Α΄ Αθηνών', profession: 'Εστίαση' });
  expect(registrationOf(filled, { afm: 'of everybody' })).toEqual({
    firstName: 'Ελένη',
    lastName: 'Μαρκάκη',
    email: 'eleni@pelatis.example',
    password: 'secret-1',
    accountType: 'b2b',
    companyName: 'Δοκιμή Α.Ε.',
    afm: '500000004',
    doy: 'Α΄ Αθηνών',
    profession: 'Εστίαση',
  });
});
