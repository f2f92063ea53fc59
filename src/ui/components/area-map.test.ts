import { expect, it } from 'vitest';
import { servedShare } from './AreaMap.tsx';
import { atticaCells } from './attica.ts';

it('a part of Attica is served wholly, in part or not at all', () => {
  expect(servedShare('14', ['14'])).toBe('all');
  expect(servedShare('14', ['1'])).toBe('all');
  expect(servedShare('14', ['144', '151'])).toBe('some');
  expect(servedShare('14', ['15', '4'])).toBe('none');
});

it('the map has a part for every two digits of Attica', () => {
  expect(Object.keys(atticaCells).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => String(10 + index)),
  );
});
