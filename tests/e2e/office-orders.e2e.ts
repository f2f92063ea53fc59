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
