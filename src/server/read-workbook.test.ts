import { expect, test } from 'vitest';
import { workbook } from '../../tests/support/app/workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { unpacksWithin } from './zip-size.ts';

test('a workbook is read sheet by sheet as a person would type its cells', async () => {
  const file = workbook(
    {
      Τιμές: [
        ['Τιμοκατάλογος', null, null],
        [],
        ['Κωδικός', 'Τιμή', 'Από'],
        ['000123', 1234.5, new Date('2026-11-26')],
        [5_201_234_567_890, { formula: 'B4*1,24', result: 1.234 }, true],
        ['A & Β', 0.1 + 0.2, '#N/A'],
      ],
      Οδηγίες: [['Διαβάστε με']],
    },
    ['A1:C1'],
  );
  expect(await readWorkbook(file, 10)).toEqual([
    {
      name: 'Τιμές',
      rows: [
        { line: 1, cells: ['Τιμοκατάλογος', '', ''] },
        { line: 3, cells: ['Κωδικός', 'Τιμή', 'Από'] },
        { line: 4, cells: ['000123', '1234,5', '26/11/2026'] },
        { line: 5, cells: ['5201234567890', '1,2340', 'Ναι'] },
        { line: 6, cells: ['A & Β', '0,3', '#N/A'] },
      ],
    },
    { name: 'Οδηγίες', rows: [{ line: 1, cells: ['Διαβάστε με'] }] },
  ]);
});

test('no more rows are read than were asked for', async () => {
  const [sheet] = (await readWorkbook(workbook({ A: [['1'], ['2'], ['3']] }), 2)) ?? [];
  expect(sheet?.rows).toHaveLength(2);
});

test('a file that would fill the memory, or is no workbook, is not read, and the next one is', async () => {
  const bomb = workbook({ A: [['x']] }, [], (xml) => xml + ' '.repeat(70 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readWorkbook(bomb, 10)).toBeUndefined();
  expect(await readWorkbook(Buffer.from('PK\u0003\u0004…'), 10)).toBeUndefined();
  expect(await readWorkbook(workbook({ A: [['x']] }), 10)).toHaveLength(1);
});

test('a small sheet whose last cell is the farthest one neither fills the memory nor stops the shop', async () => {
  const rows = Array.from({ length: 2_000 }, () => ['x']);
  const file = workbook({ A: rows }, [], (xml) =>
    xml.replaceAll(/r="A(\d+)"/g, 'r="XFD$1"').replace('"XFD2000"', '"XFD1048576"'),
  );
  const before = process.memoryUsage().heapUsed;
  const sheets = await readWorkbook(file, 10);
  expect(sheets?.[0]?.rows.length ?? 0).toBeLessThanOrEqual(10);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
});

test('what a ZIP unpacks to is counted, whatever it says of itself', () => {
  const file = workbook({ A: [['x']] }, [], (xml) => xml + ' '.repeat(1_000_000));
  expect(unpacksWithin(file, 1_100_000)).toBe(true);
  expect(unpacksWithin(file, 1_000_000)).toBe(false);
  // The size in the list of its last entry, the sheet.
  const claimed = file.lastIndexOf('PK\u0001\u0002', file.length, 'latin1') + 24;
  file.writeUInt32LE(10, claimed);
  expect(unpacksWithin(file, 1_000_000)).toBe(false);
  file.writeUInt32LE(4_000_000_000, claimed);
  expect(unpacksWithin(file, 1_100_000)).toBe(false);
  expect(unpacksWithin(Buffer.from('PK'), 1_000)).toBe(false);
});
