import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright';

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Compiled = { session: CDPSession; scriptId: string };
const compiled = new WeakMap<Page, Promise<Compiled>>();

async function compile(page: Page): Promise<Compiled> {
  const context = page.context();
  // Not by the context's own method, which counts as a change of the window for good: axe leaves none.
  const { newCDPSession } = Object.getPrototypeOf(context) as BrowserContext;
  const session = await newCDPSession.call(context, page);
  await session.send('Runtime.enable');
  const script = { expression: source, sourceURL: 'axe', persistScript: true };
  const { scriptId = '' } = await session.send('Runtime.compileScript', script);
  return { session, scriptId };
}

/** Runs axe's script in the current document, compiled once for all documents of the page: compiling takes longer. */
async function runCompiled(page: Page): Promise<void> {
  const known = compiled.get(page) ?? compile(page);
  compiled.set(page, known);
  const { session, scriptId } = await known;
  await session.send('Runtime.runScript', { scriptId, silent: true });
}

/** Loads axe into a page that does not have it yet. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await runCompiled(page).catch(() => {
    // Another process draws the page now.
    compiled.delete(page);
    return runCompiled(page);
  });
}
