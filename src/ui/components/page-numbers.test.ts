import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  ['few pages are all offered', 2, 4, [1, 2, 3, 4]],
  ['the first page of many', 1, 20, [1, 2, 'gap', 20]],
  ['the middle of many', 10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  ['the last page of many', 20, 20, [1, 'gap', 19, 20]],
  ['a gap of one number shows the number', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['a single page', 1, 1, [1]],
  ['nothing found', 1, 0, []],
] as const)('%s', (_title, page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});
