// Windows of the tests' browser, used by one test after another, as people use theirs.
//
// The first page of a new window takes two to three times the processor time of a later one: a new process starts, and
// loads and compiles the shop's scripts. So a window is emptied after a test and kept for the next one with the same
// options, unless the test failed or changed something that cannot be undone.
import type { BrowserContext, BrowserContextOptions, Disposable, Page, Request } from 'playwright';
import { storedKeys } from '#app/pages/privacy-tables.ts';
import { testBrowser } from './launch.ts';

type Options = BrowserContextOptions & { baseURL: string };

export interface Window {
  page: Page;
  options: Options;
  /** URLs and parts of messages that the current test expects. */
  known: readonly string[];
  /** Errors and forbidden requests of its pages since it was taken. */
  faults: string[];
  /** The last requests of its pages to the shop's endpoints, and how each was answered. */
  calls: string[];
  /** Whether a test has changed what cannot be undone. */
  isChanged: boolean;
  /** Takes back what a test has added: listeners, and scripts before the page. */
  undo: (() => unknown)[];
}

/** The timeout for expected results: on a machine with eight times its capacity of work, a page takes half a minute. */
const patienceMs = 60_000;
const usual = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/** Without script and style: a page that has left everything of the shop, in the same process. */
const emptyPath = '/robots.txt';

const idle = new Map<string, Window[]>();

/** Windows differ in what only a new one can have; what `usual` names is set each time. */
function keyOf(options: Options): string {
  return JSON.stringify({ ...options, viewport: null, colorScheme: null, reducedMotion: null });
}

const toldNames = storedKeys.map(({ name }) => name);

const somePart = () => Math.floor(Math.random() * 254) + 1;

/** Headers of a request from a random client address. */
export const fromSomewhere = () => ({
  'X-Forwarded-For': `10.${somePart()}.${somePart()}.${somePart()}`,
});

/** Takes a window with empty storage and its own client address; `known` lists URLs and parts of messages that are expected. */
export async function takeWindow(options: Options, known: readonly string[] = []): Promise<Window> {
  const window = idle.get(keyOf(options))?.pop() ?? (await newWindow(options));
  const { page } = window;
  const { viewport, colorScheme, reducedMotion } = { ...usual, ...options };
  window.known = known;
  await page.context().setExtraHTTPHeaders(fromSomewhere());
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  return window;
}

/** Gives a window back after a test; returns its faults. One of a failed test is reported and closed. */
export async function giveBack(window: Window, { isFailed = false } = {}): Promise<string[]> {
  if (isFailed) await report(window);
  const isUsable = !isFailed && !window.isChanged && (await empty(window));
  const key = keyOf(window.options);
  if (isUsable) idle.set(key, [...(idle.get(key) ?? []), window]);
  else await window.page.context().close();
  window.calls.length = 0;
  return window.faults.splice(0);
}

/** Closes the idle windows of a shop that ends. */
export async function closeWindows(baseURL: string): Promise<void> {
  for (const [key, windows] of idle) {
    if (windows[0]?.options.baseURL !== baseURL) continue;
    idle.delete(key);
    await Promise.all(windows.map(({ page }) => page.context().close()));
  }
}

async function newWindow(options: Options): Promise<Window> {
  const browser = await testBrowser();
  const context = await browser.newContext({
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    ...usual,
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
  // Chromium logs most violations itself; this names each with its directive, also those that it does not log.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content security policy, ${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  const window: Window = { page, options, known: [], faults: [], calls: [], isChanged: false, undo: [] };
  watch(context, window);
  record(context, window);
  noticeChanges(window);
  return window;
}

/** Notes how the listeners and scripts that a test adds are taken back, and each call that changes a window for good. */
function noticeChanges(window: Window): void {
  const { page, undo } = window;
  const context = page.context();
  type Method = (...given: unknown[]) => unknown;
  const follow = (target: object, method: string, note: (given: unknown[], added: unknown) => unknown) => {
    const original = Reflect.get(target, method) as Method;
    Reflect.set(target, method, (...given: unknown[]) => {
      const added = original.apply(target, given);
      note(given, added);
      return added;
    });
  };
  follow(page, 'addInitScript', (_given, added) =>
    undo.push(async () => (await (added as Promise<Disposable>)).dispose()),
  );
  follow(page, 'on', (given) => undo.push(() => (page.off as Method)(...given)));
  const isFinal = () => (window.isChanged = true);
  follow(page, 'routeWebSocket', isFinal);
  follow(context, 'newCDPSession', isFinal);
  follow(context.clock, 'install', isFinal);
}

/** Records errors and forbidden requests of pages as they happen. */
function watch(context: BrowserContext, window: Window): void {
  const { origin } = new URL(window.options.baseURL);
  const isKnown = (text: string) => window.known.some((part) => text.includes(part));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!isKnown(message)) window.faults.push(`Uncaught: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser itself logs each refusal of an endpoint and each missing page; the page shows them to the user.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded with');
    // A script that is not the shop's, as axe's, has a name for an address. An error thrown here closes the connection.
    const { pathname } = new URL(message.location().url, origin);
    if (
      isAnswer &&
      (pathname.startsWith('/api/') || pathname === new URL(message.page()?.url() ?? '', origin).pathname)
    )
      return;
    if (isKnown(message.text())) return;
    window.faults.push(`Console at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url(), origin);
    if (!/^https?:$/.test(url.protocol) || url.origin === origin || window.known.includes(request.url()))
      return;
    window.faults.push(`Request to ${request.url()}`);
  });
}

function record(context: BrowserContext, { calls }: Window): void {
  const note = (request: Request, outcome: string) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${new Date().toISOString()} ${request.method()} ${pathname}${search} ${outcome}`);
    if (calls.length > 30) calls.shift();
  };
  context.on('request', (request) => note(request, 'sent'));
  context.on('response', (response) => note(response.request(), String(response.status())));
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
}

/** Takes a picture of each page of a failed test, and prints what was asked of the shop. */
async function report({ page, calls }: Window): Promise<void> {
  for (const one of page.context().pages()) {
    const path = `test-results/failed-${crypto.randomUUID()}.png`;
    await one.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    console.log([`${one.url()} is pictured in ${path}. Its last requests:`, ...calls].join('\n'));
  }
}

/** Removes what a test left in a window; returns whether that succeeded. */
async function empty({ page, undo }: Window): Promise<boolean> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  try {
    await Promise.all([
      ...others.map((one) => one.close()),
      ...undo.splice(0).map((takeBack) => takeBack()),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
    ]);
    await page.goto(emptyPath);
    const clear = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
    await Promise.all([page.evaluate(clear), context.clearCookies(), page.mouse.move(0, 0)]);
    return true;
  } catch {
    return false;
  }
}
