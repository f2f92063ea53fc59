import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow, wideElements } from '../support/browser.ts';
import { pagePatterns, pathOf } from '../support/page-paths.ts';
import { fillCart, nextButton, productFrom, typeCard } from '../support/shopping.ts';
import { call, openAs, openOffice } from '../support/visitors.ts';

/** Holds what a page shows now to the screens of a small phone, a phone and a desk, and to both themes. */
async function inspect(page: Page, widths = [320, 390, 1440]): Promise<void> {
  for (const width of widths) expect(await wideElements(page, width)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

describe('without an accessibility fault in either theme, and not wider than any screen, is for a visitor', () => {
  // Nobody's order shows its own state.
  const ids = { '/products/$id': 1, '/order-confirmation/$id': 'nobodys' };
  const isShown = (pattern: string) => !pattern.startsWith('/dev/');

  test.each(pagePatterns.filter(isShown).map((pattern) => pathOf(pattern, ids)))('%s', async (path) => {
    const page = await openWindow();
    await open(page, path);
    await inspect(page);
  });
});

describe('and for a customer who buys', () => {
  test.each([
    '/',
    '/products',
    '/products/1',
    '/products/32',
    '/services',
    '/cart',
    '/order-management',
    '/order-management?search=δεν-υπάρχει',
    '/withdrawal',
    '/customer-dashboard',
    '/customer-dashboard?tab=orders',
    '/customer-dashboard?tab=appointments',
    '/customer-dashboard?tab=profile',
    '/login',
  ])('%s', async (path) => {
    const page = await openAs();
    if (path === '/cart') await fillCart(page, (await productFrom(page, 5_000)).id);
    await open(page, path);
    await inspect(page);
  });

  test('an order of their own', async () => {
    const page = await openAs();
    const [order] = (await call(page, 'GET', '/orders')) as [{ id: string }];
    await open(page, `/order-confirmation/${order.id}`);
    await inspect(page);
  });

  test('each step of the checkout', async () => {
    const page = await openAs();
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
      await inspect(page);
      if (step === 'Τρόπος πληρωμής') await typeCard(page);
      if (step !== steps.at(-1)) await nextButton(page).click();
    }
  });
});

describe('and for an administrator', () => {
  test.each([
    '/dev/mail',
    '/admin',
    '/admin?tab=products',
    '/admin?tab=customers',
    '/admin?tab=appointments',
    '/admin?tab=services',
    '/admin?tab=messages',
    '/admin?tab=audit',
    '/admin?tab=security',
    '/customers-admin',
    '/customers-admin?list=approved',
    '/customers-admin?list=rejected',
    '/appointments-admin',
    '/appointments-admin?view=month',
    '/appointments-admin?view=list',
    '/appointments-admin?view=list&search=δεν-υπάρχει',
    '/appointments-test',
    '/admin?tab=notifications',
    '/alerts?status=all',
    '/alerts?view=settings',
    '/order-management',
    '/order-management?search=δεν-υπάρχει',
    '/admin-simple',
    '/admin-simple?product=1',
  ])('%s', async (path) => {
    const page = await openOffice();
    await open(page, path);
    await inspect(page);
  });

  test('what is known of a customer, and the question before a rejection', async () => {
    const page = await openOffice();
    for (const list of ['approved', 'rejected', 'pending']) {
      await open(page, `/customers-admin?list=${list}`);
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('dialog').getByText('Email').waitFor();
      await inspect(page);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Απόρριψη' }).click();
    await page.getByRole('alertdialog', { name: /^Απόρριψη: / }).waitFor();
    await inspect(page);
  });

  test('a customer whose own address is opened', async () => {
    const page = await openOffice();
    const [{ id }] = (await call(page, 'GET', '/admin/customers')) as [{ id: string }];
    await open(page, `/customers-admin?customer=${id}`);
    await page.getByRole('dialog').getByText('Email').waitFor();
  });

  test('what can be done with appointments: settings, a new one, one that is open, one that is moved', async () => {
    const page = await openOffice();
    const dialog = page.getByRole('dialog');
    await open(page, '/appointments-admin?view=list&status=confirmed');
    const ways = [
      page.getByRole('button', { name: 'Ρυθμίσεις' }),
      page.getByRole('button', { name: 'Νέο ραντεβού' }),
      page.getByRole('button', { name: /^Μετακίνηση σε…/ }).first(),
      page.getByRole('row').nth(1).locator('[aria-haspopup=dialog]').first(),
    ];
    for (const way of ways) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await way.click();
      await dialog.waitFor();
      await inspect(page, [320, 1440]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('a pending order with its next step, and the question before it is cancelled', async () => {
    const page = await openOffice();
    await openOrder(page, 'pending');
    await page.getByRole('complementary', { name: 'Ενέργειες' }).getByLabel('Σημείωση').waitFor();
    await inspect(page, [1440]);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Ακύρωση/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await inspect(page, [1440]);
  });

  test('an order to be sent, with all that a phone shows of it', async () => {
    const page = await openOffice();
    await page.setViewportSize({ width: 390, height: 844 });
    await openOrder(page, 'processing');
    for (const tab of ['Λεπτομέρειες', 'Προϊόντα', 'Ενέργειες', 'Ιστορικό']) {
      await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
      await inspect(page, [320]);
    }
  });
});

async function openOrder(page: Page, status: string): Promise<void> {
  const [order] = (await call(page, 'GET', `/orders?status=${status}`)) as [{ id: string }];
  await open(page, `/order-management?order=${order.id}`);
}
