import { useState } from 'react';
import { withKept } from './kept-rows.ts';
import { useUndoables } from './undoable.ts';

/**
 * The rows of a list, with those still in their places that were just decided on and can be taken back. `list` names the
 * list: of another one nothing is kept.
 */
export function useKeptRows<Row>(
  list: string,
  rows: readonly Row[],
  subjectOf: (row: Row) => string,
): readonly Row[] {
  const undoables = useUndoables();
  const [shown, setShown] = useState({ list, rows });
  const before = shown.list === list ? shown.rows : rows;
  const next = withKept(before, rows, subjectOf, (subject) => undoables.has(subject));
  const isSame =
    next.length === before.length &&
    next.every((row, index) => subjectOf(row) === subjectOf(before[index] ?? row));
  if (shown.list !== list || !isSame) setShown({ list, rows: next });
  return next;
}
