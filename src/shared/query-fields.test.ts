import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { flag, idList, wholeNumber } from './query-fields.ts';

const refused = Symbol('refused');
const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : refused;
};

describe('a field of a query', () => {
  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    ['1', refused],
    ['', refused],
  ])('%j as a flag', (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  it.each([
    [3, 3],
    ['3', 3],
    ['100', 100],
    ['0', refused],
    ['101', refused],
    ['3.5', refused],
    ['3e1', refused],
    ['', refused],
    ['99999999999999999999', refused],
    [['1', '2'], refused],
    [Number.NaN, refused],
  ])('%j as a whole number from 1 to 100', (value, expected) => {
    expect(read(wholeNumber(1, 100), value)).toBe(expected);
  });

  it.each([
    ['3', [3]],
    ['3,1,2', [3, 1, 2]],
    ['1,2,3,4', refused],
    ['1,,2', refused],
    ['a', refused],
    ['', refused],
  ])('%j as at most three ids', (value, expected) => {
    expect(read(idList(3), value)).toEqual(expected);
  });
});
