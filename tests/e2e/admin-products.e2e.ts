import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, open, openChangedShop, wideElements } from '../support/browser/browser.ts';
import { sellAnyway } from '../support/browser/sell-anyway.ts';
import { call, newMark, openAdmin } from '../support/browser/visitors.ts';

openChangedShop();

const picture = (name: string) => `demo/images/${name}.webp`;
const toastSays = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const inspector = (page: Page) => page.getByRole('complementary', { name: /προϊόν/i });
const opened = (page: Page) => page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });

/** Opens the products tab of the dashboard in a desktop's width. */
async function openProducts(parameters = ''): Promise<Page> {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/admin?tab=products${parameters}`);
  await page.getByRole('region', { name: 'Προϊόντα' }).waitFor();
  return page;
}

const newCode = () => `E2E-${newMark()}`;

async function find(page: Page, sku: string) {
  await page.getByLabel('Αναζήτηση προϊόντος').fill(sku);
  // Before the list is filtered, it shows the same row among others.
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === sku);
  const row = page.getByRole('row').filter({ hasText: sku });
  await row.first().waitFor();
  return row;
}

test('a product is added with its pictures, put in order, changed, copied and deleted', async () => {
  const page = await openProducts();
  const sku = newCode();
  await page.getByRole('button', { name: 'Νέο προϊόν' }).click();
  const form = inspector(page);
  await form.getByRole('button', { name: 'Προσθήκη', exact: true }).click();
  await form.getByText('Συμπληρώστε το όνομα του προϊόντος').waitFor();
  await form.getByText(/Συμπληρώστε μια τιμή μεγαλύτερη/).waitFor();

  await form
    .getByLabel('Φωτογραφίες: προσθήκη')
    .setInputFiles([picture('bullet-black'), picture('dome-black'), 'package.json']);
  // Files are uploaded one after another, and a busy machine takes seconds to read a picture.
  await form.getByText('Επιλέξτε φωτογραφία JPEG, PNG, WebP ή AVIF.').waitFor();
  await form.getByRole('group', { name: 'Προϊόν, φωτογραφία 2' }).waitFor();
  await form.getByLabel('Όνομα').fill('Κάμερα δοκιμής');
  await form.getByLabel('Κωδικός').fill(sku);
  await form.getByLabel('Τιμή (€)', { exact: false }).first().fill('129.90');
  await sellAnyway(page, form.getByRole('button', { name: 'Προσθήκη', exact: true }));
  await toastSays(page, 'Το προϊόν προστέθηκε επιτυχώς!');

  const save = form.getByRole('button', { name: 'Αποθήκευση', exact: true });
  // The empty form is visible until the new product opens.
  await opened(page).getByRole('group', { name: 'Κάμερα δοκιμής, φωτογραφία 2' }).waitFor();
  const sources = () =>
    form.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const [first, second] = await sources();
  await form.getByRole('button', { name: 'Μετακίνηση δεξιά: Κάμερα δοκιμής, φωτογραφία 1' }).click();
  await expect.poll(sources).toEqual([second, first]);
  await form.getByText('Χαρακτηριστικά', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Ανάλυση (MP)' }).fill('8,5');
  await form.getByText('Ο οδηγός γνωρίζει: κάμερα, 8,5').waitFor();
  // What is saved no longer counts as unsaved, however late it is read again.
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/products\/\d+$/, async (route) => {
    if (route.request().method() === 'GET') await late.promise;
    await route.continue();
  });
  await save.click();
  await toastSays(page, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  await expect.poll(sources).toEqual([second, first]);

  await form.getByRole('button', { name: 'Αντίγραφο' }).click();
  await toastSays(page, 'Το αντίγραφο δημιουργήθηκε');
  await page
    .getByRole('row')
    .filter({ hasText: `${sku}-2` })
    .first()
    .waitFor();
  late.resolve();
  await expect.poll(() => form.getByLabel('Κωδικός').inputValue()).toBe(`${sku}-2`);
  // A product that is deleted takes along what was typed at it.
  await form.getByLabel('Όνομα').fill('Μισή αλλαγή');
  await form.getByRole('button', { name: 'Διαγραφή' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await toastSays(page, 'Το προϊόν διαγράφηκε επιτυχώς!');
  const found = await find(page, sku);
  await expect.poll(() => found.count()).toBe(1);
});

test('prices of all the results of a search change by what the preview showed, and the history keeps them', async () => {
  const page = await openProducts();
  const name = `Πυροσβεστήρας ${newCode()}`;
  const [one, other] = [newCode(), newCode()];
  for (const sku of [one, other]) {
    await call(page, 'POST', '/products', { name, sku, price: 129.9, categoryId: 'cameras' });
  }
  await find(page, name);
  const first = page.getByLabel(`Επιλογή: ${name}`).first();
  // With all products the columns, and by them the rows, have other sizes.
  await expect.poll(() => page.getByLabel(/^Επιλογή: /).count()).toBe(2);
  const box = await first.boundingBox();
  await first.check();
  const bar = page.getByRole('region', { name: 'Μαζικές ενέργειες' });
  await bar.getByText('1 επιλεγμένο').waitFor();
  expect(await first.boundingBox()).toEqual(box);
  await bar.getByRole('button', { name: 'Επιλογή και των 2' }).click();
  await bar.getByText('Όλα τα αποτελέσματα (2)').waitFor();
  await bar.getByRole('button', { name: 'Τιμή κατά ποσοστό' }).click();
  const dialog = page.getByRole('dialog', { name: 'Τιμή κατά ποσοστό' });
  await dialog.getByText('Όλα τα αποτελέσματα: 2 προϊόντα').waitFor();
  await dialog.getByLabel('Αλλαγή τιμής (%)').fill('-12,5');
  await dialog.getByText('Αλλάζουν 2 από 2.').waitFor();
  await dialog.getByText('113,66').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Εφαρμογή' }).click();
  await toastSays(page, 'Η αλλαγή έγινε');
  for (const sku of [one, other])
    await page.getByRole('row').filter({ hasText: sku }).getByText('113,66').waitFor();

  await page
    .getByRole('button', { name: `Επεξεργασία: ${name}` })
    .first()
    .click();
  await inspector(page).getByRole('button', { name: 'Ιστορικό' }).click();
  const history = page.getByRole('dialog', { name: 'Ιστορικό τιμών' });
  await history.getByText('113,66').first().waitFor();
  await history.getByText('129,90').first().waitFor();
});

test('the simple page adds a product at the left and shows it at the right', async () => {
  const page = await openAdmin();
  await open(page, '/admin-simple');
  const name = `Απλή κάμερα ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByLabel('Όνομα').fill(name);
  await page.getByLabel('Τιμή (€)', { exact: false }).first().fill('20');
  await sellAnyway(page, page.getByRole('button', { name: 'Προσθήκη προϊόντος' }));
  await toastSays(page, 'Το προϊόν προστέθηκε επιτυχώς!');
  await page.getByRole('list', { name: 'Προϊόντα' }).getByText(name).waitFor();
  await expect.poll(() => page.getByLabel('Όνομα').inputValue()).toBe('');
});

