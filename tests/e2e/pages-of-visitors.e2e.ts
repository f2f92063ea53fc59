import { describe, expect, test } from 'vitest';
import { open, shareWindow } from '../support/browser/browser.ts';
import { inspect, inspectLargeText } from '../support/browser/inspect.ts';
import { pagePatterns } from '#app/routes.ts';
import { pathOf } from '../support/browser/page-paths.ts';

describe('a visitor’s page has no axe violation in either theme and does not scroll sideways, at any width or with text of twice the size:', () => {
  // An unknown order shows its own state.
  const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
  const window = shareWindow();
  const isShown = (pattern: string) => !pattern.startsWith('/dev/');

  test.each(pagePatterns.filter(isShown).map((pattern) => pathOf(pattern, ids)))('%s', async (path) => {
    const page = await window();
    await open(page, path);
    await inspect(page);
    await inspectLargeText(page);
  });

  test('/products on a phone, where the stock of a card is a word', async () => {
    const page = await window();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/products');
    const word = page.getByRole('article').first().getByText('Διαθέσιμο', { exact: true });
    expect(await word.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
