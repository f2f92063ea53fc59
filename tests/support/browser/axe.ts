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
  await page.evaluate(measureEachLook);
}

interface Rule {
  id: string;
  matches: (node: Element, ...rest: unknown[]) => boolean;
}

declare global {
  interface Window {
    axe: object;
    /** Forgets which looks have been measured. */
    lookAnew: () => void;
  }
}

/**
 * Lets axe measure the contrast of two texts of each look (what covers one may leave the other free), not of every text: two
 * thirds of its time. What looks alike has the same elements and classes around it, each with the same computed colours, picture,
 * opacity, size and weight.
 */
function measureEachLook(): void {
  const { rules } = Reflect.get(window.axe, '_audit') as { rules: Rule[] };
  const rule = rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('Axe has no rule of contrast');
  const { matches } = rule;
  let numbers = new Map<string, number>();
  let looks = new WeakMap<Element, number>();
  let measured = new Map<number, number>();
  const lookOf = (element: Element | null): number => {
    if (!element) return 0;
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
      getComputedStyle(element);
    const key = [
      lookOf(element.parentElement),
      element.tagName,
      element.getAttribute('class'),
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      fontSize,
      fontWeight,
      textShadow,
    ].join(' ');
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    looks.set(element, number);
    return number;
  };
  /** Whether it can have a contrast at all, as axe asks too: by text of its own, or as a field. */
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  rule.matches = function isNewLook(element, ...rest) {
    if (!hasText(element)) return false;
    const look = lookOf(element);
    const before = measured.get(look) ?? 0;
    if (before > 1 || !matches.call(this, element, ...rest)) return false;
    measured.set(look, before + 1);
    return true;
  };
  window.lookAnew = () => {
    numbers = new Map();
    looks = new WeakMap();
    measured = new Map();
  };
}
