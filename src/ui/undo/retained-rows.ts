/** The rows of a list as it is shown. */
export interface Shown<Row> {
  rows: readonly Row[];
  /** These, and those that left with the last change, in their places: a decision may be answered after its row has left. */
  remembered: readonly Row[];
}

/** Adds rows that left the list but must still be shown, at their previous places. */
export function withRetained<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  subjectOf: (row: Row) => string,
  isRetained: (subject: string) => boolean,
): readonly Row[] {
  const subjects = new Set(rows.map(subjectOf));
  const result = [...rows];
  let left = 0;
  for (const [index, row] of shown.entries()) {
    const subject = subjectOf(row);
    if (subjects.has(subject)) continue;
    if (isRetained(subject)) result.splice(index - left, 0, row);
    else left += 1;
  }
  return result;
}

/** What is shown of a list after it was read again, or after a decision was made or can no longer be undone. */
export function showRows<Row>(
  { rows: before, remembered }: Shown<Row>,
  read: readonly Row[],
  subjectOf: (row: Row) => string,
  isRetained: (subject: string) => boolean,
): Shown<Row> {
  const rows = withRetained(remembered, read, subjectOf, isRetained);
  const isSame =
    rows.length === before.length &&
    rows.every((row, index) => subjectOf(row) === subjectOf(before[index] ?? row));
  return { rows, remembered: isSame ? remembered : withRetained(before, rows, subjectOf, () => true) };
}
