// Checks the pages that visitors open first against their budgets (docs/decisions/0007): Lighthouse on a simulated phone.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/get-browser.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { readReport, type Category, type Report } from './lighthouse-report.ts';
import { fixed, printTable, printVerdicts } from './report.ts';
import { startShop } from './shop.ts';

/** The minimum scores, 0 to 100. */
const budgets: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const runs = 3;
const maxRepeats = 3;

const categories = Object.keys(budgets) as Category[];
const scoreOf = (report: Report, category: Category) =>
  Math.round((report.categories[category].score ?? 0) * 100);
const valueOf = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;

/** Returns the report of one run. A spoiled one, as about every twentieth is, is repeated. */
async function runOnce(url: string, browser: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const settings = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 };
  for (let repeated = 0; ; repeated += 1) {
    const [failure, stdout] = await new Promise<[Error | null, string]>((resolve) => {
      execFile('lighthouse', [url, ...flags], settings, (error, output) => resolve([error, output]));
    });
    const report = readReport(stdout);
    if (!('spoiled' in report)) return report;
    const reason = `${report.spoiled}${failure ? `: ${failure.message}` : ''}`;
    if (repeated === maxRepeats) throw new Error(`Lighthouse cannot measure ${url}: ${reason}`);
    console.log(`Lighthouse could not measure ${url} (${reason}); it is run again.`);
  }
}

/** Returns the report of the run with the median performance. */
async function judge(url: string, browser: string): Promise<Report> {
  const reports: Report[] = [];
  for (let count = 0; count < runs; count += 1) reports.push(await runOnce(url, browser));
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return reports[Math.floor(runs / 2)] as Report;
}

/** Returns the audits for which a category lost points. */
function faultsOf(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => report.audits[id]?.title ?? id);
}

const browser = findBrowser();
if (!browser)
  throw new Error('No browser was found: run node scripts/get-browser.ts, or set CHROMIUM to its path.');
await buildIfNeeded();
const dataDir = await mkdtemp(join(tmpdir(), 'vigla-lighthouse-'));
const shop = await startShop({ port: Number(process.env['PORT'] ?? 4000), dataDir });
try {
  const paths = ['/', '/products', '/products/1'];
  const reports = new Map<string, Report>();
  for (const path of paths) {
    // Fills the page cache first, as for every visitor but the first.
    await fetch(shop.origin + path);
    reports.set(path, await judge(shop.origin + path, browser));
  }
  printTable(
    `Lighthouse mobile, the middle one of ${runs} runs`,
    ['page', ...categories, 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'KB sent', 'CPU index'],
    Array.from(reports, ([path, report]) => [
      path,
      ...categories.map((category) => fixed(scoreOf(report, category))),
      fixed(valueOf(report, 'first-contentful-paint')),
      fixed(valueOf(report, 'largest-contentful-paint')),
      fixed(valueOf(report, 'cumulative-layout-shift'), 3),
      fixed(valueOf(report, 'total-blocking-time')),
      fixed(valueOf(report, 'total-byte-weight') / 1024),
      fixed(report.environment.benchmarkIndex),
    ]),
  );
  const verdicts = Array.from(reports).flatMap(([path, report]) =>
    categories.map((category) => {
      const [score, least] = [scoreOf(report, category), budgets[category]];
      const faults = score < least ? ` (${faultsOf(report, category).join('; ')})` : '';
      return {
        budget: `${path} ${category} ${least} or more`,
        measured: `${score}${faults}`,
        held: score >= least,
      };
    }),
  );
  if (!printVerdicts(verdicts)) process.exitCode = 1;
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
