// Runs all checks and tests; the last line is the total.
import { mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { countsOf, failuresOf, type Counts, type VitestReport } from './counts.ts';
import { run, type Outcome } from './run.ts';

const sum: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

function add({ passed, failed }: Counts) {
  sum.passed += passed;
  sum.failed += failed;
}

/** What runs beside something else prints its output when it ends. */
type Place = 'alone' | 'beside';

async function watch(name: string, command: string, place: Place): Promise<Outcome> {
  const isAlone = place === 'alone';
  console.log(isAlone ? `\n# ${name}` : `… ${name}`);
  const outcome = await run(command, { show: isAlone });
  if (!isAlone) console.log(`\n# ${name}\n${outcome.output}`);
  return outcome;
}

/** Runs a command that passes or fails, and counts as one test. */
async function step(name: string, command: string, place: Place = 'alone'): Promise<boolean> {
  const { ok, seconds } = await watch(name, command, place);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds})`);
  add({ passed: Number(ok), failed: Number(!ok) });
  if (!ok) failures.push(name);
  return ok;
}

/** Runs one project of vitest.config.ts; a skipped test counts as failed, and a run that broke as one more. */
async function suite(project: string, place: Place = 'alone'): Promise<Counts> {
  const file = `test-results/${project}.json`;
  await rm(file, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { ok, seconds } = await watch(project, `vitest run --project ${project} ${reporters}`, place);
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
// Meanwhile, because a download keeps no processor busy.
const browser = step('browser', 'node scripts/get-browser.ts', 'beside');
// No unit test reads the build, and none of the three keeps both processors busy by itself.
const [isBuilt] = await Promise.all([
  step('build', 'node scripts/build-as-image.ts', 'beside'),
  step('check', 'node scripts/check.ts', 'beside'),
  suite('unit', 'beside'),
]);

const engines = { PGlite: await suite('api-pglite'), PostgreSQL: await suite('api-postgres') };
const perEngine = Object.entries(engines).map(
  ([engine, { passed, failed }]) => `${engine} ${passed + failed}`,
);
console.log(`\nAPI tests per engine: ${perEngine.join(', ')}`);

/** What needs the build and measures no answer in milliseconds. */
async function ofBuild(): Promise<void> {
  await step('soak', 'node bench/soak.ts --seconds 30 --rate 30', 'beside');
  await step('script size', 'node scripts/check-script-size.ts', 'beside');
}

// Side by side, because the tests of processes wait, and those of attacks come one after the other.
await Promise.all([suite('engines', 'beside'), isBuilt && ofBuild()]);
if (isBuilt) await Promise.all([suite('hostile', 'beside'), suite('pages', 'beside')]);
if (isBuilt && (await browser)) await suite('e2e');

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
