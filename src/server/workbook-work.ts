import { inflateRawSync } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/universal';
import type { ReadSheet, WorkbookTask } from './read-workbook.ts';

/* Reads a workbook in a thread of its own, which read-workbook.ts ends when it takes too long or too much memory. */

/** Where a ZIP's list of entries says how to find one: offsets of the central directory's records. */
const at = { packed: 20, unpacked: 24, name: 28, extra: 30, comment: 32, header: 42 } as const;

/** Whether a ZIP unpacks to no more than so many bytes, whatever it claims itself. */
function isWithin(zip: Buffer, maxBytes: number): boolean {
  const end = zip.lastIndexOf('PK\u0005\u0006', zip.length, 'latin1');
  if (end === -1) return false;
  let left = maxBytes;
  let from = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const header = zip.readUInt32LE(from + at.header);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(from + at.packed));
    const isStored = zip.readUInt16LE(from + 10) === 0;
    const size = isStored ? packed.length : inflateRawSync(packed, { maxOutputLength: left }).length;
    // The reader reserves what the entry claims.
    left -= Math.max(size, zip.readUInt32LE(from + at.unpacked));
    if (left <= 0) return false;
    from +=
      46 +
      zip.readUInt16LE(from + at.name) +
      zip.readUInt16LE(from + at.extra) +
      zip.readUInt16LE(from + at.comment);
  }
  return true;
}

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
  if (!isWithin(Buffer.from(bytes), maxUnpackedBytes)) return undefined;
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
