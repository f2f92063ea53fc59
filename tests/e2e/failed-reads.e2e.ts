import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { quietMonday, toast, writeIn } from '../support/browser/admin-calendar.ts';
import { accessibilityFaults, open, openChangedShop, openWindow } from '../support/browser/browser.ts';
import { enterAs, enterOffice } from '../support/browser/visitors.ts';

openChangedShop();

const failed = ['net::ERR_FAILED'];

/** Lets nothing arrive from an address of the API, until the returned function is called. */
async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/api${path}`;
  const abort = (route: Route) => route.abort();
  await page.route(pattern, abort);
  return () => page.unroute(pattern, abort);
}

test('a search that failed says so instead of that nothing was found, and is made again by a press', async () => {
  const page = await openWindow({}, failed);
  await enterOffice(page);
  await open(page, '/appointments-admin');
  const withPalette = await cutOff(page, '/admin/search?*');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Αναζήτηση' });
  await palette.getByRole('combobox').fill('μαρκακη');
  const error = palette.getByRole('alert');
  await error.getByText('Η αναζήτηση δεν έγινε').waitFor();
  expect(await palette.getByText('Δεν βρέθηκαν αποτελέσματα').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await withPalette();
  await error.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await palette.getByRole('option', { name: /Ελένη Μαρκάκη.*eleni@pelatis.example/ }).waitFor();
  expect(await error.count()).toBe(0);
  await page.keyboard.press('Escape');

  const withFinder = await cutOff(page, '/admin/customers?*');
  await page.getByRole('button', { name: 'Νέο ραντεβού' }).click();
  const booking = page.getByRole('dialog', { name: 'Νέο ραντεβού' });
  await booking.getByLabel('Πελάτης του καταστήματος').fill('μαρκακη');
  await booking.getByText('Η αναζήτηση δεν έγινε').waitFor();
  await withFinder();
  await booking.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await booking.getByRole('button', { name: /Ελένη Μαρκάκη/ }).waitFor();
});

test('the sheets of a day say that the materials could not be read', async () => {
  const page = await openWindow({}, failed);
  await enterOffice(page);
  const date = await quietMonday(page);
  await writeIn(page, date);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, `/appointments-admin?view=day&date=${date}`);
  await cutOff(page, '/admin/visit-parts?*');
  await page.getByRole('button', { name: 'Φύλλα ημέρας' }).click();
  await toast(page, 'Τα υλικά των παραγγελιών δεν φορτώθηκαν').waitFor();
  const sheet = page.locator('[data-printed-sheets]');
  await expect.poll(() => sheet.textContent()).toContain('Τα υλικά των παραγγελιών δεν φορτώθηκαν');
});

test('of an own list that could not be read a customer is told so, not that there is nothing', async () => {
  const page = await openWindow({}, failed);
  await enterAs(page);
  await open(page, '/customer-dashboard');
  const withStatement = await cutOff(page, '/statement');
  await page
    .getByRole('navigation', { name: 'Ο λογαριασμός μου' })
    .getByRole('link', { name: 'Παραγγελίες' })
    .click();
  const error = page.getByRole('alert').filter({ hasText: 'Το υπόλοιπό σας δεν φορτώθηκε' });
  await error.waitFor();
  await withStatement();
  await error.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await error.waitFor({ state: 'hidden' });
});
