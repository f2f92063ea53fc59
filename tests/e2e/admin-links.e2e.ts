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
