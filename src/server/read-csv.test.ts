import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));

test('cells are read by the sign that the first line has most of, each row with its line', () => {
  expect(read('a;b\n"1;\n2";3\n')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1;\n2', '3'] },
    ],
  });
});

test('quotes that are not closed are told by their line', () => {
  expect(read('a;b\n1;2\n3;"4')).toEqual({ faultAt: 3 });
});

test('a line of more cells than a table has is not read at all', () => {
  expect(read(`a;b\n1;2\n${';'.repeat(1_000)}`)).toEqual({ faultAt: 3 });
  expect(read(`a;b\n1;2\n${';'.repeat(999)}`)).toMatchObject({ rows: { length: 3 } });
});

test('the line that names the separator is none of the table', () => {
  expect(read('sep=,\r\na,b\r\n"1;2",3\r\n')).toEqual({
    rows: [
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1;2', '3'] },
    ],
  });
});

test('digits that a program kept as a formula are a cell', () => {
  expect(read('a;b\n="00123";="5"\n"=""7""";8')).toMatchObject({
    rows: [{}, { cells: ['="00123"', '="5"'] }, { cells: ['="7"', '8'] }],
  });
});

test.each(['PK\u0003\u0004', '%PDF-1.7'])(
  'a file that begins like a workbook, %j, is not read as text',
  (text) => {
    expect(read(text)).toEqual({ faultAt: 1, isWorkbook: true });
  },
);

test.each([
  ['windows-1253', [0xa2, 0xe3, 0xf1, 0xe9, 0xe1]],
  ['ISO 8859-7', [0xb6, 0xe3, 0xf1, 0xe9, 0xe1]],
])('Greek letters of %s are read', (_name, bytes) => {
  expect(readCsv(Buffer.from(bytes))).toEqual({ rows: [{ line: 1, cells: ['Άγρια'] }] });
});
