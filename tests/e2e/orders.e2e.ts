import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import type { Order } from '#features/orders/contract.ts';
import { open, openWindow, waitForScript } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { newMark, openAdmin, openAsNewBuyer, password } from '../support/browser/visitors.ts';

const card = (page: Page, { orderNumber }: Order) =>
  page.getByRole('listitem', { name: `Παραγγελία ${orderNumber}` });

test('a customer follows an order and cancels it while it is pending', async () => {
  const { page } = await openAsNewBuyer('akyrosi');
  const order = await placeOrder(page);
  await open(page, '/order-management');
  await card(page, order).getByText('Εκκρεμής').waitFor();

  await card(page, order)
    .getByRole('button', { name: /^Λεπτομέρειες/ })
    .click();
  const dialog = page.getByRole('dialog', { name: order.orderNumber });
  await dialog.getByText('Τραπεζική κατάθεση').first().waitFor();
  await dialog.getByRole('tab', { name: 'Προϊόντα' }).click();
  expect(await bleeding(dialog.getByRole('region', { name: 'Προϊόντα της παραγγελίας' }))).toEqual([[0, 0]]);
  await dialog.getByRole('tab', { name: 'Ιστορικό' }).click();
  await dialog.getByText('Νέα παραγγελία').waitFor();
  expect(await dialog.getByRole('tab', { name: 'Ενέργειες' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await card(page, order)
    .getByRole('button', { name: /^Ακύρωση/ })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Είστε σίγουροι ότι θέλετε να ακυρώσετε αυτή την παραγγελία;',
  });
  await question.getByRole('button', { name: 'Όχι' }).click();
  await question.waitFor({ state: 'hidden' });
  await card(page, order)
    .getByRole('button', { name: /^Ακύρωση/ })
    .click();
  await question.getByRole('button', { name: 'Ναι, ακύρωση' }).click();
  await page.getByText('Η παραγγελία ακυρώθηκε επιτυχώς.').first().waitFor();
  await card(page, order).getByText('Ακυρώθηκε').waitFor();
  expect(
    await card(page, order)
      .getByRole('button', { name: /^Ακύρωση/ })
      .count(),
  ).toBe(0);
  // The button that opened the dialog is gone; the focus stays within the order.
  await card(page, order)
    .getByRole('button', { name: /^Λεπτομέρειες/ })
    .and(page.locator(':focus'))
    .waitFor();
});

/** By how many pixels the line below each row of a table is longer than the row's contents, at its two ends. */
const bleeding = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const contentsOf = (cell: Element | undefined) => {
        const range = document.createRange();
        if (cell) range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      };
      const [line, cells] = [row.getBoundingClientRect(), [...row.children]];
      const ends = [contentsOf(cells[0]).left - line.left, contentsOf(cells.at(-1)).right - line.right];
      return ends.map((end) => Math.round(Math.abs(end)));
    }),
  );

test('an order is printed dark on white under the company’s name, and from its window without the page beneath', async () => {
  const { page } = await openAsNewBuyer('ektyposi');
  const order = await placeOrder(page);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/order-confirmation/${order.id}`);
  const seller = page.getByRole('main').getByText(`ΑΦΜ ${company().afm}`);
  expect([await scheme(), await seller.isVisible()]).toEqual(['dark', false]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect([await scheme(), await seller.isVisible()]).toEqual(['light', true]);
  expect(await page.locator('body > header, body > footer, button').filter({ visible: true }).count()).toBe(
    0,
  );

  await page.emulateMedia({ media: 'screen' });
  await open(page, `/order-management?order=${order.id}`);
  const dialog = page.getByRole('dialog', { name: order.orderNumber });
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('main').isVisible()).toBe(false);
});

test('the filters stand in the address, find a name without accents and can be cleared', async () => {
  const { page: buyer } = await openAsNewBuyer('filtra');
  const name = `Ζήσης ${newMark()}`;
  const order = await placeOrder(buyer, name);
  const admin = await openAdmin();
  await open(admin, '/order-management');
  const list = admin.getByRole('main');
  await list.getByLabel('Αναζήτηση').fill(name.replace('ή', 'η').toLowerCase());
  await list.getByText('Επιλογή και των 1 της σελίδας').waitFor();
  await list.getByLabel('Κατάσταση').selectOption('Παραδόθηκε');
  await list.getByText('Δοκιμάστε να αλλάξετε τα φίλτρα αναζήτησης.').waitFor();
  expect(new URL(admin.url()).searchParams.get('status')).toBe('delivered');
  await admin.reload();
  await list.getByText('Δεν βρέθηκαν παραγγελίες').waitFor();
  await list.getByRole('button', { name: /^Εκκρεμής/ }).click();
  await list.getByRole('button', { name: new RegExp(order.orderNumber) }).waitFor();
});

test('the prompt of the order list leads customers and administrators in', async () => {
  const page = await openWindow();
  await open(page, '/order-management');
  const main = page.getByRole('main');
  await main.getByText('Απαιτείται σύνδεση').waitFor();
  expect(await main.getByRole('link', { name: 'Εγγραφή' }).count()).toBe(1);
  await main.getByRole('button', { name: 'Σύνδεση διαχειριστή' }).click();
  await main.getByLabel('Κωδικός διαχειριστή').fill(password);
  await main.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await page.getByRole('heading', { name: 'Διαχείριση παραγγελιών' }).waitFor();
  await waitForScript(page);
});

test('anyone withdraws from a purchase in two steps and reads when it was received', async () => {
  const page = await openWindow();
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Υπαναχώρηση' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Συνέχεια' }).click();
  await main.getByText('Συμπληρώστε τον αριθμό της παραγγελίας').waitFor();
  await main.getByLabel('Αριθμός παραγγελίας').fill('vg kqfe gtfw');
  await main.getByLabel('Ονοματεπώνυμο').fill('Άννα Δοκίμου');
  await main.getByLabel('Email').fill('anna@pelatis.example');
  await main.getByRole('button', { name: 'Συνέχεια' }).click();
  await main.getByText('VG-KQFE-GTFW').first().waitFor();
  await main.getByRole('button', { name: 'Επιβεβαίωση υπαναχώρησης' }).click();
  await main.getByRole('heading', { name: 'Λάβαμε τη δήλωσή σας' }).waitFor();
  expect(await main.locator('time').innerText()).toMatch(/\d{4}, \d{2}:\d{2}$/);
});
