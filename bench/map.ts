// How steadily the security map moves with its lists full: the time between frames in Chromium, and the main thread's share
// while only the rings move. The frames need a quiet machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../scripts/get-browser.ts';
import { demoAdminPassword } from '#server/config.ts';
import { maxFromAlerts, maxShown, maxSimulated } from '#features/security-map/map-state.ts';
import { quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { startShop, type ShopSettings } from './shop.ts';

const seconds = 10;
const frameMs = 1_000 / 60;
/** A frame that comes later than one and a half intervals has been left out. */
const lateMs = frameMs * 1.5;
/** `ownPercent`: of the main thread while only the rings move, which the compositor does alone. */
const budgets = { medianMs: 17, latePercent: 1, ownPercent: 5 };

/** Fills the map's lists: test threats by its button, network threats by live alerts. */
async function fill(page: Page, origin: string): Promise<void> {
  const request = page.context().request;
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${origin}/api${path}`, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  };
  await send('/admin/login', { password: demoAdminPassword });
  await page.getByText('Συνδεδεμένο', { exact: true }).waitFor();
  for (let count = 0; count < maxFromAlerts; count += 1) {
    await send('/test-alert', {
      title: `Δοκιμή ${count}`,
      message: 'Μέτρηση του χάρτη.',
      severity: 'high',
      type: 'security',
      audience: 'demo',
    });
  }
  const button = page.getByRole('button', { name: 'Δοκιμαστική απειλή' });
  for (let count = 0; count < maxSimulated; count += 1) await button.click();
  await page.getByText(`και ${maxFromAlerts + maxSimulated - maxShown} ακόμη`).waitFor();
}

/** The times between a page's animation frames, in milliseconds. */
const frameTimes = (page: Page): Promise<number[]> =>
  page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const began = performance.now();
        let last: number | undefined;
        const frame = (now: number) => {
          if (last !== undefined) times.push(now - last);
          last = now;
          if (now - began < forMs) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1_000,
  );

/** The main thread's time so far in milliseconds: all tasks, and the layouts and styles among them. */
async function taskMs(session: CDPSession): Promise<{ tasks: number; layout: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    tasks: value('TaskDuration'),
    layout: value('LayoutDuration') + value('RecalcStyleDuration'),
    script: value('ScriptDuration'),
  };
}

/** Measures the map with all its threats, in each of the views that pulse. */
export async function benchMap(name: string, settings: ShopSettings): Promise<Verdict[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found: node scripts/get-browser.ts');
  const shop = await startShop(settings);
  const browser = await chromium.launch({ executablePath });
  const verdicts: Verdict[] = [];
  const rows: string[][] = [];
  try {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference' });
      const page = await context.newPage();
      await page.goto(`${shop.origin}/security-visualization`);
      await fill(page, shop.origin);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      for (const view of ['Ζώνες', 'Απειλές']) {
        await page.getByRole('radio', { name: view }).check({ force: true });
        const before = await taskMs(session);
        await sleep(seconds * 1_000);
        const after = await taskMs(session);
        const times = await frameTimes(page);
        const sorted = times.toSorted((a, b) => a - b);
        const late = (100 * times.filter((time) => time > lateMs).length) / times.length;
        const share = (key: keyof typeof after) => (after[key] - before[key]) / (seconds * 10);
        const label = `${view}, ${size.width} px`;
        rows.push([
          label,
          fixed(times.length / seconds, 1),
          fixed(quantile(sorted, 0.5), 1),
          fixed(quantile(sorted, 0.99), 1),
          fixed(Math.max(...times), 1),
          fixed(late, 2),
          fixed(share('tasks'), 1),
          fixed(share('layout'), 1),
          fixed(share('script'), 1),
        ]);
        verdicts.push(
          {
            budget: `${name}: ${label}, time between frames at most ${budgets.medianMs} ms in the middle`,
            measured: `${fixed(quantile(sorted, 0.5), 1)} ms`,
            held: quantile(sorted, 0.5) <= budgets.medianMs,
          },
          {
            budget: `${name}: ${label}, at most ${budgets.latePercent}% of the frames left out`,
            measured: `${fixed(late, 2)}%`,
            held: late <= budgets.latePercent,
          },
          {
            budget: `${name}: ${label}, the main thread is busy at most ${budgets.ownPercent}% of the time`,
            measured: `${fixed(share('tasks'), 1)}%`,
            held: share('tasks') <= budgets.ownPercent,
          },
        );
      }
      await context.close();
    }
    printTable(
      `${name}: ${maxSimulated} + ${maxFromAlerts} threats, ${seconds} s each`,
      ['view', 'frames/s', 'median ms', 'p99 ms', 'longest', 'late %', 'tasks %', 'layout %', 'script %'],
      rows,
    );
    return verdicts;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
