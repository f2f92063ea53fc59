/** What a cell may hold; an absent value is a blank cell. */
export type Cell = string | number | boolean | null | undefined;

const byteOrderMark = '\uFEFF';

/** A spreadsheet would run a text that begins so as a formula: an apostrophe before it keeps it a text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Ναι' : 'Όχι';
  // A Greek spreadsheet reads a comma as the decimal sign.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  // A program may part the cells at commas or tabs as well, and would then run what follows one.
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as CSV the way a Greek spreadsheet opens it by a double click: UTF-8 with its mark, semicolons,
 * decimal commas.
 */
export function csvOf(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  let text = byteOrderMark + line(head);
  for (const row of rows) text += line(row);
  return text;
}

const line = (cells: readonly Cell[]) => `${cells.map(cellText).join(';')}\r\n`;
