import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults, wideElements } from './browser.ts';

/** Checks that the current page is not wider than a phone or a desk with text of twice the size, which it keeps. */
export async function inspectLargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 1280]) expect(await wideElements(page, width)).toEqual([]);
}

/** Checks the current page at the widths of a small phone, a phone and a desktop, and in both themes. */
export async function inspect(page: Page, widths = [320, 390, 1440]): Promise<void> {
  for (const width of widths) expect(await wideElements(page, width)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
