import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table opens in a Greek spreadsheet as it is', () => {
  expect(
    csvOf(
      ['Όνομα', 'Σύνολο', 'Ενεργός'],
      [
        ['Ελένη', 131.43, true],
        ['Νίκος', null, false],
      ],
    ),
  ).toBe('\uFEFFΌνομα;Σύνολο;Ενεργός\r\nΕλένη;131,43;Ναι\r\nΝίκος;;Όχι\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['είπε "ναι"', '"είπε ""ναι"""'],
  ['δύο\nγραμμές', '"δύο\nγραμμές"'],
  [',=1+1,', '",=1+1,"'],
  ['α\t=1+1', '"α\t=1+1"'],
  ['α\r=1+1', '"α\r=1+1"'],
])('a sign that would end the cell stays within it: %j', (text, cell) => {
  expect(csvOf(['Κείμενο'], [[text]])).toBe(`\uFEFFΚείμενο\r\n${cell}\r\n`);
});

test.each(['=1+1', '+30210', '-2', '@sum', '\tx', '\n=1', '＝1+1', '=HYPERLINK("http://evil.example")'])(
  'no spreadsheet runs what somebody wrote: %j',
  (text) => {
    const [, row] = csvOf(['Κείμενο'], [[text]]).split('\r\n');
    expect(row).toMatch(/^"?'/);
  },
);

test('a negative figure of the shop stays a figure', () => {
  expect(csvOf(['Έκπτωση'], [[-5.5]])).toBe('\uFEFFΈκπτωση\r\n-5,5\r\n');
});
