import { expect, test } from 'vitest';
import { emptyDay, largeService, openBooking, showDay, smallService } from '../support/browser/booking.ts';
import { open } from '../support/browser/browser.ts';
import { openAsNewBuyer } from '../support/browser/visitors.ts';

test('what was typed waits where the dialog was closed, until it is booked or the customer signs out', async () => {
  const { page } = await openAsNewBuyer('prosxedio');
  const typed = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([key, text]) =>
        (key.startsWith('draft:') || key === 'chatDraft') && text !== '' ? [key] : [],
      ),
    );
  const dialog = await openBooking(page, smallService);
  // The first free hour may be over before it is booked.
  await (await showDay(dialog, await emptyDay(page, 7))).click();
  await dialog.locator('label:has(input[type=radio]:enabled)').first().click();
  const choice = (await dialog.getByText(/^Επιλογή:/).textContent()) ?? '';
  await dialog.getByLabel('Ονοματεπώνυμο').fill('Άννα Δοκίμου Ρήγα');
  await dialog.getByLabel(/Σημειώσεις/).fill('Κουδούνι στον δεύτερο');
  for (const leave of [() => page.keyboard.press('Escape'), () => open(page, '/products')]) {
    await leave();
    await dialog.waitFor({ state: 'detached' });
    await openBooking(page, smallService);
    await dialog.getByText(choice).waitFor();
    expect(await dialog.getByLabel('Ονοματεπώνυμο').inputValue()).toBe('Άννα Δοκίμου Ρήγα');
    expect(await dialog.getByLabel(/Σημειώσεις/).inputValue()).toBe('Κουδούνι στον δεύτερο');
  }
  await openBooking(page, largeService);
  expect(await dialog.getByLabel(/Σημειώσεις/).inputValue()).toBe('');
  await dialog.getByLabel(/Σημειώσεις/).fill('Τέσσερις κάμερες');

  await openBooking(page, smallService);
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText('Το ραντεβού σας καταχωρίστηκε').waitFor();
  await openBooking(page, smallService);
  expect(await dialog.getByLabel(/Σημειώσεις/).inputValue()).toBe('');
  expect(await typed()).toHaveLength(1);
  await open(page, '/');
  await page.getByRole('button', { name: /^Συνομιλία/ }).click();
  await page.getByLabel('Το μήνυμά σας').fill('Αργεί το ραντεβού μου;');
  expect(await typed()).toContain('chatDraft');
  await page.getByRole('button', { name: 'Ελαχιστοποίηση' }).click();
  await page.getByRole('button', { name: /Άννα Δοκίμου/ }).click();
  // The session has ended and its page is loaded anew before the answer is here.
  const visitor = page.getByRole('link', { name: 'Εγγραφή' }).first();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    await visitor.waitFor();
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await visitor.waitFor();
  await expect.poll(typed).toEqual([]);
});
