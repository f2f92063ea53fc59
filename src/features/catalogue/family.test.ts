import { expect, it } from 'vitest';
import { familyOf } from './family.ts';

it.each([
  ['Argos', 'ARG-B8F-28', 'Argos B8F-28'],
  ['Volta', 'VLT-HDD4', 'Volta HDD4'],
  ['Άλλη', 'X1', undefined],
  ['Άλλη', 'ARG-B8', undefined],
  ['Argos', 'ARG', undefined],
])('%s %s is %s', (brand, sku, family) => {
  expect(familyOf({ brand, sku }).family).toBe(family);
});
