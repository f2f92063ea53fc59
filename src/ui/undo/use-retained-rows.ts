import { useState } from 'react';
import { withRetained } from './retained-rows.ts';
import { useUndoables } from './undoable.ts';

/**
 * Returns the rows of a list, including those that a decision removed while it can still be undone, at their previous index.
 * `list` identifies the list: rows of another list are not kept.
 */
export function useRetainedRows<Row>(
  list: string,
  rows: readonly Row[],
  subjectOf: (row: Row) => string,
): readonly Row[] {
  const undoables = useUndoables();
  const [shown, setShown] = useState({ list, rows });
  const before = shown.list === list ? shown.rows : rows;
  const next = withRetained(before, rows, subjectOf, (subject) => undoables.has(subject));
  const isSame =
    next.length === before.length &&
    next.every((row, index) => subjectOf(row) === subjectOf(before[index] ?? row));
  if (shown.list !== list || !isSame) setShown({ list, rows: next });
  return next;
}
