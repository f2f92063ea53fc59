import { expect, test } from 'vitest';
import { accessibilityFaults, open, openChangedShop, wideElements } from '../support/browser/browser.ts';
import { call, newMark, openAdmin } from '../support/browser/visitors.ts';

openChangedShop();

test('goods arrive from a new supplier, the shelf is counted, and a price rise is planned', async () => {
  const page = await openAdmin();
  const sku = newMark();
  const said = { name: `Μπαταρία ${sku}`, sku, price: 19.9, stockQuantity: 7 };
  const { id } = (await call(page, 'POST', '/products', said)) as { id: number };
  const product = { ...said, id };

  await open(page, '/admin?tab=purchasing&view=suppliers&open=new');
  const supplier = page.getByRole('dialog', { name: 'Νέος προμηθευτής' });
  await supplier.getByLabel('Επωνυμία').fill('Θεσσαλική Διανομή');
  await supplier.getByRole('button', { name: 'Προσθήκη προμηθευτή' }).click();
  await supplier.waitFor({ state: 'hidden' });

  await open(page, '/admin?tab=purchasing&open=new');
  const receipt = page.getByRole('dialog', { name: 'Νέα παραλαβή' });
  await receipt.getByLabel('Προμηθευτής').selectOption('Θεσσαλική Διανομή');
  await receipt.getByLabel('Παραστατικό').fill('ΤΔΑ 118');
  // A barcode reader presses Enter right after the code: the product is added, and nothing is registered.
  const search = receipt.getByRole('searchbox');
  await search.fill(product.sku);
  await search.press('Enter');
  const line = receipt.getByRole('listitem', { name: product.name });
  await line.waitFor();
  expect(await search.inputValue()).toBe('');
  await search.and(page.locator(':focus')).waitFor();
  await line.getByLabel('Τεμάχια').fill('5');
  await line.getByLabel('€ χωρίς ΦΠΑ').fill('12,5');
  await receipt.getByText('5 τεμάχια · 62,50 €').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await wideElements(page, 390)).toEqual([]);
  await receipt.getByRole('button', { name: 'Καταχώριση παραλαβής' }).click();
  await receipt.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: 'Θεσσαλική Διανομή' }).waitFor();
  const received = await call(page, 'GET', `/admin/products/${product.id}`);
  expect(received).toMatchObject({ stockQuantity: product.stockQuantity + 5, purchasePrice: 12.5 });

  await open(page, '/admin?tab=purchasing&view=counts&open=new');
  const start = page.getByRole('dialog', { name: 'Νέα απογραφή' });
  await start.getByLabel('Προμηθευτής').selectOption('Θεσσαλική Διανομή');
  await start.getByRole('button', { name: 'Έναρξη απογραφής' }).click();
  const shelf = page.getByRole('row', { name: product.name });
  const expected = Number((await shelf.getByRole('cell').first().innerText()).split('\n')[0]);
  const field = page.getByLabel(`Μετρήθηκαν: ${product.name}`);
  await field.fill(String(expected - 1));
  await field.press('Enter');
  // What counts the differences is read beside the rows.
  await page.getByText('1 χωρίς λόγο').waitFor();
  await page.getByLabel(`Λόγος: ${product.name}`).selectOption('Φθορά');
  await page.getByText('με λόγο όλες').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await wideElements(page, 390)).toEqual([]);
  await page.getByRole('button', { name: 'Εφαρμογή', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Εφαρμογή' }).click();
  await page.getByText('Εφαρμόστηκε', { exact: true }).waitFor();
  const counted = await call(page, 'GET', `/admin/products/${product.id}`);
  expect(counted).toMatchObject({ stockQuantity: product.stockQuantity + 4 });

  await open(page, '/admin?tab=purchasing&view=prices&open=new');
  const plan = page.getByRole('dialog', { name: 'Αλλαγή τιμών από ημέρα' });
  await plan.getByLabel('Προμηθευτής').selectOption('Θεσσαλική Διανομή');
  await plan.getByLabel('Ποσοστό %').fill('4');
  await plan.getByText('Αλλάζουν 1 από 1.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await plan.getByRole('button', { name: 'Προγραμματισμός' }).click();
  await plan.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: 'από Θεσσαλική Διανομή: +4%' }).waitFor();
});
