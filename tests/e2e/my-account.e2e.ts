import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { open, openWindow, waitForScript } from '../support/browser/browser.ts';
import { fillCart, productFrom } from '../support/browser/shopping.ts';
import { openAsNewBuyer, openMail, openAdmin, password, signIn } from '../support/browser/visitors.ts';

test('a forgotten password is replaced by the link in the e-mail, once', async () => {
  const { email } = await openAsNewBuyer('xexase');
  const page = await openWindow();
  await open(page, '/customer-login');
  await page.getByRole('link', { name: 'Ξεχάσατε τον κωδικό;' }).click();
  // The URL changes before the page does, and both pages have an e-mail field.
  await page.getByRole('heading', { name: 'Επαναφορά κωδικού' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Αποστολή κωδικού επαναφοράς' }).click();
  await page.getByText('Ελέγξτε το email σας').first().waitFor();

  const mail = await openMail(await openAdmin(), email, 'Επαναφορά κωδικού πρόσβασης');
  const link = (await mail.getByRole('link', { name: 'Νέος κωδικός' }).getAttribute('href')) ?? '';
  const later = await openWindow();
  await open(later, link);
  await later.getByLabel('Νέος κωδικός', { exact: false }).first().fill('κωδικός-2');
  await later.getByLabel('Επανάληψη νέου κωδικού').fill('κωδικός-3');
  await later.getByRole('button', { name: 'Αλλαγή κωδικού' }).click();
  await later.getByText('Οι κωδικοί δεν ταιριάζουν').waitFor();
  await later.getByLabel('Επανάληψη νέου κωδικού').fill('κωδικός-2');
  await later.getByRole('button', { name: 'Αλλαγή κωδικού' }).click();
  await later.waitForURL('/customer-login');

  await signIn(page, '/customer-login', email, password);
  await page.getByText('Λάθος email ή κωδικός').first().waitFor();
  await signIn(page, '/customer-login', email, 'κωδικός-2');
  await page.waitForURL('/customer-dashboard');

  await open(later, link);
  await later.getByLabel('Νέος κωδικός', { exact: false }).first().fill('κωδικός-4');
  await later.getByLabel('Επανάληψη νέου κωδικού').fill('κωδικός-4');
  await later.getByRole('button', { name: 'Αλλαγή κωδικού' }).click();
  await later
    .getByText(/Ο κωδικός επαναφοράς δεν ισχύει ή έχει λήξει/)
    .first()
    .waitFor();
});

test('what is changed of the profile shows everywhere at once', async () => {
  const { page } = await openAsNewBuyer('allagi');
  await open(page, '/customer-dashboard?tab=profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Επεξεργασία' }).click();
  await main.getByRole('textbox', { name: 'Επώνυμο' }).fill('Αλλαγμένη');
  await main.getByRole('textbox', { name: 'Τηλέφωνο' }).fill('123');
  await main.getByRole('button', { name: 'Αποθήκευση' }).click();
  await main.getByText(/έγκυρο τηλέφωνο/).waitFor();
  await main.getByRole('textbox', { name: 'Τηλέφωνο' }).fill('6912345678');
  await main.getByRole('button', { name: 'Αποθήκευση' }).click();
  await main.getByText('691 234 5678').waitFor();
  await page.getByRole('button', { name: 'Λογαριασμός: Άννα Αλλαγμένη' }).waitFor();
});

test('the export is a file with what the shop holds of the person', async () => {
  const { page, email } = await openAsNewBuyer('exagogi');
  const product = await productFrom(page, 5_000);
  await fillCart(page, product.id);
  await open(page, '/customer-dashboard?tab=profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Λήψη δεδομένων' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const held = await text(await download.createReadStream());
  expect(JSON.parse(held)).toMatchObject({ customer: { email } });
  expect(held).toContain(product.name);
  expect(held).not.toMatch(/password|argon2/i);
});

test('an account is deleted with the password alone, and nobody signs in with it again', async () => {
  const { page, email } = await openAsNewBuyer('diagrafi');
  await open(page, '/customer-dashboard?tab=profile');
  await page.getByRole('button', { name: 'Διαγραφή λογαριασμού' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Κωδικός').fill('λάθος-κωδικός');
  await dialog.getByRole('button', { name: 'Οριστική διαγραφή' }).click();
  await dialog.getByText('Ο κωδικός σας δεν είναι σωστός.').waitFor();
  await dialog.getByLabel('Κωδικός').fill(password);
  await dialog.getByRole('button', { name: 'Οριστική διαγραφή' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' }).waitFor();
  await waitForScript(page);
  await signIn(page, '/login', email);
  await page.getByText('Λάθος email ή κωδικός').first().waitFor();
});
