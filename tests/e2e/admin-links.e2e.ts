import { expect, test } from 'vitest';
import { accessibilityFaults, open } from '../support/browser/browser.ts';
import { call, openAdmin } from '../support/browser/visitors.ts';

test('a customer leads to just their orders and appointments, until the name is taken away', async () => {
  const page = await openAdmin();
  const [{ id }] = (await call(page, 'GET', '/admin/customers?search=eleni@pelatis.example')) as [
    { id: string },
  ];
  for (const [link, address, remove] of [
    ['Παραγγελίες', `/order-management?customerId=${id}`, 'Παραγγελίες όλων των πελατών'],
    ['Ραντεβού', `/appointments-admin?view=list&customerId=${id}`, 'Ραντεβού όλων των πελατών'],
  ] as const) {
    await open(page, `/admin?tab=customers&list=approved&customer=${id}`);
    await page
      .getByRole('region', { name: link, exact: true })
      .getByRole('link', { name: 'Όλα', exact: true })
      .click();
    await page.waitForURL(address);
    const main = page.getByRole('main');
    await main.getByText('Πελάτης: Ελένη Μαρκάκη').waitFor();
    const others = main.getByText('Νίκος');
    await expect.poll(() => others.count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('button', { name: remove }).click();
    await page.waitForURL((url) => !url.searchParams.has('customerId'));
    await others.first().waitFor();
  }
});

test('an appointment that the palette finds opens, with its history and who of the team changed what', async () => {
  const page = await openAdmin();
  const found = await call(page, 'GET', '/appointments?status=pending&search=eleni@pelatis.example');
  const [{ id, customerName }] = found as [{ id: string; customerName: string }];
  for (const status of ['confirmed', 'pending']) {
    await call(page, 'PUT', `/appointments/${id}/status`, { status });
  }
  await open(page, '/admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Αναζήτηση σε όλη τη διαχείριση' }).waitFor();
  await page.keyboard.type(customerName);
  await page
    .getByRole('group', { name: 'Ραντεβού' })
    .getByRole('option')
    .filter({ hasText: 'Αυτοψία' })
    .first()
    .click();
  await page.waitForURL(/[?&]appointment=/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Ιστορικό αλλαγών' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('appointment'));

  await open(page, `/appointments-admin?appointment=${id}`);
  await dialog.getByRole('heading', { name: 'Ιστορικό αλλαγών' }).waitFor();
  await dialog.getByText('Αλλαγή', { exact: false }).first().waitFor();
  await dialog.getByRole('button', { name: 'Μετακίνηση σε…' }).click();
  await page.waitForURL('/appointments-admin');
  await page.getByRole('dialog', { name: /Μετακίνηση/ }).waitFor();
});
