import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminProduct } from '#features/catalogue-admin/contract.ts';
import type { StoredService } from '#features/services/contract.ts';
import type { SettingsForAdmin } from '#features/settings/contract.ts';
import { decimalText } from '#shared/decimals.ts';
import { open, openChangedShop, settle, waitForScript } from '../support/browser/browser.ts';
import { call, openAdmin, password } from '../support/browser/visitors.ts';

openChangedShop();

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
const isConnected = (page: Page) => page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();

/** Opens a product beside the list and waits until live updates arrive. */
async function openProduct(page: Page, id: number) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/admin?tab=products&product=${id}`);
  const form = inspector(page);
  await form.getByLabel('Όνομα').waitFor();
  await isConnected(page);
  return form;
}

test('a product that was changed while nobody could hear of it is not overwritten, and what was typed stays', async () => {
  const [one, other] = [await openAdmin(), await openAdmin()];
  const product = (await call(other, 'GET', '/admin/products/13')) as AdminProduct;
  await one.routeWebSocket('**/ws', () => undefined);
  await one.setViewportSize({ width: 1440, height: 900 });
  await open(one, `/admin?tab=products&product=${product.id}`);
  const form = inspector(one);
  await form.getByLabel('Σύντομη περιγραφή').fill('Γραμμένο χωρίς σύνδεση');
  await call(other, 'PUT', `/products/${product.id}`, { price: product.price + 3 });
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Το προϊόν άλλαξε στο μεταξύ');
  await expect
    .poll(() => form.getByLabel('Τιμή (€)').first().inputValue())
    .toBe(decimalText(product.price + 3, 2));
  expect(await form.getByLabel('Σύντομη περιγραφή').inputValue()).toBe('Γραμμένο χωρίς σύνδεση');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  expect(await call(other, 'GET', `/admin/products/${product.id}`)).toMatchObject({
    price: product.price + 3,
    shortDescription: 'Γραμμένο χωρίς σύνδεση',
  });
});

test('who does not hear of the other’s change in the same place of a service is refused once, and reads it', async () => {
  const [one, other] = [await openAdmin(), await openAdmin()];
  await one.routeWebSocket('**/ws', () => undefined);
  const { service } = (await call(other, 'POST', '/services', {
    title: `Έλεγχος ${crypto.randomUUID().slice(0, 4)}`,
    features: ['Μέτρηση'],
  })) as { service: StoredService };
  await open(one, `/admin?tab=services&service=${service.id}`);
  const dialog = one.getByRole('dialog', { name: service.title });
  await dialog.getByLabel('Τι περιλαμβάνεται').fill('Μέτρηση\nΑναφορά');
  await dialog.getByLabel('Σημείωση τιμής').fill('Γραμμένο από τον πρώτο');
  await call(other, 'PUT', `/services/${service.id}`, { features: ['Δοκιμή'], durationMinutes: 90 });
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Η υπηρεσία άλλαξε στο μεταξύ');
  await dialog.getByText('Στο μεταξύ αποθηκεύτηκε «Δοκιμή»').waitFor();
  expect(await dialog.getByLabel('Τι περιλαμβάνεται').inputValue()).toBe('Μέτρηση\nΑναφορά');
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const services = (await call(other, 'GET', '/admin/services')) as StoredService[];
  expect(services.find(({ id }) => id === service.id)).toMatchObject({
    features: ['Μέτρηση', 'Αναφορά'],
    priceNote: 'Γραμμένο από τον πρώτο',
    durationMinutes: 90,
  });
});

test('settings that were changed while nobody could hear of it are not overwritten, their rows neither', async () => {
  const [one, other] = [await openAdmin(), await openAdmin()];
  const { contact } = (await call(other, 'GET', '/admin/settings')) as SettingsForAdmin;
  const put = (changes: object) => call(other, 'PUT', '/admin/settings/contact', { ...contact, ...changes });
  onTestFinished(async () => void (await put({})));
  await one.routeWebSocket('**/ws', () => undefined);
  await open(one, '/admin?tab=settings');
  const form = one.locator('#contact');
  await form.getByLabel('Περιφέρεια').fill('Γραμμένη από τον πρώτο');
  const social = [...contact.social, { network: 'Βίντεο', url: 'https://video.example/vigla' }];
  await put({ social });
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(one, 'Οι ρυθμίσεις άλλαξαν στο μεταξύ');
  await expect.poll(() => form.getByLabel('Δίκτυο').last().inputValue()).toBe('Βίντεο');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await expect
    .poll(() => call(other, 'GET', '/admin/settings'))
    .toMatchObject({ contact: { region: 'Γραμμένη από τον πρώτο', social } });
});

test('who does not hear of another area of installation is refused once, and reads it beside what was typed', async () => {
  const [one, other] = [await openAdmin(), await openAdmin()];
  const put = (prefixes: string[]) => call(other, 'PUT', '/admin/installation-area', { prefixes });
  const before = (await call(other, 'GET', '/admin/installation-area')) as { prefixes: string[] };
  onTestFinished(async () => void (await put(before.prefixes)));
  await one.routeWebSocket('**/ws', () => undefined);
  await open(one, '/appointments-admin?dialog=area');
  const dialog = one.getByRole('dialog', { name: 'Ρυθμίσεις ραντεβού' });
  const field = dialog.getByLabel('Πού πηγαίνουν οι τεχνικοί');
  await field.fill('10, 11');
  await put(['12']);
  await dialog.getByRole('button', { name: 'Αποθήκευση περιοχής' }).click();
  await dialog.getByText('Στο μεταξύ αποθηκεύτηκε «12»').waitFor();
  expect(await field.inputValue()).toBe('10, 11');
});

test('when the session is ended over a form the card comes, and after signing in what was typed is there', async () => {
  const [one, other] = [await openAdmin(), await openAdmin()];
  const form = await openProduct(one, 14);
  await form.getByLabel('Όνομα').fill('Δεν πρέπει να χαθεί');
  const sessions = (await call(other, 'GET', '/admin/sessions')) as { name: string; isThis: boolean }[];
  for (const { name, isThis } of sessions) {
    if (!isThis) await call(other, 'DELETE', `/admin/sessions/${name}`);
  }
  await said(one, 'Η σύνδεσή σας έληξε. Όσα συμπληρώσατε διατηρήθηκαν: συνδεθείτε ξανά για να συνεχίσετε.');
  await form.waitFor({ state: 'hidden' });
  await one.getByLabel('Κωδικός διαχειριστή').fill(password);
  await one.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await form.getByLabel('Όνομα').waitFor();
  expect(await form.getByLabel('Όνομα').inputValue()).toBe('Δεν πρέπει να χαθεί');
  await settle(one);
  await isConnected(one);
});

test('who signs out leaves nothing in the other windows', async () => {
  const one = await openAdmin();
  const form = await openProduct(one, 15);
  await form.getByLabel('Όνομα').fill('Πρέπει να χαθεί');
  const second = await one.context().newPage();
  await open(second, '/admin?tab=security');
  await second.getByRole('button', { name: 'Αποσύνδεση', exact: true }).first().click();
  await said(one, 'Η σελίδα ανοίγει με τον κωδικό των διαχειριστών.');
  await waitForScript(one);
  await second.getByLabel('Κωδικός διαχειριστή').waitFor();
  await waitForScript(second);
  expect(await one.locator('input[value="Πρέπει να χαθεί"], [name="sku"]').count()).toBe(0);
});
