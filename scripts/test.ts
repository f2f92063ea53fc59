// Runs all checks and tests; the last line is the total.
import { mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { countsOf, failuresOf, type Counts, type VitestReport } from './counts.ts';
import { run } from './run.ts';

const sum: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

function add({ passed, failed }: Counts) {
  sum.passed += passed;
  sum.failed += failed;
}

/** Runs a command that passes or fails, and counts as one test. */
async function step(name: string, command: string): Promise<boolean> {
  const { ok, seconds } = await run(command, { show: true });
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds})`);
  add({ passed: Number(ok), failed: Number(!ok) });
  if (!ok) failures.push(name);
  return ok;
}

/** Runs one project of vitest.config.ts; a skipped test counts as failed, and a run that broke as one more. */
async function suite(project: string): Promise<Counts> {
  const file = `test-results/${project}.json`;
  await rm(file, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { ok, seconds } = await run(`vitest run --project ${project} ${reporters}`, {
    show: true,
  });
  const report = await readReport(file);
  const counts = countsOf(report, ok);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${project} (${seconds})`);
  add(counts);
  if (counts.failed > 0) failures.push(...failuresOf(report).map((failure) => `${project} · ${failure}`));
  return counts;
}

async function readReport(file: string): Promise<VitestReport | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as VitestReport);
}

await mkdir('test-results', { recursive: true });

// What tests write need not outlive the machine, and a shop waits for the disk at each commit, after a kill for each file.
const memory = '/dev/shm';
const free = await statfs(memory).then(
  ({ bavail, bsize }) => bavail * bsize,
  () => 0,
);
if (free > 4 * 1024 ** 3) process.env['TMPDIR'] ??= memory;

// A download keeps no processor busy, no unit test reads the build, and what checks and builds leaves breaks.
const browser = step('browser', 'node scripts/get-browser.ts');
const [isBuilt] = await Promise.all([
  step('build', 'node scripts/build-as-image.ts'),
  step('check', 'node scripts/check.ts'),
  suite('unit'),
]);
// The tests of processes wait for most of their time. What they and the soak are judged by is no answer in milliseconds.
if (isBuilt) await Promise.all([suite('engines'), step('soak', 'node bench/soak.ts --seconds 10 --rate 30')]);
if (isBuilt) await suite('pages');
const onPglite = await suite('api-pglite');
const onPostgres = await suite('api-postgres');
const perEngine = Object.entries({ PGlite: onPglite, PostgreSQL: onPostgres }).map(
  ([engine, { passed, failed }]) => `${engine} ${passed + failed}`,
);
console.log(`\nAPI tests per engine: ${perEngine.join(', ')}`);
if (isBuilt && (await browser)) await suite('e2e');
// Alone, because nobody may wait for a page meanwhile.
if (isBuilt) await suite('hostile');

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
