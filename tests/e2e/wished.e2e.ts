import { expect, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { call, newEmail, openAdmin, openAsNewBuyer, openMail } from '../support/browser/visitors.ts';
import { nextButton, placeOrder } from '../support/browser/shopping.ts';

/** A sold-out product of the demonstration. */
const soldOut = 41;

test('a visitor confirms an address and is told once that a sold-out product is back', async () => {
  const email = newEmail('perimenei');
  const page = await openWindow();
  const main = page.getByRole('main');
  await open(page, `/products/${soldOut}`);
  await main.getByRole('button', { name: 'Ειδοποιήστε με' }).click();
  const field = main.getByLabel('Σε ποιο email');
  await field.fill('anna@');
  await field.press('Enter');
  await main.getByText('Παρακαλώ εισάγετε έγκυρο email').waitFor();
  await field.fill(email);
  await field.press('Enter');
  await main.getByText('Ελέγξτε το email σας.').waitFor();

  const admin = await openAdmin();
  const asked = await openMail(admin, email, 'Επιβεβαιώστε ότι θέλετε ειδοποίηση');
  const link = await asked.getByRole('link', { name: 'Επιβεβαίωση ή ακύρωση' }).getAttribute('href');
  const later = await openWindow();
  await open(later, new URL(link ?? '').pathname + new URL(link ?? '').hash);
  await later.getByRole('button', { name: 'Επιβεβαίωση', exact: true }).click();
  await later.getByText('Η ειδοποίηση είναι ενεργή.').waitFor();
  expect(later.url()).not.toContain('restock');

  await call(admin, 'PUT', `/products/${soldOut}`, { inStock: true });
  const back = await openMail(admin, email, 'Είναι ξανά διαθέσιμο');
  await back.getByRole('link', { name: 'Δείτε το προϊόν' }).waitFor();
  await call(admin, 'PUT', `/products/${soldOut}`, { inStock: false });
});

test('a customer keeps a product, orders an earlier order again and sends it to another address', async () => {
  const { page } = await openAsNewBuyer('lista');
  const main = page.getByRole('main');
  const order = await placeOrder(page);
  await open(page, '/products');
  const heart = main.getByRole('button', { name: /^Στη λίστα μου/ }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Στη λίστα μου: ', '');
  await heart.click();
  await page.getByText('Μπήκε στη λίστα σας').first().waitFor();
  await open(page, '/customer-dashboard?tab=wishlist');
  const list = main.getByRole('list', { name: 'Η λίστα μου' });
  await list.getByRole('link', { name }).waitFor();
  await list.getByRole('button', { name: `Αφαίρεση από τη λίστα: ${name}` }).click();
  await main.getByText('Η λίστα σας είναι άδεια').waitFor();

  await open(page, '/customer-dashboard?tab=profile');
  await main.getByRole('button', { name: 'Νέα διεύθυνση' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Όνομα (προαιρετικό)').fill('Γραφείο');
  await dialog.getByLabel('Ονοματεπώνυμο').fill('Άννα Δοκίμου');
  await dialog.getByRole('textbox', { name: 'Διεύθυνση' }).fill('Ερμού 4');
  await dialog.getByLabel('Πόλη').fill('Αθήνα');
  await dialog.getByLabel('ΤΚ').fill('105');
  await dialog.getByLabel('Τηλέφωνο').fill('2101234567');
  await dialog.getByRole('checkbox').setChecked(false);
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await dialog.getByText('Ο ταχυδρομικός κώδικας έχει 5 ψηφία').waitFor();
  await dialog.getByLabel('ΤΚ').fill('10563');
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await main.getByText('Ερμού 4').waitFor();

  await open(page, `/order-confirmation/${order.id}`);
  await main.getByRole('button', { name: /^Αγοράστε ξανά/ }).click();
  await page.getByText('Η παραγγελία μπήκε στο καλάθι').first().waitFor();
  await open(page, '/checkout');
  await nextButton(page).click();
  await main.getByLabel('Αποθηκευμένη διεύθυνση').selectOption({ label: 'Γραφείο · Ερμού 4' });
  await expect.poll(() => main.getByRole('textbox', { name: 'Διεύθυνση' }).inputValue()).toBe('Ερμού 4');
});
