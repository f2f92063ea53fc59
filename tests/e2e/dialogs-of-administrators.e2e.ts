import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, shareWindow } from '../support/browser/browser.ts';
import { inspectBothThemes } from '../support/browser/inspect.ts';
import { call, enterOffice } from '../support/browser/visitors.ts';

describe('without an accessibility fault in either theme, and not wider than any screen, is for an administrator who opens something', () => {
  const admin = shareWindow(enterOffice);

  test('what is known of a customer, and the question before a rejection', async () => {
    const page = await admin();
    await open(page, '/customers-admin?list=pending');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('region', { name: 'Στοιχεία' }).getByText('Email', { exact: true }).waitFor();
    await inspectBothThemes(page);
    await page.getByRole('main').getByRole('button', { name: 'Απόρριψη' }).click();
    await page.getByRole('alertdialog', { name: /^Απόρριψη: / }).waitFor();
    await inspectBothThemes(page);
  });

  test('what can be done with appointments: settings, a new one, one that is open, one that is moved', async () => {
    const page = await admin();
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
      // A phone's table is another one.
      await page.getByRole('columnheader', { name: 'Κατάσταση' }).waitFor();
      await way.click();
      await dialog.waitFor();
      await inspectBothThemes(page, [1440, 320]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('what an import says of a file with faults, which is not taken in', async () => {
    const page = await admin();
    await open(page, '/admin?tab=customers');
    await page.getByRole('button', { name: 'Εισαγωγή' }).click();
    const dialog = page.getByRole('dialog', { name: 'Εισαγωγή πελατών' });
    const csv = 'Όνομα;Επώνυμο;Email\nΆννα;Βλάχου;anna\nΝίκος;Ρήγας;nikos@pelatis.example\n';
    const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) };
    await dialog.getByLabel('Αρχείο Excel ή CSV').setInputFiles(file);
    await dialog.getByRole('table').first().waitFor();
    expect(await dialog.getByRole('button', { name: 'Εισαγωγή' }).isDisabled()).toBe(true);
    await inspectBothThemes(page);
  });

  test('a pending order with its next step, and the question before it is cancelled', async () => {
    const page = await admin();
    await openOrder(page, 'pending');
    await page.getByRole('complementary', { name: 'Ενέργειες' }).getByLabel('Σημείωση').waitFor();
    await inspectBothThemes(page, [1440]);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Ακύρωση/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await inspectBothThemes(page, [1440]);
  });

  test('an order to be sent, with all that a phone shows of it', async () => {
    const page = await admin();
    await page.setViewportSize({ width: 390, height: 844 });
    await openOrder(page, 'processing');
    for (const tab of ['Λεπτομέρειες', 'Προϊόντα', 'Ενέργειες', 'Ιστορικό']) {
      await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
      await inspectBothThemes(page, [320]);
    }
  });

  test('the menu of a phone, which gives the focus back and closes behind whoever chose from it', async () => {
    const page = await admin();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/admin');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Μενού' });
    const messages = page.getByRole('banner').getByRole('link', { name: /^Μηνύματα/ });
    for (const away of [() => page.keyboard.press('Escape'), () => messages.press('Enter')]) {
      await menu.press('Enter');
      await messages.focus();
      await away();
      await messages.waitFor({ state: 'hidden' });
      await menu.and(page.locator(':focus')).waitFor();
    }
    await page.getByRole('heading', { name: 'Μηνύματα', level: 1 }).waitFor();
  });
});

async function openOrder(page: Page, status: string): Promise<void> {
  const [order] = (await call(page, 'GET', `/orders?status=${status}`)) as [{ id: string }];
  await open(page, `/order-management?order=${order.id}`);
}
