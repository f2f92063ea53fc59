import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { open } from '../support/browser/browser.ts';
import { enter, isFocusAbove, tabTo, type } from '../support/browser/keyboard.ts';
import { fillCart, nextButton, orderButton, productFrom } from '../support/browser/shopping.ts';
import { call, openAsNewBuyer } from '../support/browser/visitors.ts';

test('with the keyboard alone one gets from the home page to a placed order', async () => {
  const { page } = await openAsNewBuyer('pliktrologio');
  const { products } = (await call(page, 'GET', '/products/cards')) as { products: ProductCard[] };
  const product = products.find(({ inStock, installationPrice = 0 }) => inStock && installationPrice > 0);
  const main = page.getByRole('main');
  await open(page, '/');
  await enter(page, page.getByRole('navigation', { name: 'Κύρια' }).getByRole('link', { name: 'Προϊόντα' }));
  await page.waitForURL('/products');
  const link = main.getByRole('article').getByRole('link', { name: product?.name ?? '' });
  await enter(page, link);
  await page.waitForURL(/\/products\/\d+$/);

  await tabTo(page, main.getByRole('checkbox', { name: /Με εγκατάσταση/ }));
  await page.keyboard.press('Space');
  await enter(page, main.getByRole('button', { name: 'Γρήγορη παραγγελία' }));
  await page.waitForURL('/checkout');

  await enter(page, nextButton(page));
  await main.getByRole('heading', { name: 'Στοιχεία αποστολής' }).waitFor();
  await type(page, main.getByRole('textbox', { name: /Οδηγίες παράδοσης/ }), 'Με το πληκτρολόγιο');
  await enter(page, nextButton(page));
  await tabTo(page, main.getByRole('radio', { name: /^Κανονική Παράδοση/ }));
  await page.keyboard.press('ArrowDown');
  await main.getByRole('radio', { name: /Ταχεία Παράδοση/, checked: true }).waitFor();
  await enter(page, nextButton(page));
  await type(page, page.getByLabel('Αριθμός κάρτας'), '4242424242424242');
  await type(page, page.getByLabel('Όνομα κατόχου'), 'ANNA DOKIMOU');
  await type(page, page.getByLabel('Λήξη'), '12/39');
  await type(page, page.getByLabel('CVV'), '123');
  await enter(page, nextButton(page));
  await tabTo(page, main.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }));
  await page.keyboard.press('Space');
  await enter(page, orderButton(page));
  await page.waitForURL(/\/order-confirmation\//);
  await main.getByText('Με το πληκτρολόγιο').waitFor();
});

test('a button that was pressed keeps the focus while it works and afterwards, and works once at a time', async () => {
  const { page } = await openAsNewBuyer('estiasi');
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await held.promise;
    await route.continue();
  });
  await open(page, '/products/1');
  const add = page.getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true });
  await enter(page, add);
  await page.locator('button[aria-busy=true]:focus').waitFor();
  await page.keyboard.press('Enter');
  held.resolve();
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).waitFor();
  await add.and(page.locator(':focus:not([aria-busy=true])')).waitFor();
  expect(sent).toBe(1);
});

test('the bell opens before its alerts are there, and keeps the focus when they come', async () => {
  const { page } = await openAsNewBuyer('kampana');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/KnownViewer-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/contact');
  const header = page.getByRole('banner');
  const bell = header.getByRole('button', { name: /^Ειδοποιήσεις/ });
  await enter(page, bell);
  await header.getByText('Φόρτωση…').waitFor();
  held.resolve();
  await header.getByRole('heading', { name: 'Ειδοποιήσεις' }).waitFor();
  await bell.and(page.locator(':focus')).waitFor();
});

