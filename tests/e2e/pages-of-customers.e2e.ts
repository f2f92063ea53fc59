import { describe, test } from 'vitest';
import { open, shareWindow } from '../support/browser/browser.ts';
import { inspectBothThemes, inspectLargeText } from '../support/browser/inspect.ts';
import { fillCart, nextButton, productFrom, typeCard } from '../support/browser/shopping.ts';
import { call, enterAs } from '../support/browser/visitors.ts';

describe('without an accessibility fault in either theme, and not wider than any screen, is for a customer who buys', () => {
  const window = shareWindow(enterAs);

  test.each([
    '/products',
    '/products/1',
    '/products/32',
    '/cart',
    '/order-management',
    '/customer-dashboard',
    '/customer-dashboard?tab=orders',
    '/customer-dashboard?tab=appointments',
    '/customer-dashboard?tab=profile',
  ])('%s', async (path) => {
    const page = await window();
    if (path === '/cart') await fillCart(page, (await productFrom(page, 5_000)).id);
    await open(page, path);
    await inspectBothThemes(page);
    if (path === '/products/1') {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('[data-sticky-bar]').waitFor();
    }
    await inspectLargeText(page);
  });

  test('an order of their own', async () => {
    const page = await window();
    const [order] = (await call(page, 'GET', '/orders')) as [{ id: string }];
    for (const path of [`/order-confirmation/${order.id}`, `/order-management?order=${order.id}`]) {
      await open(page, path);
      await inspectBothThemes(page);
      await inspectLargeText(page);
    }
  });

  test('each step of the checkout', async () => {
    const page = await window();
    await fillCart(page, (await productFrom(page, 5_000)).id);
    await open(page, '/checkout');
    const steps = [
      'Έλεγχος καλαθιού',
      'Στοιχεία αποστολής',
      'Τρόπος παράδοσης',
      'Τρόπος πληρωμής',
      'Επιβεβαίωση παραγγελίας',
    ];
    for (const step of steps) {
      await page.getByRole('heading', { name: step, level: 2 }).waitFor();
      await inspectBothThemes(page);
      await inspectLargeText(page);
      if (step === 'Τρόπος πληρωμής') await typeCard(page);
      if (step !== steps.at(-1)) await nextButton(page).click();
    }
  });
});
