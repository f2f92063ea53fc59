import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults, wideElements } from './browser.ts';

/** Checks that with text of twice the size the current page is not wider than a phone or a desk, and a phone's bar covers no words. */
export async function inspectLargeText(page: Page): Promise<void> {
  const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [1280, 390]) expect(await wideElements(page, width)).toEqual([]);
  expect(await coveredInBars(page)).toEqual([]);
  await large.evaluate((style) => (style as Element).remove());
}

/** The words of each bottom bar that something else of the bar covers, or that stand beside the screen. */
function coveredInBars(page: Page): Promise<string[]> {
  return page
    .locator('[data-sticky-bar] :is(span, small, p):not(:has(*), .sr-only):visible')
    .evaluateAll((words) =>
      words
        .filter((word) => {
          const text = document.createRange();
          text.selectNodeContents(word);
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          return [left + 1, right - 1].some((x) => {
            const there = document.elementFromPoint(x, middle);
            return !(there && (word.contains(there) || there.contains(word)));
          });
        })
        .map(({ textContent }) => textContent),
    );
}

/** Checks what the current page shows at these widths, and with axe at the last one. */
export async function inspect(page: Page, widths = [320, 390, 1440]): Promise<void> {
  for (const width of widths) expect(await wideElements(page, width)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/**
 * Checks the current page at the widths of a desktop, a small phone and a phone; with axe at the first width in the light theme
 * and, of the colours, at the last one in the dark theme.
 */
export async function inspectBothThemes(page: Page, widths = [1440, 320, 390]): Promise<void> {
  const [first, ...others] = widths;
  await inspect(page, first === undefined ? [] : [first]);
  for (const width of others) expect(await wideElements(page, width)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
