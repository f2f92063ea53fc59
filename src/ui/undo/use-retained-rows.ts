import { useState } from 'react';
import { showRows } from './retained-rows.ts';
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
  const [kept, setKept] = useState({ list, shown: { rows, remembered: rows } });
  const before = kept.list === list ? kept.shown : { rows, remembered: rows };
  const shown = showRows(before, rows, subjectOf, (subject) => undoables.has(subject));
  if (kept.list !== list || shown.remembered !== before.remembered) setKept({ list, shown });
  return shown.rows;
}
