import { expect, test } from 'vitest';
import { workbook, zip } from '../../tests/support/app/workbook.ts';
import { readWorkbook } from './read-workbook.ts';

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
  const bomb = zip({ 'xl/workbook.xml': Buffer.alloc(70 * 1024 * 1024, 0x20) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readWorkbook(bomb, 10)).toBeUndefined();
  // It says that it is small.
  bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\u0001\u0002', bomb.length, 'latin1') + 24);
  expect(await readWorkbook(bomb, 10)).toBeUndefined();
  expect(await readWorkbook(Buffer.from('PK\u0003\u0004…'), 10)).toBeUndefined();
  const far = workbook({ A: [['x']] });
  expect(await readWorkbook(far, 10)).toHaveLength(1);
});
