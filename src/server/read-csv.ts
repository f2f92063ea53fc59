import { parse, CsvError } from 'csv-parse/sync';

/** A row of a CSV file with the line on which it ends, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/** Reads bytes as UTF-8, or as the Greek code page in which older spreadsheets save CSV. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1253').decode(bytes);
  }
}

/** The sign between the cells: the one that the first line has most of. */
function delimiterOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** More cells than this in a line are no table of products: reading them would only keep everybody else waiting. */
const mostCells = 1_000;

/** The first line with more, counted from 1; 0 when there is none. */
const endlessLine = (text: string, delimiter: string): number =>
  text.split('\n').findIndex((line) => line.split(delimiter, mostCells + 1).length > mostCells) + 1;

/** Reads a CSV file as spreadsheets write it; a file that is none gives the line of the fault. */
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
