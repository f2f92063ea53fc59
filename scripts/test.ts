// Runs all checks and tests; the last line is the total.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { countsOf, failuresOf, repeatedOf, type Counts, type VitestReport } from './counts.ts';
import { run } from './run.ts';

const sum: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
const repeated: string[] = [];

function add({ passed, failed }: Counts) {
  sum.passed += passed;
  sum.failed += failed;
}

/** Runs a command that passes or fails, and counts as one test. */
async function step(name: string, command: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log(`\n# ${name}`);
  const { ok, seconds } = await run(command, { show: true, env });
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds})`);
  add({ passed: Number(ok), failed: Number(!ok) });
  if (!ok) failures.push(name);
  return ok;
}

/** Runs one project of vitest.config.ts; a skipped test counts as failed, and a run that broke as one more. */
async function suite(project: string): Promise<Counts> {
  console.log(`\n# ${project}`);
  const file = `test-results/${project}.json`;
  await rm(file, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { ok, seconds } = await run(`vitest run --project ${project} ${reporters}`, { show: true });
  const report = await readReport(file);
  const counts = countsOf(report, ok);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${project} (${seconds})`);
  add(counts);
  repeated.push(...repeatedOf(report).map((test) => `${project} · ${test}`));
  if (counts.failed > 0) failures.push(...failuresOf(report).map((failure) => `${project} · ${failure}`));
  return counts;
}

async function readReport(file: string): Promise<VitestReport | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as VitestReport);
}

await mkdir('test-results', { recursive: true });
// Meanwhile, because a download keeps no processor busy.
const browser = step('browser', 'node scripts/get-browser.ts');
await step('check', 'node scripts/check.ts');
await suite('unit');

const engines = { PGlite: await suite('api-pglite'), PostgreSQL: await suite('api-postgres') };
const perEngine = Object.entries(engines).map(
  ([engine, { passed, failed }]) => [engine, passed + failed] as const,
);
console.log(`\nAPI tests per engine: ${perEngine.map(([engine, tests]) => `${engine} ${tests}`).join(', ')}`);
if (new Set(perEngine.map(([, tests]) => tests)).size > 1) {
  failures.push('Both engines must run the same tests.');
  add({ passed: 0, failed: 1 });
}

// Before what starts shops in separate processes: no build may replace files that another one is reading.
const isBuilt = await step('build', 'node scripts/build.ts');
await suite('engines');
if (isBuilt) await suite('pages');
if (isBuilt) await suite('hostile');
if (isBuilt) await step('soak', 'node bench/soak.ts --seconds 30 --rate 30');
if (isBuilt) await step('script size', 'node scripts/check-script-size.ts');
if (isBuilt && (await browser)) await suite('e2e');

for (const test of repeated) console.log(`\n⚠ passed only when repeated: ${test}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
