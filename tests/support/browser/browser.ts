import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Locator, Page, Response } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { startShop, type ShopProcess } from '../process/shop-process.ts';
import { loadAxe } from './axe.ts';
import { closeWindows, giveBack, takeWindow, type Window } from './windows.ts';

/** The URL of a shop of this worker, which is opened when it is first asked for. */
async function shopNamed(name: string): Promise<string> {
  const answer = await fetch(`${inject('shopDesk')}/${name}-${process.env['VITEST_POOL_ID']}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

const common = await shopNamed('common');
let current = common;

/**
 * Lets the tests of a file change what those of other files rely on: in a second shop of the worker, whose files find only what
 * they made themselves. The common shop stays as the demonstration begins, but for new customers and their orders.
 */
export function openChangedShop(): void {
  beforeAll(async () => {
    current = await shopNamed('changed');
  });
  afterAll(() => {
    current = common;
  });
}

/** Starts a shop of its own for the tests of a file, with other settings; `isEmpty` without the demonstration. */
export function openOwnShop(settings: () => Promise<Record<string, string>>, { isEmpty = false } = {}): void {
  let own: ShopProcess | undefined;
  beforeAll(async () => {
    own = await startShop(await settings(), isEmpty ? {} : { data: inject('preparedData') });
    current = own.url;
  });
  afterAll(async () => {
    current = common;
    if (own) await closeWindows(own.url);
    await own?.stop();
  });
}

/** The URL of this test file's shop: its own, or one of its worker's. */
export const shopUrl = (): string => current;

const desk = { width: 1440, height: 900 };

/**
 * Opens a browser window with empty storage and its own client address for the current test. The test fails if a page logged
 * an error, violated the content security policy or requested another origin; `known` lists URLs and parts of messages that
 * are expected.
 */
export async function openWindow(options: BrowserContextOptions = {}, known: string[] = []): Promise<Page> {
  const window = await takeWindow({ baseURL: shopUrl(), ...options }, known);
  onTestFinished(async ({ task }) => {
    expect(await giveBack(window, { isFailed: task.result?.state === 'fail' })).toEqual([]);
  });
  return window.page;
}

/**
 * Shares one window between the tests of a group. `enter` signs in, once. A page's errors fail the test in which they occur;
 * `known` as in `openWindow`.
 */
export function shareWindow(
  enter: (page: Page) => Promise<unknown> = async () => {},
  known: string[] = [],
): () => Promise<Page> {
  let opened: Promise<Window> | undefined;
  const openIt = async () => {
    const window = await takeWindow({ baseURL: shopUrl(), viewport: desk }, known);
    await enter(window.page);
    return window;
  };
  afterAll(async () => {
    const window = await opened;
    if (window) expect(await giveBack(window)).toEqual([]);
  });
  return async () => {
    const { page, faults } = await (opened ??= openIt());
    await page.setViewportSize(desk);
    onTestFinished(() => expect(faults.splice(0)).toEqual([]));
    return page;
  };
}

/** Opens a page and waits for hydration, because earlier clicks would be lost. */
export async function open(page: Page, path: string): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} gave no answer`);
  await waitForScript(page);
  return answer;
}

/** Waits until the script of a page that is being opened has hydrated it and laid out all of it. */
export async function waitForScript(page: Page): Promise<void> {
  // React marks each element that it has hydrated, the page's own after those around it: leaving the page between the two
  // makes React render it again and report that.
  const isReady = () => {
    const main = document.querySelector('main') ?? document.body;
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const isWhole = document.documentElement.dataset['opening'] === undefined;
    return isWhole && [main, main.querySelector('h1') ?? main].every(isTaken);
  };
  // Not at each frame, which would make the browser draw each.
  await page.waitForFunction(isReady, undefined, { polling: 50 });
}

/** Waits until all animations have ended, so that colours and positions can be measured. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Limits the wait for a frame or an end of animation that the browser never delivers.
    const orTired = (awaited: Promise<unknown>) =>
      Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    // A finished transition may start another one that depends on its colour.
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

/**
 * Returns the accessibility violations of the current page with their elements; all, or only those of colours. Without what an
 * e-mail's frame shows: no script runs in it.
 */
export async function accessibilityFaults(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settle(page);
  await loadAxe(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    iframes: false,
    // For video and audio, of which the shop has none.
    preload: false,
    ...(which === 'colours' && { runOnly: colourRules }),
  });
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `lookAnew(); axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Replaces every text node of the main region, as a translator of pages does. */
export const translate = (page: Page): Promise<void> =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  });

/** Returns the texts of the elements that a toast covers; both the toast and the elements must be visible. */
export async function coveredByToast(page: Page, things: Locator[]): Promise<string[]> {
  const toast = page.locator('li[data-state=open]');
  // Under the pointer it stays.
  await toast.hover();
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

/** Returns the elements that extend beyond the screen at a width in pixels, once the layout is stable. */
export async function wideElements(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  // The browser reports the new size before the layout is updated; on a busy machine this takes some frames.
  for (let patience = 20; patience > 0; patience -= 1) {
    await settle(page);
    if ((await sticksOut(page, width)).length === 0) return [];
  }
  return sticksOut(page, width);
}

function sticksOut(page: Page, width: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (clientWidth !== wanted) return [`${clientWidth} px instead of ${wanted}`];
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.map(({ outerHTML }) => `${clientWidth} px: ${outerHTML.slice(0, 120)}`);
  }, width);
}
