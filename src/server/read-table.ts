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
