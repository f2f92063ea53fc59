// The design system at /dev/ui.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, open, settle, shareWindow, waitForScript } from '../support/browser/browser.ts';

const toasts = (page: Page) => page.locator('li[data-state=open]');
const focused = (page: Page) => page.locator(':focus');
/** Waits until the element with this text has the focus. */
const expectFocus = async (page: Page, text: string) => {
  await expect.poll(() => focused(page).textContent()).toBe(text);
};
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page that all tests share; it shows a picture that is missing. */
const desk = shareWindow((page) => open(page, '/dev/ui'), ['the server responded with a status of 404']);

test.each([
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)(
  'every piece fits $width px in the $colorScheme theme and has no accessibility fault',
  async ({ width, colorScheme }) => {
    const page = await desk();
    // Names and roles are the same in both themes.
    const what = colorScheme === 'dark' ? 'colours' : 'all';
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFaults(page)).toEqual([]);

    await named(page, 'Παράθυρο').click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page, what)).toEqual([]);
    await page.keyboard.press('Escape');

    await named(page, 'Ελένη Μαρκάκη').click();
    await page.getByRole('menu').waitFor();
    expect(await accessibilityFaults(page, what)).toEqual([]);
    await page.keyboard.press('Escape');

    await named(page, 'Αποστολή').click();
    await page.getByText('Συμπληρώστε το ονοματεπώνυμό σας.').waitFor();
    expect(await accessibilityFaults(page, what)).toEqual([]);
  },
);

test('the keyboard alone reaches the content, the tabs, the menu and the radio cards', async () => {
  const page = await desk();
  await page.reload();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();
  await waitForScript(page);

  await page.getByRole('tab', { name: 'Επισκόπηση' }).focus();
  await page.keyboard.press('End');
  await page.getByText('Τα στοιχεία σας.').waitFor();

  await named(page, 'Ελένη Μαρκάκη').focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'Ο λογαριασμός μου');
  await page.keyboard.press('End');
  await expectFocus(page, 'Αποσύνδεση');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Ελένη Μαρκάκη');

  await page.getByRole('radio', { name: /^Κανονική Παράδοση/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /Παράδοση & Εγκατάσταση/, checked: true }).waitFor();
});

test('a dialog keeps the focus inside and gives it back; a question is not closed by a click beside it', async () => {
  const page = await desk();
  await named(page, 'Παράθυρο').press('Enter');
  await page.locator('[role=dialog]:focus-within').waitFor();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator('[role=dialog] :focus').count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Παράθυρο');

  await named(page, 'Ερώτηση').click();
  await expectFocus(page, 'Πίσω');
  await page.mouse.click(5, 5);
  expect(await page.getByRole('alertdialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
});

test('toasts come one at a time, last 5 seconds, and leave after a swipe of 50 px to the right', async () => {
  const page = await desk();
  const swipe = async (pixels: number) => {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('No toast is showing.');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 6 });
    await page.mouse.up();
  };
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await named(page, 'Υψηλή').click();
  await page.getByRole('alert').filter({ hasText: 'Κάμερα εκτός σύνδεσης' }).waitFor();
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(4_900);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(200);
  await toasts(page).waitFor({ state: 'detached' });
  await page.clock.resume();

  await named(page, 'Σφάλμα').click();
  await page.keyboard.press('F8');
  await expect.poll(() => focused(page).textContent()).toContain('Σφάλμα αποστολής');
  await settle(page);
  await swipe(40);
  await settle(page);
  expect(await toasts(page).count()).toBe(1);
  await swipe(70);
  await toasts(page).waitFor({ state: 'detached' });

  // A pause over a toast that is then closed by hand does not hold the next one.
  await named(page, 'Επιτυχία').click();
  await toasts(page).hover();
  await toasts(page).getByRole('button', { name: 'Κλείσιμο' }).click();
  await toasts(page).waitFor({ state: 'detached' });
  await named(page, 'Επιτυχία').click();
  await toasts(page).waitFor();
  await toasts(page).waitFor({ state: 'detached', timeout: 20_000 });
});

test('a form leads to the first mistake, shows what the server refused, and works again after it was sent', async () => {
  const page = await desk();
  const form = page.locator('form');
  const fill = async (name: string, email: string) => {
    await form.getByLabel('Ονοματεπώνυμο').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Περιφέρεια').selectOption('crete');
    await form.getByRole('radio', { name: 'Τραπεζική κατάθεση' }).check();
    await form.getByRole('checkbox').check();
  };
  await form.getByLabel('Ονοματεπώνυμο').fill('Ελένη');
  await named(page, 'Αποστολή').click();
  await form.locator('[name=email][aria-describedby]:focus').waitFor();
  const described = await focused(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Παρακαλώ εισάγετε έγκυρο email');

  await fill('Ελένη', 'taken@example.gr');
  await named(page, 'Αποστολή').click();
  await form.getByText('Υπάρχει ήδη λογαριασμός με αυτό το email.').waitFor();
  await form.locator('[name=email]:focus').waitFor();

  await fill('Ελένη', 'eleni@example.gr');
  await named(page, 'Αποστολή').click();
  await page.getByText('Ευχαριστούμε, Ελένη.').first().waitFor();
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('');

  await fill('Νίκος', 'nikos@example.gr');
  await named(page, 'Αποστολή').click();
  await page.getByText('Ευχαριστούμε, Νίκος.').first().waitFor();
});
