import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { AdminProduct, AdminRow } from '#features/catalogue-admin/contract.ts';
import type { ListedCustomer } from '#features/customers/contract.ts';
import { open, openWindow, openChangedShop } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import {
  ask,
  call,
  newMark,
  openAsNewBuyer,
  password,
  press,
  register,
} from '../support/browser/visitors.ts';

openChangedShop();

/** Opens the office as an administrator; one without live updates sees the others' decisions only when refused. */
async function openOffice(name: string, { isLive = true } = {}): Promise<Page> {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  if (!isLive) await page.routeWebSocket('**/ws', () => undefined);
  await call(page, 'POST', '/admin/login', { password, name });
  return page;
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** An administrator whose window shows nothing. */
async function enter(name: string): Promise<Page> {
  const page = await openWindow();
  await call(page, 'POST', '/admin/login', { password, name });
  return page;
}

// `tests/api/monday.test.ts` holds that everything happens once.
test('who decides second reads who was first: of a registration, whose reason stays, and of each of several orders', async () => {
  const mark = `Δυο ${newMark()}`;
  await register(mark);
  const { page: buyer } = await openAsNewBuyer('deftera');
  const orders = [await placeOrder(buyer, mark), await placeOrder(buyer, mark)];
  const [maria, nikos] = [await enter('Μαρία'), await openOffice('Νίκος', { isLive: false })];
  const search = encodeURIComponent(mark);

  await open(nikos, `/customers-admin?search=${search}`);
  const question = await ask(
    nikos.getByRole('button', { name: `Απόρριψη: Άννα ${mark}` }),
    nikos.getByRole('alertdialog'),
  );
  const [waiting] = (await call(maria, 'GET', `/admin/customers?search=${search}`)) as ListedCustomer[];
  const approval = { isVerified: true, canViewPrices: true };
  await call(maria, 'PUT', `/admin/customers/${waiting?.id}/verify`, approval);
  await question.getByLabel('Λόγος').fill('Λάθος ΑΦΜ');
  await question.getByRole('button', { name: 'Απόρριψη' }).click();
  await said(nikos, 'Ο πελάτης εγκρίθηκε στο μεταξύ (Μαρία).');
  expect(await question.getByLabel('Λόγος').inputValue()).toBe('Λάθος ΑΦΜ');

  await open(nikos, `/order-management?search=${search}`);
  await nikos.getByLabel('Επιλογή και των 2 της σελίδας').click();
  const bar = nikos.getByRole('region', { name: 'Μαζικές ενέργειες' });
  const confirm = bar.getByRole('button', { name: 'Επιβεβαίωση (2)' });
  await confirm.waitFor();
  const ids = orders.map(({ id }) => ({ orderId: id }));
  await call(maria, 'PATCH', '/orders', { status: 'confirmed', orders: ids });
  const failures = bar.getByRole('alert').getByText('«Επιβεβαιωμένη» (Μαρία)');
  await press(confirm, async () => (await failures.count()) === 2);
  await bar.getByRole('button', { name: 'Έναρξη επεξεργασίας (2)' }).waitFor();
});

test('products: an import under an open form loses neither', async () => {
  const [maria, nikos] = [await openOffice('Μαρία'), await openOffice('Νίκος', { isLive: false })];
  const mark = newMark().toUpperCase();
  const [category] = (await call(maria, 'GET', '/categories')) as { name: string }[];
  const product = (await call(maria, 'POST', '/products', {
    name: `Κάμερα ${mark}`,
    price: 100,
    sku: `DYO-${mark}-1`,
  })) as AdminProduct;
  await open(maria, `/admin?tab=products&search=${mark}&product=${product.id}`);
  const form = maria.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
  await form.getByLabel('Σύντομη περιγραφή').fill('Γραμμένο από τη Μαρία');

  const lines = [
    `DYO-${mark}-1;Κάμερα ${mark};${category?.name};120`,
    `DYO-${mark}-2;Νέα ${mark};${category?.name};80`,
  ];
  const csv = ['Κωδικός;Όνομα;Κατηγορία;Τιμή', ...lines].join('\r\n');
  const file = { name: 'deftera.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) };
  await open(nikos, `/admin?tab=products&search=${mark}`);
  await nikos.getByRole('button', { name: 'Εισαγωγή' }).click();
  const dialog = nikos.getByRole('dialog');
  await dialog.getByLabel('Αρχείο Excel ή CSV').setInputFiles(file);
  await dialog.getByText('1 νέο προϊόν, 1 αλλαγή').waitFor();
  await Promise.all([
    said(maria, 'Το προϊόν άλλαξε στο μεταξύ'),
    said(nikos, 'Η εισαγωγή ολοκληρώθηκε'),
    dialog.getByRole('button', { name: 'Εισαγωγή' }).click(),
  ]);
  await expect.poll(() => form.getByLabel('Τιμή (€)').first().inputValue()).toBe('120,00');
  expect(await form.getByLabel('Σύντομη περιγραφή').inputValue()).toBe('Γραμμένο από τη Μαρία');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(maria, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  const rows = (await call(maria, 'GET', `/admin/products?search=${mark}&sortBy=price_asc`)) as AdminRow[];
  expect(rows.map(({ price }) => price)).toEqual([80, 120]);
  expect(await call(maria, 'GET', `/admin/products/${product.id}`)).toMatchObject({
    price: 120,
    shortDescription: 'Γραμμένο από τη Μαρία',
  });
});
