import { setImmediate as letOthersIn } from 'node:timers/promises';
import { csvLines, csvOf, type Cell } from '#shared/csv.ts';

/** The rows of a table that are read at once for a file. */
const rowsOfPage = 500;

/** Reads a table in pages of `rowsOfPage`: `read` returns up to `count` rows that follow the last one of the page before. */
export async function* pagesOf<Place, Row extends Place>(
  read: (after: Place | undefined, count: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1), rowsOfPage);
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsOfPage);
}

/** Writes pages of rows as a CSV file; in memory are the file's bytes and one page, and others are let in between two. */
export async function csvFile<Row>(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<File> {
  const parts = [Buffer.from(csvOf(head, []))];
  for await (const rows of pages) {
    parts.push(Buffer.from(csvLines(rows.map(cellsOf))));
    await letOthersIn();
  }
  return new File(parts, name, { type: 'text/csv; charset=utf-8' });
}
