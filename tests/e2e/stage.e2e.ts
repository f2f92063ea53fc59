import { expect, test } from 'vitest';
import { open, openWindow, settle, wideElements } from '../support/browser/browser.ts';
import { cutPictures, emptyHeadings } from '../support/browser/crops.ts';

const widths = [390, 768, 900, 1440, 1920];
const paths = ['/', '/products?categoryId=fire', '/services', '/login'];

test('no page is wider than the screen, no picture is cut inside its safe area and no heading stands over nothing, at any width', async () => {
  const page = await openWindow();
  for (const path of paths) {
    await open(page, path);
    for (const width of widths) {
      expect(await wideElements(page, width), `${path} at ${width}`).toEqual([]);
      expect(await cutPictures(page), `${path} at ${width}`).toEqual([]);
      expect(await emptyHeadings(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the first screen turns from night to day by the keyboard, moves nothing, and leads to the survey and the wizard', async () => {
  const page = await openWindow();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/');
  await settle(page);
  expect(loaded.filter((url) => url.includes('/day-wide'))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const handle = page.getByRole('slider', { name: /Ώρα της εικόνας/ });
  expect(await handle.getAttribute('aria-valuetext')).toBe('Νύχτα');
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('Ημέρα');
  const day = page.locator('img[src], img').filter({ visible: true });
  await expect.poll(() => loaded.filter((url) => url.includes('/day-wide')).length).toBe(1);
  expect(await day.count()).toBeGreaterThan(1);
  expect(await heading.boundingBox()).toEqual(before);

  await page.getByRole('main').getByRole('link', { name: 'Κατάστημα' }).click();
  await page.waitForURL(/\/wizard/);
  await page.getByRole('radio', { name: /Επιχείρηση/, checked: true }).waitFor();
});
