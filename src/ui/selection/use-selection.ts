import { useRef, useState, type ChangeEvent } from 'react';

/** The properties of a checkbox that ticks rows. */
export interface Box {
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The rows ticked in a list; they stay ticked when a filter or another page no longer shows them. */
export function useSelection<Row extends { id: string | number }>(listed: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  // Whether all rows of all pages are ticked, known or not.
  const [isWhole, setWhole] = useState(false);
  const last = useRef<Row['id']>(undefined);
  const current = new Map<Row['id'], Row>(listed.map((row) => [row.id, row]));
  const has = (id: Row['id']) => isWhole || ticked.has(id);
  const here = listed.filter(({ id }) => has(id)).length;

  function tick(rows: readonly Row[], isTicked: boolean) {
    setWhole(false);
    setTicked((before) => {
      const next = new Map(isWhole ? current : before);
      for (const row of rows) {
        if (isTicked) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  }
  /** The row, with Shift also those between it and the one before. */
  function rangeTo(row: Row, isRange: boolean): readonly Row[] {
    const ids = listed.map(({ id }) => id);
    const [from, to] = [ids.indexOf(isRange ? (last.current ?? row.id) : row.id), ids.indexOf(row.id)];
    last.current = row.id;
    return from < 0 ? [row] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  return {
    /** The ticked rows, as the list shows them now or as it did last. */
    rows: [...ticked.values()].map((row) => current.get(row.id) ?? row),
    has,
    isWhole,
    tickWhole: () => setWhole(true),
    /** The properties of a row's checkbox. */
    boxOf: (row: Row): Box => ({
      checked: has(row.id),
      onChange({ target, nativeEvent }) {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        tick(rangeTo(row, isRange), target.checked);
      },
    }),
    /** The properties of the checkbox of all listed rows. */
    boxOfAll: {
      checked: here > 0 && here === listed.length,
      indeterminate: here > 0 && here < listed.length,
      onChange: ({ target }) => tick(listed, target.checked),
    } satisfies Box,
    /** Changes each ticked row; undefined unticks it. */
    change(update: (row: Row) => Row | undefined) {
      setTicked((before) => {
        const rows = [...before.values()].map((row) => update(current.get(row.id) ?? row));
        return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
      });
    },
    clear() {
      setWhole(false);
      setTicked(new Map());
    },
  };
}

export type Selection<Row extends { id: string | number }> = ReturnType<typeof useSelection<Row>>;
