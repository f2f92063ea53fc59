import { expect, test } from 'vitest';
import { addressLine, oneLine, severalLines } from './typed-text.ts';

test.each([
  ['\u200B', ''],
  ['\u3164', ''],
  ['\u2800\uFFA0\u115F', ''],
  [' Ελένη\u200B ', 'Ελένη'],
  ['\u202Eαρυσολέ', 'αρυσολέ'],
  ['Ελένη\u2066 Μαρκάκη\u2069', 'Ελένη Μαρκάκη'],
  ['Ελ\u00ADένη\uFEFF', 'Ελένη'],
  ['Ελένη\r\nΜαρκάκη', 'Ελένη Μαρκάκη'],
  ['Ελένη\t\u2028 \n Μαρκάκη', 'Ελένη Μαρκάκη'],
  ['Ελένη\u0007', 'Ελένη'],
  ['Οικογένεια 👨‍👩‍👧 ❤️ 👍🏽', 'Οικογένεια 👨‍👩‍👧 ❤️ 👍🏽'],
  ['α\u200Dβ\uFE0F', 'αβ'],
  ['Γαλλία, café, Ώρα', 'Γαλλία, café, Ώρα'],
])('%j is kept as «%s»', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

test('a text of several lines keeps them', () => {
  expect(severalLines(' ένα\r\n\r\nδύο\u202E\tτρία ')).toBe('ένα\n\nδύο τρία');
});

test.each([
  ['Αγίου Γεωργίου 12\n2ος όροφος', 'Αγίου Γεωργίου 12, 2ος όροφος'],
  ['Αγίου Γεωργίου 12,\r\n\r\n 2ος όροφος\n', 'Αγίου Γεωργίου 12, 2ος όροφος'],
])('an address on several lines is one with commas: %j', (typed, kept) => {
  expect(addressLine(typed)).toBe(kept);
});
