import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { quietMonday, toast, writeIn } from '../support/browser/admin-calendar.ts';
import {
  accessibilityFaults,
  open,
  openChangedShop,
  openWindow,
  settle,
} from '../support/browser/browser.ts';
import { call, enterAs, enterOffice } from '../support/browser/visitors.ts';

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
  await page.routeWebSocket('**/ws', () => undefined);
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
  await page.routeWebSocket('**/ws', () => undefined);
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

test('what is typed stays when what it belongs to cannot be read again', async () => {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } }, failed);
  await enterOffice(page);
  await open(page, '/admin?tab=products&product=16');
  const name = page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' }).getByLabel('Όνομα');
  await page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();
  await name.fill('Δεν πρέπει να χαθεί');
  await cutOff(page, '/admin/products/16');
  const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/admin/products/16'));
  await call(page, 'PUT', '/products/17', { price: 171 });
  await again;
  await settle(page);
  expect(await name.inputValue()).toBe('Δεν πρέπει να χαθεί');
});

test('a list stays when it cannot be read again, and the press that asked for it is told', async () => {
  const page = await openWindow({}, failed);
  await enterAs(page);
  await open(page, '/order-management');
  const order = page.getByRole('main').getByRole('listitem').filter({ hasText: /VG-\d/ }).first();
  await order.waitFor();
  const withOrders = await cutOff(page, '/orders/page?*');
  await page.getByRole('button', { name: 'Ανανέωση' }).click();
  await toast(page, 'Η ανανέωση δεν έγινε').waitFor();
  expect(await order.isVisible()).toBe(true);
  await withOrders();
});

test('of compared products of which one could not be read the others stand above their own values', async () => {
  const page = await openWindow({}, failed);
  await page.routeWebSocket('**/ws', () => undefined);
  const withFirst = await cutOff(page, '/products/1');
  const main = page.getByRole('main');
  for (const id of [1, 7]) {
    await open(page, `/products/${id}`);
    await main
      .getByRole('checkbox', { name: /^Σύγκριση: / })
      .first()
      .check();
  }
  await page
    .getByRole('region', { name: 'Προϊόντα για σύγκριση' })
    .getByRole('link', { name: /^Σύγκριση/ })
    .click();
  await page.waitForURL(/compare=1(,|%2C)7/);
  const again = main.getByRole('button', { name: 'Δοκιμάστε ξανά' });
  await again.waitFor();
  const columns = main.getByRole('list', { name: 'Προϊόντα της σύγκρισης' }).locator(':scope > li');
  const hasCards = () =>
    Promise.all([1, 2].map((column) => columns.nth(column).getByRole('article').count()));
  await expect.poll(hasCards).toEqual([1, 0]);
  await withFirst();
  await again.click();
  await expect.poll(hasCards).toEqual([1, 1]);
});

test('a month whose visits could not be read says so, not that it has none, and so does the order of a visit', async () => {
  const page = await openWindow({}, failed);
  // A live connection that opens reads everything again by itself.
  await page.routeWebSocket('**/ws', () => undefined);
  await enterOffice(page);
  const withDays = await cutOff(page, '/admin/appointment-days?*');
  await open(page, '/appointments-admin?view=month');
  const error = page.getByRole('alert').filter({ hasText: 'Τα ραντεβού του μήνα δεν φορτώθηκαν' });
  await error.waitFor();
  expect(await page.getByRole('button', { name: /0 ραντεβού/ }).count()).toBe(0);
  await withDays();
  await error.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await error.waitFor({ state: 'hidden' });

  const [order] = (await call(page, 'GET', '/orders?pageSize=1')) as { id: string }[];
  const withOrder = await cutOff(page, `/admin/orders/${order?.id}/visit`);
  await open(page, `/appointments-admin?dialog=new&order=${order?.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.').waitFor();
  await withOrder();
  await dialog.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await dialog.getByText('Ελέγξτε τη σύνδεσή σας').waitFor({ state: 'hidden' });
});
