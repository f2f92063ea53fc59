import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatEuro, vatOf, withVat } from '#shared/money.ts';
import { coveredByToast, open, translate } from '../support/browser/browser.ts';
import {
  agreeAndOrder,
  fillCart,
  nextButton,
  orderButton,
  passToPayment,
  productFrom,
  typeCard,
} from '../support/browser/shopping.ts';
import { call, openAsNewBuyer, openAdmin } from '../support/browser/visitors.ts';

const standardCents = 599;
const expressCents = 1_299;
const cartOf = async (page: Page) => (await call(page, 'GET', '/cart')) as unknown[];
const ordersOf = async (page: Page) => (await call(page, 'GET', '/orders')) as { total: number }[];

test('from the product to the confirmation, with and without installation, by card', async () => {
  const { page } = await openAsNewBuyer('karta');
  const product = await productFrom(page, 5_000);
  await open(page, `/products/${product.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true }).click();
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).waitFor();
  await main.getByRole('checkbox', { name: /Με εγκατάσταση/ }).check();
  await main.getByRole('button', { name: 'Προσθήκη στο καλάθι, με εγκατάσταση' }).click();
  await page.getByRole('link', { name: 'Καλάθι, 2 τεμάχια' }).click();
  // Until the cart has been read the product's page stays, with a count of its own.
  await main.getByRole('heading', { name: 'Καλάθι', level: 1 }).waitFor();

  // A translator of pages replaces every text node; what changes is shown all the same.
  await translate(page);
  await main.getByRole('button', { name: `Αύξηση ποσότητας: ${product.name}`, exact: true }).click();
  const pieces = 2 * product.priceCents;
  await main
    .locator('ul .num', { hasText: formatEuro(withVat(pieces)) })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Καλάθι, 3 τεμάχια' }).waitFor();
  const subtotal = 3 * product.priceCents + product.installationCents;
  await main
    .getByText(formatEuro(subtotal + vatOf(subtotal, 24)), { exact: true })
    .first()
    .waitFor();
  const needs = main.getByRole('heading', { name: /^(Χρειάζεται ακόμη|Ταιριάζει επίσης)$/ });
  await needs.waitFor();
  // Shown before it is saved.
  await expect
    .poll(() => cartOf(page))
    .toContainEqual(expect.objectContaining({ withInstallation: false, quantity: 2 }));
  const translated = await main.innerText();
  await page.reload();
  await needs.waitFor();
  expect(await main.innerText()).toBe(translated);
  await main.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();
  await page.waitForURL('/checkout');

  await main.getByRole('heading', { name: 'Έλεγχος καλαθιού' }).waitFor();
  await nextButton(page).click();
  await main.getByRole('heading', { name: 'Στοιχεία αποστολής' }).waitFor();
  await main.getByLabel('Διεύθυνση').fill('');
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await main.getByLabel('Διεύθυνση').fill('Πατησίων 100');
  // The region follows the postal code.
  const region = main.getByRole('combobox', { name: /^Περιοχή/ });
  for (const [postalCode, its] of [
    ['546 21', 'thessaloniki'],
    ['142 31', 'attiki'],
  ] as const) {
    await main.getByRole('textbox', { name: /^ΤΚ/ }).fill(postalCode);
    await expect.poll(() => region.inputValue()).toBe(its);
  }
  await nextButton(page).click();
  await main.getByRole('radio', { name: /Ταχεία Παράδοση/ }).check();
  await nextButton(page).click();
  await main.getByRole('heading', { name: 'Τρόπος πληρωμής', level: 2 }).waitFor();
  await typeCard(page);
  await nextButton(page).click();

  await main.getByRole('heading', { name: 'Επιβεβαίωση παραγγελίας' }).waitFor();
  await orderButton(page).press('Enter');
  await page.getByText('Απαιτείται Αποδοχή Όρων').first().waitFor();
  await agreeAndOrder(page);
  const total = formatEuro(withVat(subtotal + expressCents));
  await main.getByText(total, { exact: true }).waitFor();
  await main.getByText('Visa •••• 4242').waitFor();
  await main.getByText('Πατησίων 100').waitFor();
  await page.getByRole('link', { name: 'Καλάθι, άδειο' }).waitFor();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('by bank transfer the confirmation says where the amount goes, and on a phone no toast lies over it', async () => {
  const { page } = await openAsNewBuyer('katathesi');
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await productFrom(page, 5_000);
  await open(page, `/products/${product.id}`);
  await page.getByRole('button', { name: 'Γρήγορη παραγγελία' }).click();
  await page.waitForURL('/checkout');
  await passToPayment(page);
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  // A toast under the pointer stays.
  await Promise.all([
    page.locator('li[data-state=open]', { hasText: 'Η παραγγελία σας καταχωρίστηκε' }).hover(),
    agreeAndOrder(page),
  ]);
  const thanks = page.getByRole('heading', { name: 'Σας ευχαριστούμε για την παραγγελία σας' });
  const details = page.getByRole('region', { name: 'Στοιχεία για την κατάθεση' });
  expect(await coveredByToast(page, [thanks, details])).toEqual([]);
  await details.getByText(formatEuro(withVat(product.priceCents + standardCents))).waitFor();
  await details
    .getByText(/^GR\d\d /)
    .first()
    .waitFor();
});

test('cash is not offered from 500 €, with the reason; below that the 2 € stand outside the total', async () => {
  const { page } = await openAsNewBuyer('antikatavoli');
  const product = await productFrom(page, 12_000);
  const tooMany = Math.ceil(50_000 / product.priceCents);
  await fillCart(page, product.id, tooMany);
  await open(page, '/checkout');
  await passToPayment(page);
  const cash = page.getByRole('radio', { name: /Αντικαταβολή/ });
  expect(await cash.isDisabled()).toBe(true);
  await page.getByText(/Η αντικαταβολή δεν είναι διαθέσιμη για πληρωτέο ποσό από 500,00/).waitFor();

  await page.getByRole('button', { name: /^Καλάθι/ }).click();
  const count = page.getByRole('textbox', { name: `Τεμάχια: ${product.name}` });
  await count.fill('1');
  await count.press('Enter');
  await passToPayment(page);
  await cash.check();
  const total = withVat(product.priceCents + standardCents);
  const summary = page.getByRole('complementary', { name: 'Σύνοψη' });
  await summary.getByText(formatEuro(total), { exact: true }).waitFor();
  await summary.getByText(/Πέρα από το σύνολο, ο courier εισπράττει/).waitFor();
  await summary.getByText(formatEuro(total + 200), { exact: true }).waitFor();
  await nextButton(page).click();
  await agreeAndOrder(page);
  expect(await ordersOf(page)).toMatchObject([{ total: total / 100 }]);
});

test('a declined card and a reload lose nothing: neither the cart nor what was typed, and another card pays', async () => {
  const { page } = await openAsNewBuyer('aporripsi');
  await fillCart(page, (await productFrom(page, 5_000)).id);
  await open(page, '/checkout');
  await nextButton(page).click();
  await page.getByLabel('Οδηγίες παράδοσης').fill('Δεύτερος όροφος');
  await nextButton(page).click();
  await page.getByRole('button', { name: 'Θέλω να τα φέρει τεχνικός' }).click();
  await page.getByRole('radio', { name: /Παράδοση & Εγκατάσταση/ }).check();
  await nextButton(page).click();
  await typeCard(page, '4000000000000002');
  await nextButton(page).click();
  await page.getByLabel('Σημειώσεις παραγγελίας').fill('Χτυπήστε δυνατά');
  await page.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }).check();
  await orderButton(page).click();
  await page.getByText('Σφάλμα Παραγγελίας').first().waitFor();
  await page.getByRole('heading', { name: 'Τρόπος πληρωμής', level: 2 }).waitFor();
  expect(await cartOf(page)).toHaveLength(1);
  expect(await ordersOf(page)).toEqual([]);

  // A reload keeps what was typed, but never the card.
  await typeCard(page);
  await open(page, '/checkout');
  await page.getByRole('heading', { name: 'Τρόπος πληρωμής', level: 2 }).waitFor();
  expect(await page.getByLabel('Αριθμός κάρτας').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /4242|0002/,
  );
  await page.getByRole('button', { name: 'Πίσω' }).click();
  expect(await page.getByRole('radio', { name: /Παράδοση & Εγκατάσταση/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Πίσω' }).click();
  expect(await page.getByLabel('Οδηγίες παράδοσης').inputValue()).toBe('Δεύτερος όροφος');
  for (let step = 0; step < 2; step += 1) await nextButton(page).click();
  await typeCard(page);
  await nextButton(page).click();
  expect(await page.getByLabel('Σημειώσεις παραγγελίας').inputValue()).toBe('Χτυπήστε δυνατά');
  await agreeAndOrder(page);
  await page.getByText('Χτυπήστε δυνατά').waitFor();
  expect(await cartOf(page)).toEqual([]);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('the browser’s Back and Forward go from step to step, and keep what was typed', async () => {
  const { page } = await openAsNewBuyer('pisomprosta');
  await fillCart(page, (await productFrom(page, 5_000)).id);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();
  await passToPayment(page);
  const step = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

  await page.goBack();
  await step('Τρόπος παράδοσης');
  await page.getByRole('radio', { name: /Ταχεία Παράδοση/ }).check();
  await page.goBack();
  await step('Στοιχεία αποστολής');
  await page.getByLabel('Οδηγίες παράδοσης').fill('Κουδούνι Δοκίμου');
  await page.getByLabel('Πόλη').fill('');
  await page.goForward();
  await page.getByText('Συμπληρώστε πόλη').waitFor();
  await step('Στοιχεία αποστολής');
  await page.getByLabel('Πόλη').fill('Πειραιάς');
  await nextButton(page).click();
  await step('Τρόπος παράδοσης');
  expect(await page.getByRole('radio', { name: /Ταχεία Παράδοση/ }).isChecked()).toBe(true);
  await nextButton(page).click();
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  await page.getByText('Κουδούνι Δοκίμου').waitFor();
  const order = await agreeAndOrder(page);
  await page.goBack();
  await page.getByText('Το καλάθι σας είναι άδειο').waitFor();
  await page.goForward();
  await page.waitForURL(`/order-confirmation/${order}`);
});

test('what an administrator deletes while it is ordered is refused, named, and removed by the customer', async () => {
  const { page } = await openAsNewBuyer('diagrafi');
  const main = page.getByRole('main');
  const kept = await productFrom(page, 5_000);
  const admin = await openAdmin();
  const copy = await call(admin, 'POST', `/admin/products/${kept.id}/duplicate`);
  const { id, name } = copy as { id: number; name: string };
  await call(admin, 'PUT', `/products/${id}`, { inStock: true, isDraft: false });
  await fillCart(page, id);
  await fillCart(page, kept.id);
  await open(page, '/checkout');
  await passToPayment(page);
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  await call(admin, 'DELETE', `/products/${id}`);
  await page.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }).check();
  await orderButton(page).click();

  await page
    .getByText(/Ένα από τα προϊόντα της παραγγελίας δεν διατίθεται πλέον/)
    .first()
    .waitFor();
  await main.getByRole('heading', { name: 'Έλεγχος καλαθιού' }).waitFor();
  const gone = main.getByRole('listitem').filter({ hasText: 'δεν υπολογίζεται στην παραγγελία' });
  await gone.getByRole('heading', { name }).waitFor();
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).waitFor();
  await gone.getByRole('button', { name: `Αφαίρεση: ${name}` }).press('Enter');
  await expect.poll(() => gone.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(kept.name);

  await passToPayment(page);
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  await agreeAndOrder(page);
  expect(await ordersOf(page)).toHaveLength(1);
});