test('the open product stands on small and large screens and in both themes without a fault', async () => {
  const page = await openProducts('&product=1');
  await inspector(page).getByRole('button', { name: 'Αποθήκευση' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const dialog = page.getByRole('dialog', { name: 'Επεξεργασία προϊόντος' });
    await dialog.waitFor();
    expect(await wideElements(page, width)).toEqual([]);
    // The footer ends with the dialog, and neither leaves the screen.
    const save = dialog.getByRole('button', { name: 'Αποθήκευση', exact: true });
    const bottoms = [save.locator('xpath=..'), dialog].map((part) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom)),
    );
    expect(await Promise.all(bottoms)).toEqual([900, 900]);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Επεξεργασία προϊόντος' });
  await dialog.getByLabel('Σύντομη περιγραφή').fill('Άλλη περιγραφή');
  await dialog.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('what was typed at a product is left behind only by who says so', async () => {
  const page = await openProducts('&product=3');
  const form = opened(page);
  await form.getByLabel('Όνομα').fill('Μισή αλλαγή');
  const asked = page.getByRole('alertdialog', { name: 'Να χαθούν όσα γράψατε;' });
  await page
    .getByRole('link', { name: /^Πελάτες/ })
    .first()
    .click();
  await asked.getByRole('button', { name: 'Συνέχεια' }).click();
  await asked.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Όνομα').inputValue()).toBe('Μισή αλλαγή');
  await page.getByLabel('Αναζήτηση προϊόντος').fill('ARG');
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'ARG');
  expect(await form.getByLabel('Όνομα').inputValue()).toBe('Μισή αλλαγή');
  await form.getByRole('button', { name: 'Κλείσιμο' }).last().click();
  await asked.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Κλείσιμο χωρίς αποθήκευση' }).click();
  await form.waitFor({ state: 'hidden' });
});
