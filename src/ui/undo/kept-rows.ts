/** The rows of a list with those put back in their places that were shown before and are kept, though the list has lost them. */
export function withKept<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  subjectOf: (row: Row) => string,
  isKept: (subject: string) => boolean,
): readonly Row[] {
  const subjects = new Set(rows.map(subjectOf));
  const result = [...rows];
  for (const [index, row] of shown.entries()) {
    const subject = subjectOf(row);
    if (!subjects.has(subject) && isKept(subject)) result.splice(index, 0, row);
  }
  return result;
}
