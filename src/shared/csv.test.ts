import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, unprotected } from './csv.ts';

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
test.each(['094014201', '5201234567890', '1E5', '00123', '1-2', '3/4', '10.11', 'MAR-5', 'sep2', 'Dec 10'])(
  'a spreadsheet keeps %s as it is',
  (code) => {
    expect(csvOf(['Κωδικός'], [[code]])).toBe(`\uFEFFΚωδικός\r\n"=""${code}"""\r\n`);
  },
);

test('any text is read back as it was', () => {
  const sign = fc.constantFrom(...`'"=+-@;,\t ０１23＝e`, 'α', 'Ά');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 8 }), (text) => {
      const [, [cell = ''] = []] = parse(csvOf(['Κείμενο'], [[text]]), {
        bom: true,
        delimiter: ';',
      }) as string[][];
      expect(unprotected(cell)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["'5201234567890", '5201234567890'],
  ['="00123"', '00123'],
  ["'90s", "'90s"],
])('what spreadsheets protect as %s is %s', (cell, text) => {
  expect(unprotected(cell)).toBe(text);
});
