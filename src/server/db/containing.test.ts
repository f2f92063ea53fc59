import { expect, test } from 'vitest';
import { containing } from './containing.ts';

test('signs that mean something in a pattern are looked for as they are', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});
