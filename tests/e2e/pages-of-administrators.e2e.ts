import { describe, expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow, shareWindow } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { call, enterOffice, newEmail, openMail } from '../support/browser/visitors.ts';

describe('without an accessibility fault in either theme, and not wider than any screen, is for an administrator', () => {
  const admin = shareWindow(enterOffice);

  test.each([
    '/dev/mail',
    '/admin',
    '/admin?tab=products',
    '/admin?tab=customers',
    '/admin?tab=appointments',
    '/admin?tab=services',
    '/admin?tab=chat&view=replies',
    '/admin?tab=chat&view=bot',
    '/admin?tab=chat&view=figures',
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

  test('an opened e-mail', async () => {
    const page = await admin();
    const email = newEmail('anoichto');
    await call(page, 'POST', '/contact', { name: 'Μάρκος', email, message: 'Πότε μπορείτε να περάσετε;' });
    const mail = await openMail(page, email, 'Λάβαμε το μήνυμά σας');
    await mail.getByRole('paragraph').getByText('Θα σας απαντήσουμε').waitFor();
    await inspect(page);
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
});
