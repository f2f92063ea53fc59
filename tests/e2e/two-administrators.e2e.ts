import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { AdminProduct } from '../../src/features/catalogue/admin-contract.ts';
import type { KeptService } from '../../src/features/services/contract.ts';
import { open, openOwnShop, settle } from '../support/browser.ts';
import { call, openOffice, password } from '../support/visitors.ts';

openOwnShop();

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
const isConnected = (page: Page) => page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();

/** Opens a product beside the list, when what others change arrives there. */
async function openProduct(page: Page, id: number) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/admin?tab=products&product=${id}`);
  const form = inspector(page);
  await form.getByLabel('Όνομα').waitFor();
  await isConnected(page);
  return form;
}

test('who writes at a product keeps it while another saves, sees the other’s changes and loses neither', async () => {
  const [one, other] = [await openOffice(), await openOffice()];
  const product = (await call(other, 'GET', '/admin/products/12')) as AdminProduct;
  const form = await openProduct(one, product.id);
  await form.getByLabel('Σύντομη περιγραφή').fill('Γραμμένο από τον πρώτο');
  await form.getByText('Υπέρ και κατά').click();
  await call(other, 'PUT', `/products/${product.id}`, {
    price: product.price + 7,
    pros: ['Γραμμένο από τον δεύτερο'],
  });
  await said(one, 'Το προϊόν άλλαξε στο μεταξύ');
  expect(await form.getByLabel('Σύντομη περιγραφή').inputValue()).toBe('Γραμμένο από τον πρώτο');
  expect(await form.getByLabel('Τιμή (€)').first().inputValue()).toBe(String(product.price + 7));
  expect(await form.getByLabel('Πλεονεκτήματα').inputValue()).toBe('Γραμμένο από τον δεύτερο');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  expect(await call(other, 'GET', `/admin/products/${product.id}`)).toMatchObject({
    price: product.price + 7,
    pros: ['Γραμμένο από τον δεύτερο'],
    shortDescription: 'Γραμμένο από τον πρώτο',
  });
});

test('a product that was changed while nobody could hear of it is not overwritten, and what was typed stays', async () => {
  const [one, other] = [await openOffice(), await openOffice()];
  const product = (await call(other, 'GET', '/admin/products/13')) as AdminProduct;
  await one.routeWebSocket('**/ws', () => undefined);
  await one.setViewportSize({ width: 1440, height: 900 });
  await open(one, `/admin?tab=products&product=${product.id}`);
  const form = inspector(one);
  await form.getByLabel('Σύντομη περιγραφή').fill('Γραμμένο χωρίς σύνδεση');
  await call(other, 'PUT', `/products/${product.id}`, { price: product.price + 3 });
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Το προϊόν άλλαξε στο μεταξύ');
  await expect.poll(() => form.getByLabel('Τιμή (€)').first().inputValue()).toBe(String(product.price + 3));
  expect(await form.getByLabel('Σύντομη περιγραφή').inputValue()).toBe('Γραμμένο χωρίς σύνδεση');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  expect(await call(other, 'GET', `/admin/products/${product.id}`)).toMatchObject({
    price: product.price + 3,
    shortDescription: 'Γραμμένο χωρίς σύνδεση',
  });
});

test('two who change a service at once lose neither’s change', async () => {
  const [one, other] = [await openOffice(), await openOffice()];
  const [service] = (await call(other, 'GET', '/admin/services')) as KeptService[];
  if (!service) throw new Error('The demonstration has no services');
  await open(one, `/admin?tab=services&service=${service.id}`);
  const dialog = one.getByRole('dialog', { name: service.title });
  await dialog.getByLabel('Σημείωση τιμής').fill('Γραμμένο από τον πρώτο');
  await call(other, 'PUT', `/services/${service.id}`, {
    title: service.title,
    priceRange: '1 € – 2 €',
  });
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const services = (await call(other, 'GET', '/admin/services')) as KeptService[];
  expect(services.find(({ id }) => id === service.id)).toMatchObject({
    priceNote: 'Γραμμένο από τον πρώτο',
    priceRange: '1 € – 2 €',
  });
});

test('when the session is ended over a form the card comes, and after signing in what was typed is there', async () => {
  const [one, other] = [await openOffice(), await openOffice()];
  const form = await openProduct(one, 14);
  await form.getByLabel('Όνομα').fill('Δεν πρέπει να χαθεί');
  const sessions = (await call(other, 'GET', '/admin/sessions')) as { name: string; isThis: boolean }[];
  for (const { name, isThis } of sessions) {
    if (!isThis) await call(other, 'DELETE', `/admin/sessions/${name}`);
  }
  await said(one, 'Η σύνδεσή σας έληξε. Όσα γράψατε είναι εδώ: συνδεθείτε ξανά για να συνεχίσετε.');
  expect(await form.isVisible()).toBe(false);
  await one.getByLabel('Κωδικός διαχειριστή').fill(password);
  await one.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await form.getByLabel('Όνομα').waitFor();
  expect(await form.getByLabel('Όνομα').inputValue()).toBe('Δεν πρέπει να χαθεί');
  await settle(one);
  await isConnected(one);
});

test('who signs out leaves nothing in the other windows', async () => {
  const one = await openOffice();
  const form = await openProduct(one, 15);
  await form.getByLabel('Όνομα').fill('Πρέπει να χαθεί');
  const second = await one.context().newPage();
  await open(second, '/admin?tab=security');
  await second.getByRole('button', { name: 'Αποσύνδεση', exact: true }).first().click();
  await said(one, 'Η σελίδα ανοίγει με τον κωδικό των διαχειριστών.');
  expect(await one.locator('input[value="Πρέπει να χαθεί"], [name="sku"]').count()).toBe(0);
});
