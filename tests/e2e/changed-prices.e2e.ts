import { expect, onTestFinished, test } from 'vitest';
import { open } from '../support/browser/browser.ts';
import {
  agreeAndOrder,
  fillCart,
  nextButton,
  orderButton,
  passToPayment,
  productFrom,
} from '../support/browser/shopping.ts';
import { call, openAdmin, openAsNewBuyer } from '../support/browser/visitors.ts';

test('an order whose prices have changed is agreed to anew, also where it became cheaper', async () => {
  const { page } = await openAsNewBuyer('ftinotera');
  const admin = await openAdmin();
  const { id: original } = await productFrom(page, 5_000);
  const { id } = (await call(admin, 'POST', `/admin/products/${original}/duplicate`)) as { id: number };
  // Other tests count the products.
  onTestFinished(async () => void (await call(admin, 'DELETE', `/products/${id}`)));
  await call(admin, 'PUT', `/products/${id}`, { inStock: true, isDraft: false, price: 95 });
  await fillCart(page, id);
  await open(page, '/checkout');
  await passToPayment(page);
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  await call(admin, 'PUT', `/products/${id}`, { price: 31.5 });
  const agreement = page.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ });
  await agreement.check();
  await orderButton(page).click();
  await page.getByText('Όσο ολοκληρώνατε την παραγγελία, άλλαξαν τιμές:').waitFor();
  // One piece and the delivery, with VAT: 125,23 before and 46,49 now.
  await page.getByText(/^Σύνολο: 125,23.* 46,49.* 78,74.*λιγότερα$/).waitFor();
  await expect.poll(() => agreement.isChecked()).toBe(false);
  expect(await call(page, 'GET', '/orders')).toHaveLength(0);
  await agreeAndOrder(page);
  expect(await call(page, 'GET', '/orders')).toHaveLength(1);
});
