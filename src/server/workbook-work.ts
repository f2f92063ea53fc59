import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/universal';
import type { ReadSheet, WorkbookTask } from './read-workbook.ts';
import { unpacksWithin } from './zip-size.ts';

/* Reads a workbook in a thread of its own, which read-workbook.ts ends when it takes too long or too much memory. */

/** A cell as a person would type it in Greek; a number with three decimals gets a fourth, so that it is not taken for thousands. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').toReversed().join('/');
  if (typeof value !== 'number') return String(value);
  const [whole = '', decimals] = value
    .toFixed(Number.isInteger(value) ? 0 : 6)
    .replace(/(\.\d*?)0+$/, '$1')
    .split('.');
  if (!decimals) return whole;
  return `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

const { bytes, maxRows, maxUnpackedBytes, maxCells } = workerData as WorkbookTask;

async function sheets(): Promise<ReadSheet[] | undefined> {
  if (!unpacksWithin(Buffer.from(bytes), maxUnpackedBytes)) return undefined;
  const read = await readWorkbook(bytes.buffer as ArrayBuffer, { trim: false });
  return read.map(({ sheet, data }) => ({
    name: sheet,
    rows: data
      .map((cells, index) => ({ line: index + 1, cells: cells.slice(0, maxCells).map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .slice(0, maxRows),
  }));
}

parentPort?.postMessage(await sheets(), []);
