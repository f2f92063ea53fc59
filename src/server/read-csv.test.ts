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
