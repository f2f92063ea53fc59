import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow, settle } from '../support/browser.ts';

async function background(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('an address that leads nowhere answers 404, says so and leads on', async () => {
  const page = await openWindow();
  const answer = await open(page, '/den-yparxei');
  expect(answer.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Αρχική σελίδα' }).click();
  await page.waitForURL('/');
});

test('the first press of Tab offers the way past the header, and takes it', async () => {
  const page = await openWindow();
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' });
  expect(
    await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();
});

test('the theme follows the system until one is chosen, and the choice lasts', async () => {
  const page = await openWindow({ colorScheme: 'light' });
  await open(page, '/');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Εναλλαγή φωτεινού και σκούρου θέματος' }).click();
  expect(await background(page)).toBe(light);
  await page.reload();
  expect(await background(page)).toBe(light);
  await page.getByTitle('Όπως το σύστημα').click();
  expect(await background(page)).toBe(dark);
});
