import { expect, test } from 'vitest';
import { accessibilityFaults, open } from '../support/browser/browser.ts';
import { call, openAdmin } from '../support/browser/visitors.ts';

test('a customer leads to just their orders, offers and appointments, until the name is taken away', async () => {
  const page = await openAdmin();
  const [{ id }] = (await call(page, 'GET', '/admin/customers?search=eleni@pelatis.example')) as [
    { id: string },
  ];
  for (const [link, address, remove, other] of [
    ['Παραγγελίες', `/order-management?customerId=${id}`, 'Παραγγελίες όλων των πελατών', 'Νίκος'],
    ['Προσφορές', `/admin?tab=offers&customerId=${id}`, 'Προσφορές όλων των πελατών', 'Άννα'],
    ['Ραντεβού', `/appointments-admin?view=list&customerId=${id}`, 'Ραντεβού όλων των πελατών', 'Νίκος'],
  ] as const) {
    await open(page, `/admin?tab=customers&list=approved&customer=${id}`);
    await page
      .getByRole('region', { name: link, exact: true })
      .getByRole('link', { name: 'Όλα', exact: true })
      .click();
    await page.waitForURL(address);
    const main = page.getByRole('main');
    await main.getByText('Πελάτης: Ελένη Μαρκάκη').waitFor();
    await main.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    const others = main.getByText(other);
    await expect.poll(() => others.count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('button', { name: remove }).click();
    await page.waitForURL((url) => !url.searchParams.has('customerId'));
    await others.first().waitFor();
  }
});

test('a page of a list whose rows have gone leads to the last one', async () => {
  const page = await openAdmin();
  for (const list of [
    '/admin?tab=customers&list=approved',
    '/admin?tab=offers&state=accepted',
    '/order-management?status=delivered',
    '/appointments-admin?view=list',
  ]) {
    await open(page, `${list}&page=99`);
    await page.waitForURL((url) => url.searchParams.get('page') !== '99');
    // A row names an address, an amount or an hour; the sums above the orders are none.
    const rows = page.getByRole('main').locator('li:not([aria-label="Χρήματα"] li), tbody tr');
    await rows
      .filter({ hasText: /@|€|\d\d:\d\d/ })
      .first()
      .waitFor();
  }
});
