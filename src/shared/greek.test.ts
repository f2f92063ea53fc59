import { expect, it } from 'vitest';
import { plural } from './greek.ts';

it.each([
  [0, '0 προϊόντα'],
  [1, '1 προϊόν'],
  [2, '2 προϊόντα'],
  [1250, '1.250 προϊόντα'],
])('counts %i products as «%s»', (count, text) => {
  expect(plural(count, 'προϊόν', 'προϊόντα')).toBe(text);
});
