import { readCsv } from './read-csv.ts';
import { readWorkbook, type ReadSheet } from './read-workbook.ts';

/** The first bytes of files that hold no table that can be read: old workbooks of spreadsheets, and PDF. */
const unreadable: Readonly<Record<string, string>> = {
  d0cf11e0: 'Το αρχείο είναι παλιό βιβλίο εργασίας (.xls). Ανοίξτε το και αποθηκεύστε το ως .xlsx',
  25504446: 'Το αρχείο είναι PDF. Ζητήστε τον κατάλογο ως αρχείο Excel ή CSV',
};

/**
 * Reads a CSV file, whose one sheet has no name, or the sheets of an XLSX workbook, each up to so many rows without its blank
 * ones; for an invalid file the error as a Greek sentence with its line.
 */
export async function readTable(
  bytes: Uint8Array,
  maxRows: number,
): Promise<{ sheets: ReadSheet[] } | { line: number; fault: string }> {
  const mark = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const fault = unreadable[mark];
  if (fault !== undefined) return { line: 1, fault };
  if (mark === '504b0304') {
    const sheets = await readWorkbook(bytes, maxRows);
    if (sheets) return { sheets };
    return { line: 1, fault: 'Το αρχείο δεν διαβάζεται ως βιβλίο Excel (.xlsx), ή είναι πολύ μεγάλο' };
  }
  const file = await readCsv(bytes, maxRows);
  if ('rows' in file) return { sheets: [{ name: '', rows: file.rows }] };
  return {
    line: file.faultAt,
    fault: 'Η γραμμή δεν διαβάζεται ως CSV. Ελέγξτε τα εισαγωγικά και τα διαχωριστικά',
  };
}

/** The heads of a table stand in one of its first lines, below titles. */
export const headWithin = 40;

/** A table of a file: the line of its heads, and those below. */
export type FoundTable = {
  sheets: string[];
  sheet: string;
  headLine: number;
  heads: string[];
  rows: ReadSheet['rows'];
};

const none: ReadSheet = { name: '', rows: [] };

/** Finds the table of a file, in the wanted sheet or the best: its heads are the line in which most cells are `named`. */
export function tableIn(
  sheets: readonly ReadSheet[],
  wanted: string | undefined,
  named: (cells: readonly string[]) => readonly unknown[],
): FoundTable {
  const ranked = sheets.map((sheet) => {
    const counts = sheet.rows
      .slice(0, headWithin)
      .map(({ cells }) => named(cells).filter((field) => field !== undefined).length);
    const most = Math.max(0, ...counts);
    return { sheet, most, at: Math.max(0, counts.indexOf(most)) };
  });
  const [best] = ranked.toSorted((a, b) => b.most - a.most);
  const { sheet, at } = ranked.find((one) => one.sheet.name === wanted) ?? best ?? { sheet: none, at: 0 };
  return {
    sheets: sheets.map(({ name }) => name).filter(Boolean),
    sheet: sheet.name,
    headLine: sheet.rows[at]?.line ?? 1,
    heads: sheet.rows[at]?.cells ?? [],
    rows: sheet.rows.slice(at + 1),
  };
}
