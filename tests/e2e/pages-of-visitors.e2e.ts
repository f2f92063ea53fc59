import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, settle, shareWindow, shopUrl } from '../support/browser/browser.ts';
import { inspectBothThemes, inspectLargeText } from '../support/browser/inspect.ts';
import { pagePatterns } from '#app/routes.ts';
import { pathOf } from '../support/browser/page-paths.ts';

/** What shows visitors nothing but the way in, which `/admin` and `/cart` show too; their own users see it whole. */
const doors = {
  'Κωδικός διαχειριστή': [
    '/customers-admin',
    '/appointments-admin',
    '/appointments-test',
    '/admin-simple',
    '/alerts',
  ],
  'Απαιτείται σύνδεση': ['/checkout', '/checkout-enhanced', '/customer-dashboard'],
};

/** Checks that on a phone the stock of a card is a word. */
async function expectWholeWord(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  const word = page.getByRole('article').first().getByText('Διαθέσιμο', { exact: true });
  expect(await word.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
}

describe('a visitor’s page has no axe violation in either theme and does not scroll sideways, at any width or with text of twice the size:', () => {
  // An unknown order shows its own state.
  const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
  const window = shareWindow();
  const isOwn = (pattern: string) =>
    !pattern.startsWith('/dev/') && !Object.values(doors).flat().includes(pattern);

  test.each(pagePatterns.filter(isOwn).map((pattern) => pathOf(pattern, ids)))('%s', async (path) => {
    const page = await window();
    await open(page, path);
    if (path === '/products') await expectWholeWord(page);
    await inspectBothThemes(page);
    await inspectLargeText(page);
  });

  test.each(Object.entries(doors))('«%s» is all that is shown of the others', async (said, paths) => {
    for (const path of paths) {
      const html = await (await fetch(shopUrl() + path)).text();
      expect(html.slice(html.indexOf('<main')), path).toContain(said);
    }
  });
});
