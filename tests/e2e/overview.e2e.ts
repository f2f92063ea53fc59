import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import {
  accessibilityFaults,
  open,
  openChangedShop,
  openWindow,
  wideElements,
} from '../support/browser/browser.ts';
import { call, decide, newEmail, newMark, openAdmin, password } from '../support/browser/visitors.ts';

openChangedShop();

test('the overview is one queue, settled in place by mouse and by keyboard, each undone', async () => {
  const page = await openAdmin();
  const lastNames = ['Πρώτη', 'Δεύτερη'].map((name) => `${name} ${newMark()}`);
  for (const lastName of lastNames) {
    const visitor = await openWindow();
    await call(visitor, 'POST', '/auth/register', {
      firstName: 'Ζηνοβία',
      lastName,
      email: newEmail('anamoni'),
      password,
      accountType: 'b2b',
      companyName: 'Αναμονή ΑΕ',
      afm: '094014201',
    });
  }
  const isPending = async (lastName = '') => {
    const query = `approval=pending&search=${encodeURIComponent(lastName)}`;
    return ((await call(page, 'GET', `/admin/customers?${query}`)) as unknown[]).length === 1;
  };
  const [firstName, secondName] = lastNames;
  // A button that has just come under the pointer takes no click.
  const undo = async (row: Locator, name: string | undefined) => {
    const button = row.getByRole('button', { name: /^Αναίρεση/ });
    await expect
      .poll(async () => {
        await button.click({ timeout: 1_000 }).catch(() => undefined);
        return isPending(name);
      })
      .toBe(true);
  };
  await open(page, '/admin');
  const queue = page.getByRole('list', { name: 'Περιμένουν', exact: true });
  await queue.waitFor();
  const more = page.getByRole('button', { name: /που περιμέν(ει|ουν) λιγότερο/ });
  await expect.poll(async () => (await more.isVisible()) && more.click().then(() => true)).toBe(false);
  const rowOf = (lastName = '') => queue.getByRole('listitem').filter({ hasText: lastName });
  const [first, second] = lastNames.map(rowOf) as [Locator, Locator];
  await first.getByText('Επιχείρηση · Αναμονή ΑΕ · ΑΦΜ 094014201').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await Promise.all([
    page.getByText('Ο πελάτης εγκρίθηκε και βλέπει τις τιμές.').first().waitFor(),
    decide(first.getByRole('button', { name: /^Έγκριση/ })),
  ]);
  expect(await isPending(firstName)).toBe(false);
  await undo(first, firstName);

  // By keyboard: from the row before, on to this one, and done; the focus goes on.
  await expect.poll(() => first.getByRole('button', { name: /^Έγκριση/ }).count()).toBe(1);
  // Read again after the undo, the row may move and lose the focus.
  await expect
    .poll(async () => {
      await first.getByRole('link').focus();
      await page.keyboard.press('j');
      return second.getByRole('link').evaluate((link) => link === document.activeElement);
    })
    .toBe(true);
  await expect
    .poll(async () => {
      await second.getByRole('link').focus();
      await page.keyboard.press('a');
      return second.getByRole('button', { name: /^Αναίρεση/ }).count();
    })
    .toBe(1);
  await undo(second, secondName);
  // The row goes back to its place when the list is read again, and a row that moves loses the focus.
  const opened = page.getByRole('heading', { level: 2, name: `Ζηνοβία ${secondName}` });
  await expect
    .poll(async () => {
      if (await second.isVisible())
        await second
          .getByRole('link')
          .press('Enter', { timeout: 1_000 })
          .catch(() => undefined);
      return opened.isVisible();
    })
    .toBe(true);
});

test('the overview shows the day of each technician, and a visit opens its appointment', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin');
  const line = page.getByRole('region', { name: 'Χρονοδιάγραμμα της ημέρας' });
  const technicians = (await call(page, 'GET', '/admin/technicians')) as {
    name: string;
    isActive: boolean;
  }[];
  for (const { name, isActive } of technicians)
    if (isActive)
      await line
        .getByRole('list', { name, exact: true })
        .or(page.getByText(/^Χωρίς ραντεβού σήμερα: /).filter({ hasText: name }))
        // On a Sunday nobody has any.
        .or(page.getByText('Κανένα ραντεβού σήμερα.'))
        .first()
        .waitFor();
  expect(await wideElements(page, 390)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});
