import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow } from '../support/browser.ts';
import { openAs } from '../support/visitors.ts';

const main = (page: Page) => page.getByRole('main');

test.each([
  [undefined, 'Απαιτείται σύνδεση', 'Σύνδεση'],
  ['maria@anamoni.example', 'Ο λογαριασμός σας δεν έχει επιβεβαιωθεί ακόμη', 'Επικοινωνία'],
  ['giorgos@aporripsi.example', 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή', 'Επικοινωνία'],
] as const)('booking tells %s: %s', async (email, sentence, name) => {
  const page = email ? await openAs(email) : await openWindow();
  await open(page, '/services');
  const button = main(page).getByRole('button', { name: /Κλείστε ραντεβού ?: Προληπτική συντήρηση/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Προληπτική συντήρηση' });
  await dialog.getByText(sentence).waitFor();
  await dialog.getByRole('link', { name }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL('/services');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
