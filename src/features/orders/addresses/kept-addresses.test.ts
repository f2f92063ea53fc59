import { expect, test } from 'vitest';
import type { SavedAddress } from './contract.ts';
import type { TypedAddress } from '../checkout/checkout.ts';
import { keptAs, toTyped } from './kept-addresses.ts';

const saved: SavedAddress = {
  id: 'a1',
  label: 'Γραφείο',
  isDefault: true,
  fullName: 'Ελένη Παππά',
  address: 'Ερμού 5',
  city: 'Αθήνα',
  postalCode: '10563',
  region: 'attiki',
  // As the API writes it.
  phone: '691 234 5678',
};
const typed: TypedAddress = toTyped(saved);

test.each<[string, Partial<TypedAddress>]>([
  ['as it is kept', {}],
  ['with a postal code in groups', { postalCode: '105 63' }],
  ['with a telephone number in groups', { phone: '6912345678' }],
  ['with spaces around it', { fullName: ' Ελένη Παππά ', address: 'Ερμού 5 ' }],
  ['before its region is known', { region: '' }],
])('an address is the kept one %s', (_, change) => {
  expect(keptAs({ ...typed, ...change }, [saved])?.id).toBe('a1');
});

test.each<Partial<TypedAddress>>([
  { address: 'Ερμού 6' },
  { phone: '6912345679' },
  { instructions: 'Στο ισόγειο' },
  { fullName: '' },
])('another address is not: %o', (change) => {
  expect(keptAs({ ...typed, ...change }, [saved])).toBeUndefined();
});
