import { expect, test } from 'vitest';
import { accessibilityFaults, open } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { call, openAdmin, openAsNewBuyer } from '../support/browser/visitors.ts';

test('an order is changed where it is written, goes in two parcels, and its customer reads what follows', async () => {
  const { page: buyer } = await openAsNewBuyer('grafeio');
  const { id } = await placeOrder(buyer);
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/order-management?order=${id}`);
  await page.getByRole('button', { name: 'Αλλαγή της παραγγελίας' }).click();
  const change = page.getByRole('dialog', { name: /^Αλλαγή της / });
  await change.getByLabel('Τεμάχια').first().fill('2');
  await change.getByLabel('Διεύθυνση').fill('Αγίας Λαύρας 20');
  expect(await accessibilityFaults(page)).toEqual([]);
  await change.getByRole('button', { name: 'Αποθήκευση αλλαγών' }).click();
  await change.waitFor({ state: 'hidden' });
  await page.getByText('1 → 2 τεμάχια').first().waitFor();
  expect(await call(page, 'GET', `/orders/${id}`)).toMatchObject({
    items: [{ quantity: 2 }],
    shippingAddress: { address: 'Αγίας Λαύρας 20' },
  });

  for (const status of ['confirmed', 'processing']) await call(page, 'PATCH', `/orders/${id}`, { status });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/order-management?order=${id}`);
  await page.getByRole('tab', { name: 'Ενέργειες' }).click();
  await page.getByRole('button', { name: 'Αποστολή μέρους' }).click();
  const parcel = page.getByRole('dialog', { name: /^Δέμα της / });
  await parcel.getByLabel(/^Τεμάχια: /).fill('1');
  await parcel.getByLabel('Αριθμός αποστολής').fill('1000000001');
  await parcel.getByText(/^Υπόλοιπα: 1 × /).waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Να χαθούν όσα γράψατε;' });
  await question.getByRole('button', { name: 'Συνέχεια' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await parcel.getByRole('button', { name: 'Αποστολή δέματος (1 τεμάχιο)' }).click();
  await parcel.waitFor({ state: 'hidden' });
  await page
    .getByText(/^Έχει φύγει μέρος της/)
    .last()
    .waitFor();
  // The parcel alone was sent.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await open(buyer, `/order-confirmation/${id}`);
  await buyer.getByRole('list', { name: 'Δέματα' }).getByText('Ακολουθούν').waitFor();
  expect(await accessibilityFaults(buyer)).toEqual([]);
});

test('an order by telephone keeps no invoice of a former customer and no deposit that is not given, and says what is refused at no field', async () => {
  const { email } = await openAsNewBuyer('tilefono');
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/order-management');
  await page.getByRole('button', { name: 'Νέα παραγγελία' }).click();
  const form = page.getByRole('dialog', { name: 'Νέα παραγγελία' });
  const choose = async (address: string) => {
    await form.getByLabel('Πελάτης του καταστήματος').fill(address);
    await form.getByRole('button', { name: address }).click();
  };
  await choose('nikos@epixeirisi.example');
  const invoice = form.getByLabel('Τιμολόγιο αντί για απόδειξη');
  await invoice.check();
  await form.getByLabel('Αριθμός παραγγελίας του πελάτη').fill('4500012');
  await form.getByRole('button', { name: 'Άλλος πελάτης' }).click();
  await choose(email);
  await form.getByText(email).waitFor();
  expect(await invoice.isChecked()).toBe(false);

  await form.getByRole('button', { name: 'Ελεύθερη γραμμή' }).click();
  await form.getByLabel('Κείμενο').fill('Καλώδιο UTP');
  await form.getByRole('listitem').getByLabel('€ χωρίς ΦΠΑ').fill('30');
  const payment = form.getByLabel('Πώς πληρώνεται');
  const deposit = form.getByLabel('Με προκαταβολή');
  await payment.selectOption('Με κατάθεση, πριν από την αποστολή');
  await deposit.check();
  await form.getByLabel('Πώς δόθηκε').selectOption('Θα την πληρώσει ο πελάτης');
  await deposit.uncheck();
  await payment.selectOption('Στην παράδοση');

  const [hidden, shown] = ['Αυτή η προκαταβολή δεν γίνεται.', 'Η πόλη αυτή δεν υπάρχει.'];
  const fields = { via: hidden, 'shippingAddress.city': shown };
  await page.route('**/api/admin/orders', (route) =>
    route.fulfill({ status: 400, json: { error: 'Ελέγξτε τα στοιχεία.', code: 'INVALID_INPUT', fields } }),
  );
  const place = form.getByRole('button', { name: 'Καταχώριση παραγγελίας' });
  await place.press('Enter');
  const toasts = page.locator('[data-toasts]');
  await toasts.getByText(hidden).waitFor();
  await form.getByText(shown).waitFor();
  expect(await toasts.getByText(shown).count()).toBe(0);
  await page.unroute('**/api/admin/orders');
  await place.press('Enter');
  await form.waitFor({ state: 'hidden' });
});
