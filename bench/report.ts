/** One budget (docs/decisions/0007) with its measured value. */
export type Verdict = { budget: string; measured: string; held: boolean };

/** Prints a table; every column but the first is right-aligned. */
export function printTable(title: string, columns: readonly string[], rows: readonly string[][]): void {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n${line(columns)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

/** Prints every budget with its verdict; returns false if one of them is exceeded. */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  console.log('\nBudgets');
  for (const { budget, measured, held } of verdicts) {
    console.log(`${held ? '✓ held    ' : '✗ NOT HELD'}  ${budget}: ${measured}`);
  }
  return verdicts.every(({ held }) => held);
}

/** Formats a number with this many decimals. */
export const fixed = (value: number, digits = 0) => value.toFixed(digits);
