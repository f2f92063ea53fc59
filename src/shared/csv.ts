/** The values of a cell; an absent value is an empty cell. */
export type Cell = string | number | boolean | null | undefined;

const byteOrderMark = '\uFEFF';

/**
 * A spreadsheet would run a text that starts with one of these as a formula; an apostrophe before it prevents that. Before a
 * text's own apostrophe it keeps that one from being taken for it.
 */
const formula = /^['=+\-@\t\r\n＝＋－＠]/;

/**
 * Codes that a spreadsheet would change: it drops leading zeros, rounds long numbers, and makes dates of «1-2», «3/4» and
 * «MAR-5».
 */
const code =
  /^(?:0\d+|\d{12,}|\d+[eE]\d+|\d{1,4}[-/.]\d{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[- ]?\d{1,4})$/i;

/** The text of a cell, without what keeps spreadsheets from changing it: the reverse of what `csvOf` writes. */
export function unprotected(cell: string): string {
  const quoted = /^="((?:[^"]|"")*)"$/.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return cell.replace(/^'(?=['=+\-@\t\r\n＝＋－＠]|\d+$)/, '');
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Ναι' : 'Όχι';
  // A Greek spreadsheet uses a comma as the decimal separator.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = code.test(cell) ? `="${cell}"` : formula.test(cell) ? `'${cell}` : cell;
  // A program may also split cells at commas or tabs, and would then run a formula that follows one.
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as CSV that a Greek spreadsheet opens correctly on a double click: UTF-8 with a byte order mark,
 * semicolons, decimal commas.
 */
export function csvOf(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return byteOrderMark + line(head) + csvLines(rows);
}

/** Writes further rows of a table of `csvOf`. */
export function csvLines(rows: Iterable<readonly Cell[]>): string {
  let text = '';
  for (const row of rows) text += line(row);
  return text;
}

const line = (cells: readonly Cell[]) => `${cells.map(cellText).join(';')}\r\n`;
