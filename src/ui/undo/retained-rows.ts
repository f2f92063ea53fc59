/** Adds rows that left the list but must still be shown, at their previous index. */
export function withRetained<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  subjectOf: (row: Row) => string,
  isRetained: (subject: string) => boolean,
): readonly Row[] {
  const subjects = new Set(rows.map(subjectOf));
  const result = [...rows];
  for (const [index, row] of shown.entries()) {
    const subject = subjectOf(row);
    if (!subjects.has(subject) && isRetained(subject)) result.splice(index, 0, row);
  }
  return result;
}