test('the focus stays at the last step of a count, and goes to what takes the place of a form', async () => {
  const { page } = await openAsNewBuyer('estiasi');
  const main = page.getByRole('main');
  const hasFocus = async (target: Locator) => {
    await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  await fillCart(page, (await productFrom(page, 5_000)).id);
  await open(page, '/cart');
  await enter(page, main.getByRole('button', { name: /^Αύξηση ποσότητας/ }));
  const less = main.getByRole('button', { name: /^Μείωση ποσότητας/ });
  await less.press('Enter');
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).waitFor();
  expect(await less.isDisabled()).toBe(true);
  await hasFocus(less);

  await open(page, '/customer-dashboard?tab=profile');
  await enter(page, main.getByRole('button', { name: 'Επεξεργασία' }));
  await hasFocus(main.getByRole('heading', { name: 'Επεξεργασία στοιχείων' }));
  await enter(page, main.getByRole('button', { name: 'Αποθήκευση' }));
  await hasFocus(main.getByRole('heading', { name: 'Τα στοιχεία μου' }));
});

const cartOf = (page: Page) => call(page, 'GET', '/cart');
/** Where the text of an element itself stands. */
const placeOfText = (element: Locator) =>
  element.evaluate(({ firstChild }) => {
    const range = document.createRange();
    if (firstChild) range.selectNode(firstChild);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, bottom };
  });

test('on a card the button that adds a product becomes its number of pieces, up to what is left and down to none', async () => {
  const { page } = await openAsNewBuyer('kartes');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Argos B4' }).first();
  const add = card.getByRole('button', { name: /^Προσθήκη στο καλάθι/ });
  await add.press('Enter');
  const more = card.getByRole('button', { name: /^Αύξηση ποσότητας/ });
  await more.and(page.locator(':focus')).waitFor();
  expect(await add.isVisible()).toBe(false);
  const price = await placeOfText(card.locator('.card-price .num').first());
  const count = await card.getByRole('group', { name: /^Ποσότητα/ }).boundingBox();
  expect(count?.x).toBeGreaterThan(price.right);
  expect(count?.y).toBeLessThan(price.bottom);

  await more.press('Enter');
  await page.getByRole('link', { name: 'Καλάθι, 2 τεμάχια' }).waitFor();
  const pieces = card.getByRole('textbox', { name: /^Τεμάχια/ });
  await pieces.fill('999');
  await pieces.press('Enter');
  await card.getByText(/Από αυτό το προϊόν απομένουν \d+ τεμάχια\./).waitFor();
  const left = Number(await pieces.inputValue());
  expect(left).toBeLessThan(999);
  await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: left, available: left }]);

  await open(page, '/products');
  await pieces.fill('1');
  await pieces.press('Enter');
  await card.getByRole('button', { name: /^Μείωση ποσότητας/ }).press('Enter');
  await add.and(page.locator(':focus')).waitFor();
  await expect.poll(() => cartOf(page)).toEqual([]);

  // A result of the search too; the heart stands over its picture, not over this button.
  await open(page, '/advanced-search?q=ARG-B4-28');
  const result = page.getByRole('main').getByRole('article').first();
  await result.getByRole('button', { name: /^Στη λίστα μου/ }).waitFor();
  await result.getByRole('button', { name: /^Προσθήκη στο καλάθι/ }).click();
  await result.getByRole('group', { name: /^Ποσότητα/ }).waitFor();
});

test('no bar at the lower edge hides what gets the focus, on a phone and at a desk', async () => {
  const { page } = await openAsNewBuyer('mpares');
  const { id } = await productFrom(page, 5_000);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  const buying = page.locator('[data-sticky-bar]');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/products/${id}`);
  await expect.poll(() => isFocusAbove(buying, link)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/products/${id}`);
  await expect.poll(() => isFocusAbove(buying, link)).toBe(true);

  await open(page, '/products');
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Σύγκριση: / })
    .first()
    .check();
  const tray = page.getByRole('region', { name: 'Προϊόντα για σύγκριση' });
  await expect.poll(() => isFocusAbove(tray, link)).toBe(true);
});
