import { describe, expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow, shareWindow } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { call, enterOffice, newEmail, openMail, press } from '../support/browser/visitors.ts';

describe('without an accessibility fault in either theme, and not wider than any screen, is for an administrator', () => {
  const admin = shareWindow(enterOffice);

  test.each([
    '/dev/mail',
    '/admin',
    '/admin?tab=products',
    '/admin?tab=specifications',
    '/admin?tab=specifications&specification=hfov_deg',
    '/admin?tab=purchasing',
    '/admin?tab=purchasing&open=new',
    '/admin?tab=purchasing&view=counts',
    '/admin?tab=purchasing&view=prices&open=new',
    '/admin?tab=offers',
    '/admin?tab=contracts',
    '/admin?tab=customers',
    '/admin?tab=appointments',
    '/admin?tab=services',
    '/admin?tab=chat&view=replies',
    '/admin?tab=chat&view=bot',
    '/admin?tab=chat&view=figures',
    '/admin?tab=messages',
    '/admin?tab=audit',
    '/admin?tab=recalls',
    '/admin?tab=recalls&recall=new',
    '/admin?tab=security',
    '/admin?tab=settings',
    '/admin?tab=settings&text=about',
    '/appointments-admin',
    '/appointments-admin?view=month',
    '/appointments-admin?view=list',
    '/appointments-admin?view=list&search=δεν-υπάρχει',
    '/appointments-test',
    '/admin?tab=notifications',
    '/alerts?status=all',
    '/alerts?view=settings',
    '/order-management',
    '/admin-simple',
    '/admin-simple?product=1',
  ])('%s', async (path) => {
    const page = await admin();
    await open(page, path);
    await inspect(page);
  });

  test.each([
    [320, '/admin?tab=products', 'Προϊόντα'],
    [320, '/customers-admin', 'Σε αναμονή'],
    [390, '/admin?tab=products', 'Προϊόντα'],
    [1440, '/order-management', 'Προϊόντα της παραγγελίας'],
  ])('and at %i px the list of %s shows whole rows: %s', async (width, path, list) => {
    const page = await admin();
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const table = page.getByRole('region', { name: list, exact: true });
    await table.getByRole('row').nth(1).waitFor();
    const [whole, shown] = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(whole).toBe(shown);
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
    await inspect(page);
    const later = newEmail('argotero');
    await call(page, 'POST', '/contact', { name: 'Μάρκος', email: later, message: 'Και πόσο κοστίζει;' });
    const listed = page.getByRole('list', { name: 'Email' }).getByText(later);
    await press(page.getByRole('button', { name: 'Ανανέωση' }), () => listed.first().isVisible());
    const html = await mail.locator(':root').evaluate(({ outerHTML }) => outerHTML);
    const alone = await openWindow();
    await alone.setContent(html);
    expect(await accessibilityFaults(alone, 'colours')).toEqual([]);
  });

  test('and on a phone the rows of the appointments are equally high, whatever the service is called', async () => {
    const page = await admin();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/appointments-admin?view=list');
    const table = page.getByRole('region', { name: 'Ραντεβού', exact: true });
    await table.getByRole('columnheader', { name: 'Ραντεβού' }).waitFor();
    const heights = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
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
