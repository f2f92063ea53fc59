import { test } from 'vitest';
import { open, openChangedShop } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { openAdmin } from '../support/browser/visitors.ts';

openChangedShop();

test('what the office says of a brand stands on the page of its products', async () => {
  const page = await openAdmin();
  await open(page, '/admin?tab=brands');
  await page.getByRole('button', { name: 'Opto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Opto' });
  await dialog.getByText('Εμπορική εγγύηση', { exact: true }).click();
  await dialog.getByLabel('Ποιος δίνει την εγγύηση').fill('Εισαγωγές Όψη');
  await dialog.getByLabel('Εγγύηση (μήνες)').fill('30');
  await dialog.getByLabel('Όροι της εγγύησης').fill('Με την απόδειξη αγοράς');
  await inspect(page);
  await dialog.getByRole('button', { name: /^Αποθήκευση/ }).click();
  await page.getByText('Η μάρκα αποθηκεύτηκε.').first().waitFor();

  await open(page, '/products/6');
  const guarantee = page.getByRole('region', { name: 'Εγγύηση' });
  await guarantee.getByText('Εισαγωγές Όψη').waitFor();
  await guarantee.getByText('30 μήνες').waitFor();
  await page
    .getByRole('region', { name: 'Ασφάλεια προϊόντος' })
    .getByText('Opto Distribution GmbH')
    .waitFor();
});
