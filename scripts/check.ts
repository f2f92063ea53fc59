// All checks of the source that need not run it: all of them run, and all failures are printed.
import { run } from './run.ts';

const checks = {
  format: 'oxfmt --check .',
  lint: 'oxlint --deny-warnings',
  // Each checker works out for itself what files have in common: four of them take two thirds more of the processors.
  types: 'tsc --noEmit --checkers 1',
  imports: 'node scripts/check-imports.ts',
  'dead code': 'knip --no-progress',
  'Greek letters': 'node scripts/check-greek.ts',
  decisions: 'node scripts/check-decisions.ts',
  'database types': 'node scripts/db-types.ts --check',
};

let failed = 0;
for (const [name, command] of Object.entries(checks)) {
  const { ok, output, seconds } = await run(command);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds})`);
  if (ok) continue;
  failed += 1;
  console.log(`${output.trimEnd()}\n`);
}
console.log(
  failed === 0 ? 'All checks passed.' : `${failed} of ${Object.keys(checks).length} checks failed.`,
);
if (failed > 0) process.exitCode = 1;
