import { describe, expect, test } from 'vitest';
import { open, shareWindow, wideElements } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { pagePatterns } from '../../src/app/routes.ts';
import { pathOf } from '../support/page-paths.ts';

describe('without an accessibility fault in either theme, and not wider than any screen nor, in letters of twice the size, than a desk’s, is for a visitor', () => {
  // Nobody's order shows its own state.
  const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
  const window = shareWindow();
  const isShown = (pattern: string) => !pattern.startsWith('/dev/');

  test.each(pagePatterns.filter(isShown).map((pattern) => pathOf(pattern, ids)))('%s', async (path) => {
    const page = await window();
    await open(page, path);
    await inspect(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await wideElements(page, 1280)).toEqual([]);
  });
});
