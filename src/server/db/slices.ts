/** Below PostgreSQL's 32,767 parameters of a statement, and far below its time limit on a busy machine, triggers included. */
const rowsAtOnce = 500;

/** Runs `write` for 500 rows at a time; returns its results in order. */
export async function inSlices<Row, Result>(
  rows: readonly Row[],
  write: (some: Row[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    results.push(await write(rows.slice(at, at + rowsAtOnce)));
  return results;
}
