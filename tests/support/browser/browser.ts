import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Response,
} from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { storedKeys } from '../../../src/app/pages/privacy-tables.ts';
import { startShop, type ShopProcess } from '../process/shop-process.ts';

let own: ShopProcess | undefined;

/** Gives the journeys of a file a shop of their own, because they change what others rely on. */
export function openOwnShop(): void {
  beforeAll(async () => {
    own = await startShop();
  });
  afterAll(async () => {
    const shop = own;
    own = undefined;
    await shop?.stop();
  });
}

/** Where the shop of this test file is: its own, or that of its worker. */
export function shopUrl(): string {
  if (own) return own.url;
  const urls = inject('shopUrls');
  const url = urls[(Number(process.env['VITEST_POOL_ID']) - 1) % urls.length];
  if (!url) throw new Error('No shop was started for this worker');
  return url;
}

/** For what is sure to come: on a machine with eight times the work that it can do, a page takes half a minute. */
const patienceMs = 60_000;
const viewport = { width: 1280, height: 900 };
const desk = { width: 1440, height: 900 };

let browser: Promise<Browser> | undefined;

const toldNames = storedKeys.map(({ name }) => name);

const somePart = () => Math.floor(Math.random() * 254) + 1;

/** Headers that say that a request comes from an address of its own. */
export const fromSomewhere = () => ({
  'X-Forwarded-For': `10.${somePart()}.${somePart()}.${somePart()}`,
});

/** What a page must never do, gathered as it happens. */
function watch(context: BrowserContext, origin: string, known: string[]): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`Uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser itself notes each refusal of an endpoint and each missing page; the page shows them to the person.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded with');
    const { pathname } = new URL(message.location().url || origin);
    if (
      isAnswer &&
      (pathname.startsWith('/api/') || pathname === new URL(message.page()?.url() ?? origin).pathname)
    )
      return;
    if (known.some((part) => message.text().includes(part))) return;
    faults.push(`Console at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || url.origin === origin || known.includes(request.url())) return;
    faults.push(`Request to ${request.url()}`);
  });
  return faults;
}

/** A browser window with an address of its own, and what its pages do wrong. */
async function newWindow({ baseURL = shopUrl(), ...options }: BrowserContextOptions, known: string[]) {
  browser ??= chromium.connect(inject('browserEndpoint'));
  const context = await (
    await browser
  ).newContext({
    baseURL,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    viewport,
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromSomewhere(),
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript((told) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(name, text) {
      if (!told.some((begin) => name.startsWith(begin)))
        console.error(`The privacy page does not tell of the stored ${name}`);
      setItem.call(this, name, text);
    };
  }, toldNames);
  const faults = watch(context, new URL(baseURL).origin, known);
  return { context, faults };
}

/**
 * Opens a browser window of its own for the running test, from an address of its own, and closes it at the end. The test
 * fails if a page logged an error, broke the content security policy or asked another origin for anything; `known` names the
 * addresses and parts of messages that are expected.
 */
export async function openWindow(options: BrowserContextOptions = {}, known: string[] = []): Promise<Page> {
  const { context, faults } = await newWindow(options, known);
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return context.newPage();
}

/**
 * Gives the tests of a group one window to look at page after page: in a new one each page would fetch and compile the
 * scripts anew. `enter` signs in, once. What a page does wrong fails the test in which it does.
 */
export function shareWindow(enter: (page: Page) => Promise<unknown> = async () => {}): () => Promise<Page> {
  let opened: Promise<{ page: Page; faults: string[] }> | undefined;
  const openIt = async () => {
    const { context, faults } = await newWindow({ viewport: desk }, []);
    const page = await context.newPage();
    await enter(page);
    return { page, faults };
  };
  afterAll(async () => {
    const { page, faults } = (await opened) ?? {};
    await page?.context().close();
    expect(faults ?? []).toEqual([]);
  });
  return async () => {
    const { page, faults } = await (opened ??= openIt());
    await page.setViewportSize(desk);
    onTestFinished(() => expect(faults.splice(0)).toEqual([]));
    return page;
  };
}

/** Opens a page and waits until its script has taken over, for a click before that would be lost. */
export async function open(page: Page, path: string): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} gave no answer`);
  // React leaves its mark on each element that it has taken over, of the page itself after what is around it: who leaves
  // the page between the two makes React draw it anew, which it reports.
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [main, main.querySelector('h1') ?? main].every(isTaken);
  });
  return answer;
}

/** Waits until nothing fades or moves any more, so that colours and places can be measured. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A frame or an end that the browser owes and does not give is not waited for without end.
    const orTired = (awaited: Promise<unknown>) =>
      Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    // What has faded may set off what takes its colour from it.
    for (let patience = 20; patience > 0; patience -= 1) {
      await orTired(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
      if (ending.length === 0) return;
      await orTired(Promise.allSettled(ending.map(({ finished }) => finished)));
    }
  });
}

const colourRules = ['color-contrast', 'link-in-text-block'];
const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The accessibility faults of what a page shows now, each with the element; all of them, or those of its colours alone. */
export async function accessibilityFaults(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settle(page);
  // To read axe takes a page as long as to be looked at by it, so it is given to each document once.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  }
  const runOnly = which === 'colours' ? { runOnly: colourRules } : {};
  const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly });
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Which of some things a toast covers now, by their text; it must be showing and they too. */
export async function coveredByToast(page: Page, things: Locator[]): Promise<string[]> {
  const toast = page.locator('li[data-state=open]');
  await toast.waitFor();
  await settle(page);
  const over = await toast.boundingBox();
  if (!over) throw new Error('No toast is showing');
  const covered: string[] = [];
  for (const thing of things) {
    const box = await thing.boundingBox();
    if (!box) throw new Error(`${String(thing)} is not on the screen`);
    const isApart =
      box.y + box.height <= over.y ||
      box.y >= over.y + over.height ||
      box.x + box.width <= over.x ||
      box.x >= over.x + over.width;
    if (!isApart) covered.push((await thing.textContent()) ?? '');
  }
  return covered;
}

/** What sticks out of the screen at a width in pixels once the page has settled to it; empty when nothing does. */
export async function wideElements(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  // The browser reports the new size before it has laid the page out by it; a busy machine takes some frames.
  for (let patience = 20; patience > 0; patience -= 1) {
    await settle(page);
    if ((await sticksOut(page)).length === 0) return [];
  }
  return sticksOut(page);
}

function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.map(({ outerHTML }) => `${clientWidth} px: ${outerHTML.slice(0, 120)}`);
  });
}
