import { expect, it } from 'vitest';
import { parseIban } from './iban.ts';

it('reads an IBAN with spaces and small letters', () => {
  expect(parseIban(' gr16 0110 1250 0000 0001 2300 695 ')).toBe('GR1601101250000000012300695');
  expect(parseIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
});

it.each([
  'GR1601101250000000012300696',
  'GR16011012500000000123006',
  'abc',
  '',
  'GR16 0110 1250 0000 0001 2300 69Ω',
])('refuses «%s»', (text) => {
  expect(parseIban(text)).toBeNull();
});
