/** Σ coefficient·variable ≤ limit; coefficients by the variable's number. */
export type Row = { coefficients: ReadonlyMap<number, number>; limit: number };

const tolerance = 1e-7;
const entry = (list: ArrayLike<number> | undefined, at: number) => list?.[at] ?? 0;

/** Carries one variable into the basis and another out of it. */
function pivot(table: readonly Float64Array[], pivotRow: Float64Array, column: number): void {
  const by = 1 / entry(pivotRow, column);
  pivotRow[column] = 1;
  for (let at = 0; at < pivotRow.length; at += 1) pivotRow[at] = entry(pivotRow, at) * by;
  for (const other of table) {
    const factor = entry(other, column);
    if (other === pivotRow || factor === 0) continue;
    other[column] = 0;
    for (let at = 0; at < other.length; at += 1) other[at] = entry(other, at) - factor * entry(pivotRow, at);
  }
}

type Sided = { left: Float64Array; limit: number };

/** The simplex method: the point of largest objective, from the feasible point 0. Every limit is ≥ 0. */
function maximize(objective: Float64Array, rows: readonly Sided[]): Float64Array {
  const columns = objective.length;
  const goal = Float64Array.of(...objective.map((value) => -value), 0);
  const table = rows.map(({ left, limit }) => Float64Array.of(...left, limit));
  const inColumn = Array.from({ length: columns }, (_, index) => index);
  const inRow = rows.map((_, index) => columns + index);
  for (let step = 0; step < 20_000; step += 1) {
    let enter = 0;
    for (let at = 1; at < columns; at += 1) if (entry(goal, at) < entry(goal, enter)) enter = at;
    if (entry(goal, enter) > -tolerance) {
      const point = new Float64Array(columns);
      for (const [row, variable] of inRow.entries())
        if (variable < columns) point[variable] = entry(table[row], columns);
      return point;
    }
    let leave = -1;
    let least = Infinity;
    for (const [row, values] of table.entries()) {
      if (entry(values, enter) <= tolerance) continue;
      const ratio = entry(values, columns) / entry(values, enter);
      if (ratio < least) [least, leave] = [ratio, row];
    }
    const pivotRow = table[leave];
    if (!pivotRow) throw new Error('The linear program has no bound');
    pivot([...table, goal], pivotRow, enter);
    [inColumn[enter], inRow[leave]] = [entry(inRow, leave), entry(inColumn, enter)];
  }
  throw new Error('The simplex method did not end');
}

/**
 * Bounds variables from 0 to `most` by rows that hold for `known`. Only the rows that a solution breaks are added to the
 * program, until it breaks none.
 */
export function boundsBy(rows: readonly Row[], known: readonly number[], most: number) {
  const count = known.length;
  const slackOf = ({ coefficients, limit }: Row) =>
    limit - [...coefficients].reduce((sum, [at, value]) => sum + value * entry(known, at), 0);
  // Differences from the known point are split into what is above and what is below it.
  const split = (row: Row): Sided => {
    const left = new Float64Array(2 * count);
    for (const [at, value] of row.coefficients) [left[at], left[count + at]] = [value, -value];
    return { left, limit: slackOf(row) };
  };
  const all = rows.map((row) => ({ row, slack: slackOf(row), isUsed: false }));
  if (all.some(({ slack }) => slack < 0)) throw new Error('The known point breaks a row');
  const used = known.flatMap((value, at) => [
    split({ coefficients: new Map([[at, 1]]), limit: Math.max(most, value) }),
    split({ coefficients: new Map([[at, -1]]), limit: 0 }),
  ]);
  /** The largest, or with −1 the smallest, value that the rows allow to a variable. */
  return (variable: number, direction: 1 | -1): number => {
    const objective = new Float64Array(2 * count);
    [objective[variable], objective[count + variable]] = [direction, -direction];
    for (;;) {
      const point = maximize(objective, used);
      const above = (at: number) => entry(point, at) - entry(point, count + at);
      const broken = all
        .filter(({ isUsed }) => !isUsed)
        .map((one) => ({
          one,
          over: [...one.row.coefficients].reduce((sum, [at, value]) => sum + value * above(at), -one.slack),
        }))
        .filter(({ over }) => over > 1e-4)
        .toSorted((one, other) => other.over - one.over)
        .slice(0, 25);
      if (broken.length === 0) return entry(known, variable) + above(variable);
      for (const { one } of broken) {
        one.isUsed = true;
        used.push(split(one.row));
      }
    }
  };
}
