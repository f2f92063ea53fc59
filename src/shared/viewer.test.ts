import { describe, expect, it } from 'vitest';
import {
  anonymous,
  canSeePrices,
  isActive,
  whyNot,
  type Access,
  type Viewer,
  type ViewerCustomer,
} from './viewer.ts';

const waiting: ViewerCustomer = {
  id: 'c1',
  email: 'eleni@vigla.example',
  firstName: 'Ελένη',
  lastName: 'Μαρκάκη',
  accountType: 'private',
  isVerified: false,
  canViewPrices: false,
  isRejected: false,
  isAdmin: false,
};
const verified = { ...waiting, isVerified: true };
const buyer = { ...verified, canViewPrices: true };
const rejected = { ...waiting, isRejected: true };
const people = {
  visitor: anonymous,
  waiting: { customer: waiting, admin: false },
  rejected: { customer: rejected, admin: false },
  verified: { customer: verified, admin: false },
  buyer: { customer: buyer, admin: false },
  'isAdmin customer': { customer: { ...buyer, isAdmin: true }, admin: false },
  'rejected isAdmin customer': { customer: { ...rejected, isAdmin: true }, admin: false },
  administrator: { customer: null, admin: true },
  'administrator and waiting': { customer: waiting, admin: true },
} satisfies Record<string, Viewer>;

const accesses: Access[] = [
  'anyone',
  'customer',
  'verified',
  'appointments',
  'buyer',
  'orders-admin',
  'admin',
];
const answers: Record<keyof typeof people, (string | null)[]> = {
  visitor: [null, ...Array(6).fill('LOGIN_REQUIRED')],
  waiting: [null, null, 'NOT_VERIFIED', 'NOT_VERIFIED', 'NOT_VERIFIED', 'FORBIDDEN', 'FORBIDDEN'],
  rejected: [null, null, 'REJECTED', 'REJECTED', 'REJECTED', 'FORBIDDEN', 'FORBIDDEN'],
  verified: [null, null, null, null, 'PRICES_HIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  buyer: [null, null, null, null, null, 'FORBIDDEN', 'FORBIDDEN'],
  'isAdmin customer': [null, null, null, null, null, null, 'FORBIDDEN'],
  'rejected isAdmin customer': [null, null, 'REJECTED', 'REJECTED', 'REJECTED', 'FORBIDDEN', 'FORBIDDEN'],
  administrator: [null, 'LOGIN_REQUIRED', 'LOGIN_REQUIRED', null, 'LOGIN_REQUIRED', null, null],
  'administrator and waiting': [null, null, 'NOT_VERIFIED', null, 'NOT_VERIFIED', null, null],
};

describe('whyNot', () => {
  it.each(Object.entries(people))('answers %s for every access', (name, viewer) => {
    expect(accesses.map((access) => whyNot(viewer, access))).toEqual(answers[name as keyof typeof people]);
  });
});

it('shows prices to administrators and to active customers with that right, to nobody else', () => {
  const seeing = Object.entries(people).filter(([, viewer]) => canSeePrices(viewer));
  expect(seeing.map(([name]) => name)).toEqual([
    'buyer',
    'isAdmin customer',
    'administrator',
    'administrator and waiting',
  ]);
  expect(canSeePrices({ customer: { ...rejected, canViewPrices: true }, admin: false })).toBe(false);
  expect(canSeePrices({ customer: { ...waiting, canViewPrices: true }, admin: false })).toBe(false);
});

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, false],
  [true, true, false],
])('a customer verified %j and rejected %j is active: %j', (isVerified, isRejected, active) => {
  expect(isActive({ isVerified, isRejected })).toBe(active);
});
