import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages } from '#shared/validation.ts';
import { passwordResetRequest } from './contract.ts';
import { firstSignInForm, resetForm, secondSignInForm } from './sign-in-forms.ts';

const allFilled = 'Παρακαλώ συμπληρώστε όλα τα πεδία';
const short = 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες';
const noEmail = 'Παρακαλώ εισάγετε έγκυρο email';

it.each([
  [
    '/customer-login',
    firstSignInForm,
    { email: '', password: '' },
    { email: allFilled, password: allFilled },
  ],
  [
    '/customer-login',
    firstSignInForm,
    { email: 'eleni', password: '12345' },
    { email: noEmail, password: short },
  ],
  [
    '/login',
    secondSignInForm,
    { email: '', password: '' },
    { email: noEmail, password: 'Ο κωδικός είναι υποχρεωτικός' },
  ],
  ['/login', secondSignInForm, { email: 'eleni@', password: '12345' }, { email: noEmail, password: short }],
  ['/password-reset', passwordResetRequest, { email: ' ' }, { email: 'Παρακαλώ εισάγετε το email σας' }],
  ['/password-reset', passwordResetRequest, { email: 'eleni' }, { email: noEmail }],
  [
    '/password-reset',
    resetForm,
    { token: '', newPassword: '', confirmation: '' },
    { token: allFilled, newPassword: allFilled, confirmation: allFilled },
  ],
  [
    '/password-reset',
    resetForm,
    { token: 'x', newPassword: '12345', confirmation: '123456' },
    { newPassword: short, confirmation: 'Οι κωδικοί δεν ταιριάζουν' },
  ],
] as const)('%s says of %o', (_, form, values, sentences) => {
  const { error } = z.safeParse<z.ZodMiniType>(form, values);
  expect(fieldMessages(error?.issues ?? [])).toEqual(sentences);
});

it('accepts what is right, and a password with blanks as it is', () => {
  expect(z.parse(firstSignInForm, { email: ' Eleni@Pelatis.example ', password: ' secret ' })).toEqual({
    email: 'eleni@pelatis.example',
    password: ' secret ',
  });
  const reset = { token: ' x ', newPassword: 'secret-1', confirmation: 'secret-1' };
  expect(z.parse(resetForm, reset)).toEqual({ ...reset, token: 'x' });
});
