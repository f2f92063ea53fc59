import { describe, expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow, wideElements } from '../support/browser.ts';
import { pagePatterns, pathOf } from '../support/page-paths.ts';

// Of the demonstration's products; an order that is nobody's shows its own state.
const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
const paths = pagePatterns
  .filter((pattern) => !pattern.startsWith('/dev/'))
  .map((pattern) => pathOf(pattern, ids));

describe('every page, for a visitor,', () => {
  test.each(paths)('%s has no accessibility fault in either theme and fits every screen', async (path) => {
    const page = await openWindow({ colorScheme: 'light' });
    await open(page, path);
    for (const width of [320, 390, 1440]) expect(await wideElements(page, width)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
