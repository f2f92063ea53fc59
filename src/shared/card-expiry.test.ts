import { expect, it } from 'vitest';
import { expiryText } from './card-expiry.ts';

it.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['12/2029', '12/29'],
  ['012029', '01/29'],
  ['12 / 2029', '12/29'],
  ['2029-12', '12/29'],
  ['1/29', '01/29'],
  ['1/', '01'],
])('an expiry date typed or pasted as «%s» becomes «%s»', (typed, text) => {
  expect(expiryText(typed)).toBe(text);
});
