import { expect, test } from 'vitest';
import { orderNumberFrom } from './ids.ts';
import { searchWords } from './search-words.ts';

test.each([
  ['Μαρκάκη ΕΛΈΝΗ', ['μαρκακη', 'ελενη']],
  ['  κάμερα   4K ', ['καμερα', '4k']],
  ['210 270-0145', ['2102700145']],
  ['+30 210 2700145', ['+302102700145']],
  ['0030 2102700145', ['+302102700145']],
  ['Μαρκάκη 210 270 0145', ['μαρκακη', '2102700145']],
  ['EL500000004', ['500000004']],
  ['ΑΦΜ 500 000 004', ['500000004']],
  ['Ο’Κόνορ', ["ο'κονορ"]],
  ['ARG–B8', ['arg-b8']],
  ['#', ['#']],
  ['ARG-B8', ['arg-b8']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('«%s» is searched as %j', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

test('an order’s number is understood without its hyphens and in small letters', () => {
  const number = orderNumberFrom(new Uint8Array(5), 'VG');
  for (const typed of [number.replaceAll('-', '').toLowerCase(), `#${number}`, number.replaceAll('-', '–')])
    expect(searchWords(typed)).toEqual([number.slice(3).toLowerCase()]);
});
