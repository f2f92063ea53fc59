import { finished } from 'node:stream/promises';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { parse, CsvError } from 'csv-parse';

/** A row of a CSV file with the number of its last line, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Decodes bytes as UTF-16 if they begin with its byte order mark («Κείμενο Unicode» of spreadsheets), else as UTF-8, or as
 * the Greek code page that older spreadsheets use for CSV.
 */
function textOf(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isIso(bytes) ? 'iso-8859-7' : 'windows-1253').decode(bytes);
  }
}

/** In both code pages. */
const isLetter = (byte = 0) => byte >= 0xc1 && byte !== 0xff;

/** Whether Greek letters are in ISO 8859-7: «Ά» is the one letter that the Windows code page has elsewhere. */
function isIso(bytes: Uint8Array): boolean {
  const beginningWith = (sign: number) =>
    bytes
      .subarray(0, 100_000)
      .reduce((sum, byte, at) => sum + Number(byte === sign && isLetter(bytes[at + 1])), 0);
  return beginningWith(0xb6) > beginningWith(0xa2);
}

/** The line with which a file tells spreadsheets its delimiter, «sep=;». */
const separatorLine = /^\uFEFF?"?sep=([;,\t|])"?[^\r\n]*\r?\n/i;

/** The lines that tell a file's delimiter: its title may stand in lines of their own above the heads. */
const toldBy = 30;

/** Returns the cell delimiter: the candidate that divides most of the first lines into as many cells. */
function delimiterOf(text: string): string {
  const [, named] = separatorLine.exec(text) ?? [];
  if (named) return named;
  const lines = text
    .slice(0, 100_000)
    .split(/[\r\n]+/, toldBy)
    .filter((line) => line.trim() !== '');
  const score = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    return Math.max(0, ...counts.map((count) => count * counts.filter((one) => one === count).length));
  };
  return [';', ',', '\t'].toSorted((a, b) => score(b) - score(a))[0] ?? ';';
}

/** A line with more cells is not a table of products: reading it would only block other requests. */
const maxCells = 1_000;

/** The characters that are read without a pause. */
const partLength = 64_000;

/** The text in parts that end with a line, about `partLength` long unless a line is longer. */
function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from + partLength) + 1 || text.length;
    yield text.slice(from, end);
    from = end;
  }
}

/** Quotes a cell like `="00123"`, with which programs keep digits: its own quotes would be an error. */
const quoteCodes = (text: string, delimiter: string) =>
  text.replace(
    new RegExp(String.raw`(?<=^|[\n${delimiter}])="([^"\r\n]*)"(?=[${delimiter}\r\n]|$)`, 'g'),
    '"=""$1"""',
  );

/**
 * Parses a CSV file as spreadsheets write it, without its blank rows; for an invalid file returns the line of the error.
 * Reads no further than one row more than `maxRows`, and lets other requests in between two parts of the file.
 */
export async function readCsv(
  bytes: Uint8Array,
  maxRows: number,
): Promise<{ rows: CsvRow[] } | { faultAt: number }> {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  const parser = parse({
    bom: true,
    from_line: separatorLine.test(text) ? 2 : 1,
    delimiter,
    on_record(cells: string[], { lines }) {
      // Spreadsheets often end a file with blank rows.
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines, cells });
      return null;
    },
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 200_000,
  });
  const read = finished(parser.resume());
  read.catch(() => {});
  let line = 1;
  for (const part of partsOf(text)) {
    const lines = part.split('\n');
    const endless = lines.findIndex((cells) => cells.split(delimiter, maxCells + 1).length > maxCells);
    if (endless >= 0) {
      parser.destroy();
      return { faultAt: line + endless };
    }
    line += lines.length - 1;
    parser.write(quoteCodes(part, delimiter));
    await letOthersIn();
    if (parser.errored) break;
    if (rows.length > maxRows) {
      parser.destroy();
      return { rows };
    }
  }
  try {
    parser.end();
    await read;
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { faultAt: Number(error['lines'] ?? 1) };
  }
}
