import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow, settle, shareWindow } from '../support/browser/browser.ts';
import { inspectBothThemes } from '../support/browser/inspect.ts';
import { call, enterOffice, newEmail, openMail, press } from '../support/browser/visitors.ts';

const appointmentList = '/appointments-admin?view=list';

/** Lists that show whole rows at these widths. */
const wholeRows: Record<string, [width: number, list: string][]> = {
  '/order-management': [[1440, 'Προϊόντα της παραγγελίας']],
  '/admin?tab=products': [
    [390, 'Προϊόντα'],
    [320, 'Προϊόντα'],
  ],
  '/customers-admin': [[320, 'Σε αναμονή']],
};

/** Waits until what loads late, a screen or its data, is there: a list that is read has a stand-in. */
const shown = (page: Page) => page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });

async function expectWholeRows(page: Page, width: number, list: string) {
  await page.setViewportSize({ width, height: 900 });
  const table = page.getByRole('region', { name: list, exact: true });
  await table.getByRole('row').nth(1).waitFor();
  await settle(page);
  await expect.poll(() => table.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
}

/** Checks that on a phone the rows are equally high, whatever the service is called. */
async function expectEqualRows(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('region', { name: 'Ραντεβού', exact: true });
  await table.getByRole('columnheader', { name: 'Ραντεβού' }).waitFor();
  const heights = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
}

describe('without an accessibility fault in either theme, and not wider than any screen, is for an administrator', () => {
  const admin = shareWindow(enterOffice);

  test.each([
    '/dev/mail',
    '/admin',
    '/admin?tab=products',
    '/admin?tab=specifications',
    '/admin?tab=purchasing',
    '/admin?tab=purchasing&view=counts',
    '/admin?tab=offers',
    '/admin?tab=contracts',
    '/admin?tab=services',
    '/admin?tab=chat&view=replies',
    '/admin?tab=chat&view=bot',
    '/admin?tab=chat&view=figures',
    '/admin?tab=messages',
    '/admin?tab=audit',
    '/admin?tab=recalls',
    '/admin?tab=security',
    '/admin?tab=settings',
    '/admin?tab=settings&text=about',
    '/appointments-admin',
    '/appointments-admin?view=month',
    appointmentList,
    '/appointments-test',
    '/admin?tab=notifications',
    '/alerts?status=all',
    '/alerts?view=settings',
    '/order-management',
    '/customers-admin',
    '/admin-simple',
  ])('%s', async (path) => {
    const page = await admin();
    await open(page, path);
    await shown(page);
    for (const [width, list] of wholeRows[path] ?? []) await expectWholeRows(page, width, list);
    if (path === appointmentList) await expectEqualRows(page);
    await inspectBothThemes(page);
  });

  test('the settings, whose groups are reached by their address, and on a phone from a list with the keyboard', async () => {
    const page = await admin();
    const top = (id: string) => page.locator(`#${id}`).evaluate((group) => group.getBoundingClientRect().top);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/admin?tab=settings#vat');
    const groups = page.getByRole('navigation', { name: 'Ομάδες ρυθμίσεων' });
    await expect.poll(() => top('vat')).toBeLessThan(200);
    expect(await groups.locator('[aria-current]').textContent()).toContain('ΦΠΑ');
    const forms = await page.locator('main section[id] > header h2').allTextContents();
    const listed = await groups
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
    expect(listed.slice(0, forms.length)).toEqual(forms);
    await page.setViewportSize({ width: 390, height: 844 });
    await groups.getByText('Ομάδες ρυθμίσεων').waitFor();
    await groups.getByText('Ομάδες ρυθμίσεων').focus();
    await page.keyboard.press('Enter');
    const hours = groups.getByRole('link', { name: 'Ωράριο' });
    await hours.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => top('hours')).toBeLessThan(200);
    expect(await hours.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    const within = await page.locator('#hours').evaluate((group) => group.contains(document.activeElement));
    expect(within).toBe(true);
  });

  test('an opened e-mail, and one that is sent meanwhile', async () => {
    const page = await admin();
    const email = newEmail('anoichto');
    await call(page, 'POST', '/contact', { name: 'Μάρκος', email, message: 'Πότε μπορείτε να περάσετε;' });
    const mail = await openMail(page, email, 'Λάβαμε το μήνυμά σας');
    await mail.getByRole('paragraph').getByText('Θα σας απαντήσουμε').waitFor();
    await inspectBothThemes(page);
    const later = newEmail('argotero');
    await call(page, 'POST', '/contact', { name: 'Μάρκος', email: later, message: 'Και πόσο κοστίζει;' });
    const listed = page.getByRole('list', { name: 'Email' }).getByText(later);
    await press(page.getByRole('button', { name: 'Ανανέωση' }), () => listed.first().isVisible());
    const html = await mail.locator(':root').evaluate(({ outerHTML }) => outerHTML);
    const alone = await openWindow();
    await alone.setContent(html);
    expect(await accessibilityFaults(alone, 'colours')).toEqual([]);
  });

  test.each([
    ['/order-management?status=pending', /^Επιλογή της VG-/, 'Περίοδος'],
    ['/admin?tab=products&categoryId=cameras', /^Επιλογή: /, 'Κατηγορία'],
    ['/appointments-admin?view=list&period=upcoming', /^Κατάσταση: /, 'Υπηρεσία'],
  ])(
    'and on a phone the list of %s begins on half a screen, above it the filters fold and the buttons have words',
    async (path, row, folded) => {
      const page = await admin();
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      const first = page.getByLabel(row).first();
      await first.waitFor();
      await shown(page);
      expect((await first.boundingBox())?.y).toBeLessThan(844 / 2);
      const filter = page.getByRole('main').getByRole('combobox', { name: folded, exact: true });
      expect(await filter.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Φίλτρα 1' }).click();
      await filter.waitFor();
      const buttons = page
        .getByRole('banner')
        .getByRole('button')
        .or(page.getByRole('banner').getByRole('link'));
      const bare = await buttons
        .filter({ visible: true, hasNotText: /\p{L}/u })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      expect(bare.map((name) => name.split(/[,:]/)[0])).toEqual(['Μενού', 'Ειδοποιήσεις']);
    },
  );

  test('and on a phone the row of an order’s tabs fades where it goes on, and leads to the last one', async () => {
    const page = await admin();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/order-management');
    await page.getByRole('button', { name: /^VG-/ }).first().click();
    const tabs = page.getByRole('dialog').getByRole('tablist');
    await tabs.getByRole('tab', { name: 'Λεπτομέρειες' }).press('End');
    const last = tabs.getByRole('tab').last();
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    const [row, fading] = await tabs.evaluate((list) => [
      list.getBoundingClientRect().right,
      getComputedStyle(list).maskImage,
    ]);
    expect(fading).toMatch(/^linear-gradient\(.*transparent|rgba\(0, 0, 0, 0\)\)$/);
    const box = await last.boundingBox();
    // Beyond the 40 px that fade.
    expect(Math.ceil((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual((row as number) - 39);
  });
});
