import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { agreeAndOrder, nextButton, productFrom } from '../support/browser/shopping.ts';
import { call, openAsNewBuyer } from '../support/browser/visitors.ts';

async function toLastStep(page: Page): Promise<void> {
  await nextButton(page).click();
  await page.getByRole('heading', { name: 'Τρόπος πληρωμής', level: 2 }).waitFor();
  await page.getByRole('radio', { name: /Τραπεζική κατάθεση/ }).check();
  await nextButton(page).click();
  await page.getByRole('heading', { name: 'Επιβεβαίωση παραγγελίας', level: 2 }).waitFor();
}

test('an order with installation asks when it may begin and leads to the slot of its technician', async () => {
  const { page } = await openAsNewBuyer('egkatastasi');
  const { id: productId } = await productFrom(page, 5_000);
  await call(page, 'POST', '/cart', { productId, quantity: 1, withInstallation: true });
  await open(page, '/checkout');
  await nextButton(page).click();

  const postalCode = page.getByRole('textbox', { name: 'ΤΚ', exact: false });
  await postalCode.fill('54622');
  await page
    .locator('[id$="-error"]', { hasText: 'Οι τεχνικοί μας δεν πηγαίνουν στον ΤΚ 546 22.' })
    .waitFor();
  expect(await nextButton(page).isDisabled()).toBe(true);
  await postalCode.fill('14231');
  await nextButton(page).click();

  await page.getByText(/Τα προϊόντα έρχονται με courier/).waitFor();
  await page.getByRole('radio', { name: /Παράδοση & Εγκατάσταση/ }).check();
  await page.getByText(/φέρνει ο ίδιος τα προϊόντα και εγκαθιστά 1 τεμάχιο/).waitFor();
  await toLastStep(page);
  await page.getByRole('checkbox', { name: /Ζητώ να αρχίσει/ }).check();
  const id = await agreeAndOrder(page);
  await page.getByText(/να αρχίσει μέσα στις 14 ημέρες/).waitFor();

  await page.getByRole('link', { name: 'Κλείστε ώρα' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByLabel('Σημειώσεις').inputValue())
    .toMatch(/^Εγκατάσταση της παραγγελίας VG-/);

  // The dialog names the order, and leads back to it: closed, and when the visit is booked.
  await dialog.getByRole('heading', { name: /παραγγελία VG-/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`/order-confirmation/${id}`);
  await page.getByRole('link', { name: 'Κλείστε ώρα' }).click();
  await dialog.getByRole('button', { name: /Πρώτη διαθέσιμη/ }).click();
  await dialog.locator('label:has(input[type=radio]:enabled)').first().click();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByRole('button', { name: 'Πίσω στην παραγγελία' }).click();
  await page.waitForURL(`/order-confirmation/${id}`);
  await page.getByText(/Ραντεβού με τον τεχνικό: .*περιμένει επιβεβαίωση/).waitFor();

  const visitor = await openWindow();
  await open(visitor, `/services?installation=${id}`);
  const signIn = visitor.getByRole('link', { name: 'συνδεθείτε' });
  expect(await signIn.getAttribute('href')).toContain(encodeURIComponent(id));
});
