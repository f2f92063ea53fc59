// Another company opens its own shop, from an empty one in production.
import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { accessibilityFaults, open, openOwnShop, openWindow, shopUrl } from '../support/browser/browser.ts';
import { startSmtpServer } from '../support/process/smtp.ts';

const password = 'a-long-password-of-the-owner';
const smtp = await startSmtpServer();
openOwnShop(
  async () => ({ NODE_ENV: 'production', DEMO: 'off', ADMIN_PASSWORD: password, SMTP_URL: smtp.url }),
  { isEmpty: true },
);
afterAll(() => smtp.stop());

let clicks = 0;
async function click(target: Locator) {
  clicks += 1;
  await target.click();
}

/** Fills the form of a group and saves it. */
async function save(page: Page, group: string, fields: Record<string, string>) {
  const panel = page.locator(`#${group}`);
  for (const [label, value] of Object.entries(fields))
    await panel.getByLabel(label, { exact: true }).fill(value);
  const saved = page.waitForResponse(`**/api/admin/settings/${group}`);
  await click(panel.getByRole('button', { name: 'Αποθήκευση' }));
  expect((await saved).status()).toBe(200);
  await page.getByText('Οι ρυθμίσεις αποθηκεύτηκαν.', { exact: true }).waitFor();
}

test('a company opens its own shop, and nothing of the demonstration is in it', async () => {
  const began = performance.now();
  const visitor = await openWindow({}, ['503']);
  expect((await visitor.goto('/products'))?.status()).toBe(503);
  await visitor.getByRole('heading', { name: 'Ανοίγουμε σύντομα' }).waitFor();
  expect(await accessibilityFaults(visitor)).toEqual([]);

  const owner = await openWindow();
  await open(owner, '/admin');
  await owner.getByLabel('Κωδικός', { exact: false }).first().fill(password);
  await click(owner.getByRole('button', { name: /Σύνδεση|Είσοδος/ }));
  await owner.getByRole('heading', { name: 'Το κατάστημα είναι κλειστό' }).waitFor();
  expect(await accessibilityFaults(owner)).toEqual([]);
  expect(await owner.getByRole('button', { name: 'Άνοιγμα' }).isDisabled()).toBe(true);

  await click(owner.getByRole('link', { name: 'Συμπλήρωση: Εταιρεία' }));
  await save(owner, 'company', {
    Όνομα: 'Αχαϊκή Ασφάλεια',
    'Όνομα με λατινικούς χαρακτήρες': 'ACHAIKI',
    Γενική: 'Αχαϊκής Ασφάλειας',
    Αιτιατική: 'Αχαϊκή Ασφάλεια',
    'Πλήρης επωνυμία': 'Αχαϊκή Ασφάλεια Ο.Ε.',
    ΑΦΜ: '094014201',
    ΔΟΥ: 'Πατρών',
    'Αριθμός Γ.Ε.ΜΗ.': '123456789000',
  });
  await save(owner, 'contact', {
    Τηλέφωνο: '2610123456',
    Email: 'info@achaiki.gr',
    'Οδός και αριθμός': 'Κορίνθου 100',
    Πόλη: 'Πάτρα',
    'Ταχυδρομικός κώδικας': '26221',
    Περιφέρεια: 'Αχαΐα',
  });
  await save(owner, 'hours', {});
  await click(owner.locator('#accounts').getByRole('button', { name: 'Προσθήκη λογαριασμού' }));
  await save(owner, 'accounts', { Τράπεζα: 'Τράπεζα Πατρών', IBAN: 'GR1601101250000000012300695' });

  await open(owner, '/admin');
  await click(owner.getByRole('button', { name: 'Δοκιμή', exact: true }));
  const dialog = owner.getByRole('dialog', { name: 'Δοκιμή email' });
  expect(await dialog.getByLabel('Να σταλεί στο').inputValue()).toBe('info@achaiki.gr');
  await click(dialog.getByRole('button', { name: 'Αποστολή' }));
  await expect.poll(() => smtp.arrived.length).toBe(1);
  const [mail] = smtp.arrived;
  expect(mail?.from?.text).toContain('info@achaiki.gr');
  const [, link = ''] = /(\/admin\?arrived=[\w-]+)/.exec(mail?.text ?? '') ?? [];
  clicks += 1;
  await open(owner, link);
  await owner.getByText('Τα email του καταστήματος φτάνουν.', { exact: true }).waitFor();
  await click(owner.getByRole('button', { name: 'Άνοιγμα' }));
  await click(owner.getByRole('alertdialog').getByRole('button', { name: 'Άνοιγμα' }));
  await owner.getByText('Το κατάστημα άνοιξε.', { exact: true }).waitFor();

  for (const path of [
    '/',
    '/products',
    '/services',
    '/contact',
    '/terms',
    '/privacy',
    '/accessibility',
    '/register',
  ]) {
    const answer = await fetch(shopUrl() + path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(html, path).toContain('Αχαϊκή Ασφάλεια');
    expect(
      html.match(/Βίγλα|vigla\.example|\(επίδειξη\)|210 000 01|601234565|Αττική|Νέα Ιωνία|24\/7/giu),
      path,
    ).toBeNull();
  }
  await open(visitor, '/contact');
  await visitor.getByRole('link', { name: '261 012 3456' }).first().waitFor();
  console.log(
    `${clicks} clicks, ${Math.round((performance.now() - began) / 1_000)} s from the empty shop to the opened one`,
  );
  expect(clicks).toBeLessThanOrEqual(120);
});
