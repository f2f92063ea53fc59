import { parse, CsvError } from 'csv-parse/sync';

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
    return new TextDecoder('windows-1253').decode(bytes);
  }
}

/** Returns the cell delimiter: the most frequent candidate in the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** A line with more cells is not a table of products: reading it would only block other requests. */
const mostCells = 1_000;

/** Returns the first line with too many cells, counted from 1; 0 when there is none. */
const endlessLine = (text: string, delimiter: string): number =>
  text.split('\n').findIndex((line) => line.split(delimiter, mostCells + 1).length > mostCells) + 1;

/** Parses a CSV file as spreadsheets write it; for an invalid file returns the line of the error. */
export function readCsv(bytes: Uint8Array): { rows: CsvRow[] } | { faultAt: number } {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  const faultAt = endlessLine(text, delimiter);
  if (faultAt > 0) return { faultAt };
  try {
    const rows: CsvRow[] = [];
    parse(text, {
      bom: true,
      delimiter,
      on_record(cells: string[], { lines }) {
        rows.push({ line: lines, cells });
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { faultAt: Number(error['lines'] ?? 1) };
  }
}
