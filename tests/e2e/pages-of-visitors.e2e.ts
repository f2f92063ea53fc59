import { describe, test } from 'vitest';
import { open, shareWindow } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { pagePatterns } from '../../src/app/routes.ts';
import { pathOf } from '../support/page-paths.ts';

describe('without an accessibility fault in either theme, and not wider than any screen, is for a visitor', () => {
  // Nobody's order shows its own state.
  const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
  const window = shareWindow();
  const isShown = (pattern: string) => !pattern.startsWith('/dev/');

  test.each(pagePatterns.filter(isShown).map((pattern) => pathOf(pattern, ids)))('%s', async (path) => {
    const page = await window();
    await open(page, path);
    await inspect(page);
  });
});
