import { Worker } from 'node:worker_threads';
import type { CsvRow } from './read-csv.ts';

/** A sheet of a workbook with its rows that are not blank. */
export type ReadSheet = { name: string; rows: CsvRow[] };

export type WorkbookTask = {
  bytes: Uint8Array;
  maxRows: number;
  maxUnpackedBytes: number;
  maxCells: number;
};

/** A list of ten thousand products unpacks to about ten megabytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxCells = 1_000;
const maxMs = 20_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the sheets of an XLSX workbook, each up to so many rows; undefined if it is none, or would take too much memory or
 * time. One at a time, in a thread, so that no file holds other requests up.
 */
export function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<ReadSheet[] | undefined> {
  const read = last.then(() =>
    readInThread({ bytes: new Uint8Array(bytes), maxRows, maxUnpackedBytes, maxCells }),
  );
  last = read;
  return read;
}

function readInThread(task: WorkbookTask): Promise<ReadSheet[] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('workbook-work.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
    });
    const timeout = setTimeout(() => void worker.terminate(), maxMs);
    const end = (sheets?: ReadSheet[]) => {
      clearTimeout(timeout);
      resolve(sheets);
    };
    worker.once('message', (sheets?: ReadSheet[]) => {
      end(sheets);
      void worker.terminate();
    });
    worker.once('error', () => end());
    worker.once('exit', () => end());
  });
}
