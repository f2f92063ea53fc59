import { expect, test } from 'vitest';
import { accessibilityFaults, open } from '../support/browser/browser.ts';
import { isFocusAbove } from '../support/browser/keyboard.ts';
import { ask, call, newMark, openAdmin } from '../support/browser/visitors.ts';

test('lists are walked by keyboard, filters kept under a name, and alerts resolved together and undone', async () => {
  const page = await openAdmin();
  await open(page, '/order-management?status=delivered');
  const rows = page.locator('[data-row-focus]');
  await rows.nth(1).waitFor();
  // The first order is the open one.
  await page.keyboard.press('j');
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]order=/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Πλήκτρα της διαχείρισης' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('jk?');
  expect(await search.inputValue()).toBe('jk?');

  await open(page, '/order-management?status=shipped');
  await page.getByRole('button', { name: 'Προβολές' }).click();
  await page.getByRole('menuitem', { name: 'Αποθήκευση προβολής…' }).click();
  const name = `Στον δρόμο ${newMark()}`;
  await page.getByRole('dialog').getByLabel('Όνομα').fill(name);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Η προβολή αποθηκεύτηκε.', { exact: true }).waitFor();
  await open(page, '/order-management');
  await page.getByRole('button', { name: 'Προβολές' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.waitForURL('/order-management?status=shipped');

  await open(page, '/alerts');
  const resolve = page.getByRole('button', { name: 'Επίλυση όλων' });
  const { unread } = (await call(page, 'GET', '/alerts/count')) as { unread: number };
  await resolve.click();
  // A toast under the pointer stays.
  await page.getByRole('button', { name: 'Αναίρεση' }).hover();
  await page.getByText('Δεν υπάρχουν ειδοποιήσεις').waitFor();
  await page.getByRole('button', { name: 'Αναίρεση' }).click();
  await resolve.waitFor();
  expect(await call(page, 'GET', '/alerts/count')).toMatchObject({ unread });
});

test('the columns of the orders and of the products are chosen, kept in a view, and a row is edited by a key', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const hide = async (column: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Στήλες' }).click();
    await page.getByRole('menuitem', { name: column }).click();
  };
  await open(page, '/order-management?status=delivered');
  const rows = page.locator('li[data-row]');
  await rows.first().getByText('€').waitFor();
  await hide('Σύνολο');
  await page.waitForURL(/hide=total/);
  await expect.poll(() => rows.first().getByText('€').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await open(page, '/admin?tab=products');
  const heads = page.getByRole('columnheader');
  await heads.filter({ hasText: 'Κατηγορία' }).waitFor();
  // However many digits the counts have, the filters stand in one line.
  const counts = page.getByRole('group', { name: 'Κατάσταση προϊόντων' }).locator('span');
  await counts.first().waitFor();
  const filters = ['Αναζήτηση προϊόντος', 'Κατηγορία', 'Σειρά'].map((name) =>
    page.getByRole('main').getByLabel(name, { exact: true }),
  );
  const tops = async () =>
    (await Promise.all(filters.map((filter) => filter.boundingBox()))).map((box) => box?.y);
  const before = await tops();
  await counts.evaluateAll((all) => all.forEach((count) => count.replaceChildren('888')));
  expect(await tops()).toEqual(before);
  await hide('Κατηγορία');
  await hide('Κωδικός');
  await page.waitForURL(/hide=sku%2Ccategory/);
  await page.getByRole('button', { name: 'Προβολές' }).click();
  await page.getByRole('menuitem', { name: 'Αποθήκευση προβολής…' }).click();
  const name = `Στενή ${newMark()}`;
  await page.getByRole('dialog').getByLabel('Όνομα').fill(name);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await open(page, '/admin?tab=products');
  await heads.filter({ hasText: 'Κατηγορία' }).waitFor();
  await page.getByRole('button', { name: 'Προβολές' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.waitForURL(/hide=sku%2Ccategory/);
  await expect.poll(() => heads.allTextContents()).not.toContain('Κατηγορία');
  expect(await accessibilityFaults(page)).toEqual([]);

  // J to the first product, E to its form.
  await page.locator('[data-row-focus]').first().waitFor();
  await page.keyboard.press('j');
  const product = await page.locator('[data-row-focus]:focus').textContent();
  await page.keyboard.press('e');
  const form = page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
  await expect.poll(() => form.getByLabel('Όνομα').first().inputValue()).toBe(product?.trim());
  // An appointment has no form of its own: E opens what can be done with it.
  await open(page, '/appointments-admin?view=list');
  await page.locator('[data-row-focus]').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByRole('heading', { name: 'Ιστορικό', exact: true }).waitFor();
});

test('commands of single keys are switched off, and on again without one', async () => {
  const page = await openAdmin();
  await open(page, '/order-management?status=delivered');
  await page.locator('[data-row-focus]').nth(1).waitFor();
  const focused = page.locator('[data-row-focus]:focus');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Πλήκτρα της διαχείρισης' });
  const single = keys.getByRole('switch', { name: 'Εντολές με ένα πλήκτρο' });
  await single.uncheck();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  for (const key of ['j', '?']) await page.keyboard.press(key);
  expect([await focused.count(), await keys.count()]).toEqual([0, 0]);
  await open(page, '/customers-admin');
  await page.getByRole('button', { name: 'Πλήκτρα', exact: true }).click();
  expect(await single.isChecked()).toBe(false);
  await single.check();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await open(page, '/order-management?status=delivered');
  await page.locator('[data-row-focus]').nth(1).waitFor();
  await page.keyboard.press('j');
  await focused.waitFor();
});

test('neither the bar of ticked rows nor the end of a dialog hides what gets the focus', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/order-management');
  await page
    .getByRole('checkbox', { name: /^Επιλογή της / })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Μαζικές ενέργειες' });
  await expect.poll(() => isFocusAbove(bar, page.locator('[data-row-focus]:visible').last())).toBe(true);

  await open(page, '/admin?tab=questions');
  await page.setViewportSize({ width: 1440, height: 420 });
  const dialog = page.getByRole('dialog', { name: 'Νέα συχνή ερώτηση' });
  const shown = dialog.getByRole('switch', { name: 'Φαίνεται στο κατάστημα' });
  await ask(page.getByRole('button', { name: 'Νέα ερώτηση' }), shown);
  await expect.poll(() => isFocusAbove(dialog.locator('[data-sticky-bar]'), shown)).toBe(true);
});
