import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openWindow } from '../support/browser/browser.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page whose scripts do not arrive. */
async function openWithoutScripts(): Promise<Page> {
  const page = await openWindow(phone, ['net::ERR_FAILED']);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/products');
  return page;
}

const isLaidOut = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('p')
    .first()
    .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below the first screen is laid out when it comes near, without any script too', async () => {
  const page = await openWithoutScripts();
  expect(await isLaidOut(page)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('once the page has opened, all of it is laid out', async () => {
  const page = await openWindow(phone);
  await page.goto('/products');
  await expect.poll(() => page.locator('.later, [data-opening]').count()).toBe(0);
  expect(await isLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is reloaded or opened at a part is laid out whole at once, so that its place is known', async () => {
  const page = await openWithoutScripts();
  expect(await isLaidOut(page)).toBe(false);
  await page.reload();
  expect(await isLaidOut(page)).toBe(true);
  await page.goto('about:blank');
  await page.goto('/products#main');
  expect(await isLaidOut(page)).toBe(true);
});
