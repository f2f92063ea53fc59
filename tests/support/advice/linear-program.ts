/** Σ coefficient·variable ≤ limit; coefficients by the variable's number. */
export type Row = { coefficients: ReadonlyMap<number, number>; limit: number };

const tolerance = 1e-7;
const maxSteps = 20_000;

/** A row of the table: a factor for each column, and behind them what the row's variable is while the columns' are 0. */
type Factors = Float64Array;

/**
 * The simplex method for variables without a sign, from the point where all are 0. What it has found stays its beginning: for
 * another objective, and when rows are added that the best point breaks (the dual method).
 */
class Program {
  readonly #count: number;
  readonly #table: Factors[] = [];
  #goal: Factors;
  /** Whose factors stand where: a variable's number, or from `count` on a row's slack. */
  readonly #inColumn: number[];
  readonly #inRow: number[] = [];
  /** 1, or −1 for a variable that is reckoned with its sign changed. */
  readonly #signs: number[];

  constructor(count: number) {
    this.#count = count;
    this.#inColumn = Array.from({ length: count }, (_, at) => at);
    this.#signs = this.#inColumn.map(() => 1);
    this.#goal = new Float64Array(count + 1);
  }

  /** −Σ coefficient·variable + limit, by what stands in the columns now. */
  #factorsOf({ coefficients, limit }: Row): Factors {
    const factors = new Float64Array(this.#count + 1);
    factors[this.#count] = limit;
    const add = (value: number, at: number) => (factors[at] = (factors[at] ?? 0) + value);
    for (const [variable, value] of coefficients) {
      const signed = value * (this.#signs[variable] ?? 1);
      const column = this.#inColumn.indexOf(variable);
      if (column >= 0) add(signed, column);
      else this.#table[this.#inRow.indexOf(variable)]?.forEach((factor, at) => add(-signed * factor, at));
    }
    return factors;
  }

  /** Adds a row that holds where all variables are 0. */
  add(row: Row): void {
    this.#inRow.push(this.#count + this.#table.length);
    this.#table.push(this.#factorsOf(row));
  }

  /** The point of the largest value of a variable, or with −1 of the smallest. */
  extreme(variable: number, direction: 1 | -1): Float64Array {
    this.#goal = this.#factorsOf({ coefficients: new Map([[variable, -direction]]), limit: 0 });
    this.#raise();
    return this.#point();
  }

  /** The same after rows were added. */
  repaired(): Float64Array {
    this.#repair();
    this.#raise();
    return this.#point();
  }

  #point(): Float64Array {
    const point = new Float64Array(this.#count);
    for (const [row, variable] of this.#inRow.entries())
      if (variable < this.#count)
        point[variable] = (this.#signs[variable] ?? 1) * (this.#table[row]?.[this.#count] ?? 0);
    return point;
  }

  #isFree(column: number): boolean {
    return (this.#inColumn[column] ?? 0) < this.#count;
  }

  /** Raises the objective until no column does. */
  #raise(): void {
    for (let step = 0; step < maxSteps; step += 1) {
      let enter = -1;
      let most = tolerance;
      for (let at = 0; at < this.#count; at += 1) {
        const gain = this.#isFree(at) ? Math.abs(this.#goal[at] ?? 0) : -(this.#goal[at] ?? 0);
        if (gain > most) [most, enter] = [gain, at];
      }
      if (enter < 0) return;
      if ((this.#goal[enter] ?? 0) > 0) this.#turn(enter);
      let leave = -1;
      let least = Infinity;
      for (const [row, factors] of this.#table.entries()) {
        const factor = factors[enter] ?? 0;
        if (factor <= tolerance || (this.#inRow[row] ?? 0) < this.#count) continue;
        const ratio = (factors[this.#count] ?? 0) / factor;
        if (ratio < least) [least, leave] = [ratio, row];
      }
      this.#exchange(enter, leave);
    }
    throw new Error('The simplex method did not end');
  }

  /** Makes every row hold again, while no column raises the objective. */
  #repair(): void {
    for (let step = 0; step < maxSteps; step += 1) {
      let leave = -1;
      let least = -tolerance;
      for (const [row, factors] of this.#table.entries()) {
        const slack = factors[this.#count] ?? 0;
        if (slack < least && (this.#inRow[row] ?? 0) >= this.#count) [least, leave] = [slack, row];
      }
      if (leave < 0) return;
      let enter = -1;
      let [cheapest, strongest] = [Infinity, 0];
      for (let at = 0; at < this.#count; at += 1) {
        const factor = this.#table[leave]?.[at] ?? 0;
        const strength = this.#isFree(at) ? Math.abs(factor) : -factor;
        if (strength <= tolerance) continue;
        const ratio = Math.max(0, this.#goal[at] ?? 0) / strength;
        // Of equal ones the strongest: the others let rounding turn it in circles.
        const isBetter = ratio < cheapest - 1e-12 || (ratio <= cheapest + 1e-12 && strength > strongest);
        if (isBetter) [cheapest, strongest, enter] = [ratio, strength, at];
      }
      if ((this.#table[leave]?.[enter] ?? 0) > 0) this.#turn(enter);
      this.#exchange(enter, leave);
    }
    throw new Error('The dual simplex method did not end');
  }

  /** Changes the sign of the variable in a column. */
  #turn(column: number): void {
    const variable = this.#inColumn[column] ?? 0;
    this.#signs[variable] = -(this.#signs[variable] ?? 1);
    for (const factors of [...this.#table, this.#goal]) factors[column] = -(factors[column] ?? 0);
  }

  /** Carries the variable of a column into a row and that of the row into the column. */
  #exchange(column: number, row: number): void {
    const own = this.#table[row];
    if (!own || column < 0) throw new Error('The linear program has no bound, or no solution');
    const by = 1 / (own[column] ?? 0);
    own[column] = 1;
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) * by;
    for (const other of [...this.#table, this.#goal]) {
      const factor = other[column] ?? 0;
      if (other === own || factor === 0) continue;
      other[column] = 0;
      for (let at = 0; at < other.length; at += 1) other[at] = (other[at] ?? 0) - factor * (own[at] ?? 0);
    }
    [this.#inColumn[column], this.#inRow[row]] = [this.#inRow[row] ?? 0, this.#inColumn[column] ?? 0];
  }
}

/**
 * Bounds variables from 0 to `most` by rows that hold for `known`. Only the rows that a solution breaks are added to the
 * program, until it breaks none.
 */
export function boundsBy(rows: readonly Row[], known: readonly number[], most: number) {
  // By the differences from the known point, where every limit is ≥ 0.
  const program = new Program(known.length);
  const all = rows.map(({ coefficients, limit }) => {
    const sum = [...coefficients].reduce((total, [at, value]) => total + value * (known[at] ?? 0), 0);
    const row = { coefficients, limit: limit - sum };
    return { row, terms: [...coefficients], isUsed: false };
  });
  if (all.some(({ row }) => row.limit < 0)) throw new Error('The known point breaks a row');
  for (const [at, value] of known.entries()) {
    program.add({ coefficients: new Map([[at, 1]]), limit: Math.max(most, value) - value });
    program.add({ coefficients: new Map([[at, -1]]), limit: value });
  }
  const overBy = ({ terms, row }: (typeof all)[number], point: Float64Array) => {
    let over = -row.limit;
    for (const [at, value] of terms) over += value * (point[at] ?? 0);
    return over;
  };
  /** The largest, or with −1 the smallest, value that the rows allow to a variable. */
  return (variable: number, direction: 1 | -1): number => {
    for (let point = program.extreme(variable, direction); ; point = program.repaired()) {
      const broken = all
        .map((one) => ({ one, over: overBy(one, point) }))
        .filter(({ over }) => over > 1e-4)
        .toSorted((one, other) => other.over - one.over)
        .slice(0, 25);
      if (broken.length === 0) return (known[variable] ?? 0) + (point[variable] ?? 0);
      if (broken.some(({ one }) => one.isUsed)) throw new Error('The solution breaks a row of its program');
      for (const { one } of broken) {
        one.isUsed = true;
        program.add(one.row);
      }
    }
  };
}
