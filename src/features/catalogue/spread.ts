import type { Place } from './contract.ts';

/**
 * Moves places in a picture apart until each stands in a cell of its own: rows from top to bottom, within a row from left to
 * right, so that neighbours stay neighbours. In the order given.
 */
export function spread(places: readonly Place[]): Place[] {
  const columns = Math.ceil(Math.sqrt(places.length));
  const rows = Math.ceil(places.length / Math.max(1, columns));
  const byHeight = places
    .map((place, index) => ({ place, index }))
    .toSorted((a, b) => a.place[1] - b.place[1]);
  const moved: Place[] = places.map(() => [0.5, 0.5]);
  for (let row = 0; row < rows; row += 1) {
    const inRow = byHeight
      .slice(row * columns, (row + 1) * columns)
      .toSorted((a, b) => a.place[0] - b.place[0]);
    for (const [column, { index }] of inRow.entries())
      moved[index] = [(column + 0.5) / inRow.length, (row + 0.5) / rows];
  }
  return moved;
}
