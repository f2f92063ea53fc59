import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string, maxRows = 100) => readCsv(Buffer.from(text), maxRows);

test('cells are read by the sign that the first line has most of, each row with its line', async () => {
  expect(await read('a;b\n"1;\n2";3\n')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1;\n2', '3'] },
    ],
  });
});

test('quotes that are not closed are told by their line', async () => {
  expect(await read('a;b\n1;2\n3;"4')).toEqual({ faultAt: 3 });
});

test('a line of more cells than a table has is not read at all', async () => {
  expect(await read(`a;b\n1;2\n${';'.repeat(1_000)}`)).toEqual({ faultAt: 3 });
  expect(await read(`a;b\n1;2\n${'x;'.repeat(999)}`)).toMatchObject({ rows: { length: 3 } });
});

test('the line that names the separator is none of the table', async () => {
  expect(await read('sep=,\r\na,b\r\n"1;2",3\r\n')).toEqual({
    rows: [
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1;2', '3'] },
    ],
  });
});

test('digits that a program kept as a formula are a cell', async () => {
  expect(await read('a;b\n="00123";="5"\n"=""7""";8')).toMatchObject({
    rows: [{}, { cells: ['="00123"', '="5"'] }, { cells: ['="7"', '8'] }],
  });
});

test.each([
  ['Τιμοκατάλογος, Νοέμβριος\n\na;b;c\n1,5;2;3\n2,5;3;4', ['a', 'b', 'c']],
  ['Τιμές\na,b,c\n1,2,3', ['a', 'b', 'c']],
])('titles above the heads do not hide what divides the cells: %j', async (text, cells) => {
  expect(await read(text)).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ cells })]),
  });
});

test.each([
  ['windows-1253', [0xa2, 0xe3, 0xf1, 0xe9, 0xe1]],
  ['ISO 8859-7', [0xb6, 0xe3, 0xf1, 0xe9, 0xe1]],
])('Greek letters of %s are read', async (_name, bytes) => {
  expect(await readCsv(Buffer.from(bytes), 100)).toEqual({ rows: [{ line: 1, cells: ['Άγρια'] }] });
});

test('blank rows are none, and no more rows are read than are wanted', async () => {
  expect(await read('a;b\n\n ;\n1;2\n\n')).toMatchObject({ rows: [{}, { line: 4 }] });
  const rows = 'a;b\n'.repeat(200_000);
  const file = await read(rows, 1_000);
  expect('rows' in file && file.rows.length).toBeLessThan(40_000);
  expect(await read('a;b\n'.repeat(100), 100)).toMatchObject({ rows: { length: 100 } });
});

test.each([
  ['of nothing but ends of lines', '\n'],
  ['of empty cells', `${';'.repeat(900)}\n`],
  ['of quotes', '"";""\n'],
  ['of spaces', ' \n'],
  ['of codes', `${'="1";'.repeat(900)}\n`],
])('other work is let in while a file %s is read', async (_name, line) => {
  let rounds = 0;
  let isReading = true;
  const count = () => {
    rounds += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  await read(line.repeat(Math.ceil(2_000_000 / line.length)), 1_000_000);
  isReading = false;
  expect(rounds).toBeGreaterThan(20);
});

test('a fault in a later part of a file is told by its line', async () => {
  const rows = 'a;b\n'.repeat(50_000);
  expect(await read(`${rows}1;"2`, 100_000)).toEqual({ faultAt: 50_001 });
  expect(await read(`${rows}${';'.repeat(1_000)}\n${rows}`, 100_000)).toEqual({ faultAt: 50_001 });
});
