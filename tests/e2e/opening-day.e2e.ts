// Another company opens its own shop, from an empty one in production.
import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { accessibilityFaults, open, openOwnShop, openWindow, shopUrl } from '../support/browser/browser.ts';
import { agreeAndOrder, nextButton, passToPayment } from '../support/browser/shopping.ts';
import { call, decide, signInUnapproved } from '../support/browser/visitors.ts';
import { workbook } from '../support/app/workbook.ts';
import { startSmtpServer } from '../support/process/smtp.ts';

const password = 'a-long-password-of-the-owner';
const smtp = await startSmtpServer();
openOwnShop(
  async () => ({ NODE_ENV: 'production', DEMO: 'off', ADMIN_PASSWORD: password, SMTP_URL: smtp.url }),
  { isEmpty: true },
);
afterAll(() => smtp.stop());

/** Words that only the demonstration's company says. */
const ofDemonstration =
  /Βίγλα|vigla\.example|\(επίδειξη\)|της επίδειξης|210 000 01|601234565|Αττική|Νέα Ιωνία|24\/7|VG-[0-9A-Z]{4}-/giu;

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

/** Names a technician, takes over the ready services and categories, and says where the technicians go. */
async function adopt(owner: Page) {
  await open(owner, '/admin');
  await click(owner.getByRole('link', { name: 'Ορισμός: Τεχνικοί' }));
  const settings = owner.getByRole('dialog', { name: 'Ρυθμίσεις ραντεβού' });
  await click(settings.getByRole('button', { name: 'Επεξεργασία: Τεχνικός 1' }));
  await settings.getByLabel('Ονοματεπώνυμο').fill('Ανδρέας Πατρινός');
  await click(settings.getByRole('button', { name: 'Αποθήκευση' }));
  await settings.getByText('Ανδρέας Πατρινός').waitFor();
  await open(owner, '/admin');
  await click(owner.getByRole('link', { name: 'Προσθήκη: Υπηρεσίες' }));
  await click(owner.getByRole('button', { name: 'Προσθήκη οκτώ έτοιμων υπηρεσιών' }));
  await owner.getByRole('rowheader').nth(7).waitFor();
  await open(owner, '/admin');
  await click(owner.getByRole('link', { name: 'Ορισμός: Περιοχή' }));
  await settings.getByLabel('Πού πηγαίνουν οι τεχνικοί').fill('25, 26');
  await click(settings.getByRole('button', { name: 'Αποθήκευση περιοχής' }));
  // A page that is left takes its unanswered request along.
  await owner.getByText('Η περιοχή εγκατάστασης αποθηκεύτηκε.', { exact: true }).waitFor();
  await open(owner, '/admin');
  await click(owner.getByRole('link', { name: 'Προσθήκη: Κατηγορίες' }));
  const categories = owner.getByRole('dialog', { name: 'Κατηγορίες' });
  await click(categories.getByRole('button', { name: 'Προσθήκη των συνηθισμένων του κλάδου' }));
  await categories
    .getByRole('button', { name: /^Επεξεργασία/ })
    .first()
    .waitFor();
}

/** Brings a distributor's list with its titles and wholesale prices, and sells its products with a markup. */
async function bringPriceList(owner: Page) {
  await open(owner, '/admin?tab=products');
  await click(owner.getByRole('button', { name: 'Εισαγωγή' }));
  const dialog = owner.getByRole('dialog', { name: 'Εισαγωγή προϊόντων' });
  await dialog.getByLabel('Αρχείο Excel ή CSV').setInputFiles({
    name: 'timokatalogos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook({
      Τιμοκατάλογος: [
        ['ΑΧΑΪΚΗ ΔΙΑΝΟΜΗ Α.Ε.'],
        ['Ισχύει από 1/11/2026'],
        ['Κωδικός', 'Περιγραφή είδους', 'Κατασκευαστής', 'Τιμή Χονδρικής', 'Απόθεμα'],
        ['K-100', 'Κάμερα IP 4 MP για έξω', 'Optika', 80, 12],
        ['K-200', 'Κάμερα IP 8 MP για έξω', 'Optika', 140, 4],
        ['N-800', 'Καταγραφικό 8 καναλιών PoE', 'Optika', 190, 3],
      ],
    }),
  });
  await dialog.getByLabel('Κατηγορία των νέων προϊόντων').selectOption({ label: 'Κάμερες' });
  clicks += 1;
  await dialog.getByLabel('Κέρδος πάνω στην τιμή αγοράς (%)').fill('50');
  await click(dialog.getByRole('checkbox', { name: /Τα νέα προϊόντα πωλούνται αμέσως/ }));
  await dialog.getByText('3 νέα προϊόντα').waitFor();
  await click(dialog.getByRole('button', { name: 'Εισαγωγή', exact: true }));
  await owner.getByText('Η εισαγωγή ολοκληρώθηκε', { exact: true }).waitFor();
}

/** A price with cents; the «from» price of services is public and has no cents. */
const amount = /\d,\d\d\s€/;

/** Registers in the visitor's window, which shows no price before or after. */
async function register(page: Page, email: string) {
  const main = page.getByRole('main');
  const expectNoPrice = async (path: string) => {
    await open(page, path);
    await main.getByText('Κάμερα IP 4 MP').first().waitFor();
    expect(await main.innerText()).not.toMatch(amount);
  };
  await expectNoPrice('/products');
  await page.getByRole('banner').getByRole('link', { name: 'Εγγραφή' }).click();
  await page.waitForURL('/register');
  await main.getByRole('radio', { name: /Ιδιώτης/ }).check();
  const typed = {
    Επώνυμο: 'Καλυδωνίου',
    Email: email,
    Τηλέφωνο: '2610 123 456',
    Διεύθυνση: 'Αγίου Ανδρέου 12',
    Πόλη: 'Πάτρα',
    'Ταχυδρομικός κώδικας': '26222',
  };
  await main.getByRole('textbox', { name: 'Όνομα', exact: true }).fill('Μαρία');
  for (const [name, text] of Object.entries(typed)) await main.getByRole('textbox', { name }).fill(text);
  await main.getByLabel('Κωδικός').fill(password);
  await main.getByLabel('Επανάληψη κωδικού').fill(password);
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Η εγγραφή σας στάλθηκε').waitFor();
  await signInUnapproved(page, email, password);
  await expectNoPrice('/products');
}

/** Orders what the price list brought, paid by transfer to the company's own account; returns the order. */
async function order(page: Page): Promise<Pick<Order, 'id' | 'orderNumber' | 'total'>> {
  await open(page, '/products');
  const main = page.getByRole('main');
  await main.getByText(formatEuro(14_880)).first().waitFor();
  await main
    .getByRole('link', { name: /Κάμερα IP 4 MP/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true }).click();
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).click();
  await main.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();
  await passToPayment(page);
  await page.getByRole('radio', { name: /Κατάθεση|έμβασμα/i }).check();
  await nextButton(page).click();
  const id = await agreeAndOrder(page);
  await main
    .getByText(/GR16 0110/)
    .first()
    .waitFor();
  return (await call(page, 'GET', `/orders/${id}`)) as Order;
}

/** Confirms an order, by which its transfer has arrived, sends and delivers it, and issues its receipt. */
async function deliver(owner: Page, orderNumber: string) {
  await open(owner, '/order-management');
  await owner.getByRole('main').getByLabel('Αναζήτηση').fill(orderNumber);
  await click(owner.getByRole('button', { name: new RegExp(orderNumber) }));
  const actions = owner.getByRole('complementary', { name: 'Ενέργειες' });
  const press = async (name: string) => {
    clicks += 1;
    await decide(actions.getByRole('button', { name }));
  };
  await press('Επιβεβαίωση παραγγελίας');
  await press('Έναρξη επεξεργασίας');
  await actions.getByLabel('Αριθμός αποστολής').fill('RE447190325GR');
  await press('Σήμανση ως απεσταλμένη');
  await press('Σήμανση ως παραδομένη');
  await click(owner.getByRole('tab', { name: 'Χρήματα' }));
  await click(owner.getByRole('button', { name: 'Έκδοση απόδειξης' }));
  await click(owner.getByRole('alertdialog').getByRole('button', { name: 'Έκδοση' }));
  await owner.getByRole('alertdialog').waitFor({ state: 'hidden' });
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
  // A change is undone where it was made.
  const claim = owner.locator('#company').getByLabel(/^Σύνθημα/);
  await claim.fill('Πρόχειρο');
  await owner.locator('#company').getByRole('button', { name: 'Αποθήκευση' }).click();
  await owner.getByRole('button', { name: 'Αναίρεση' }).click();
  await expect.poll(() => claim.inputValue()).toBe('');
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

  await adopt(owner);
  await bringPriceList(owner);

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
    expect(html.match(ofDemonstration), path).toBeNull();
  }
  await open(visitor, '/contact');
  await visitor.getByRole('link', { name: '261 012 3456' }).first().waitFor();
  const opened = Math.round((performance.now() - began) / 1_000);
  const email = 'maria@pelatis.example';
  await register(visitor, email);
  await open(owner, '/admin');
  const queue = owner.getByRole('list', { name: 'Περιμένουν', exact: true });
  await click(queue.getByRole('button', { name: /^Έγκριση: Μαρία Καλυδωνίου/ }));
  await owner.getByText('Ο πελάτης εγκρίθηκε και βλέπει τις τιμές.').first().waitFor();
  const { id, orderNumber, total } = await order(visitor);
  await deliver(owner, orderNumber);

  await open(visitor, '/order-management');
  const bought = visitor.getByRole('listitem', { name: `Παραγγελία ${orderNumber}` });
  await bought.getByText('Παραδόθηκε').waitFor();
  await bought.getByRole('link', { name: /RE447190325GR/ }).waitFor();
  const documents = (await call(visitor, 'GET', `/orders/${id}/documents`)) as unknown[];
  expect(documents).toHaveLength(1);
  await open(visitor, '/customer-dashboard');
  const points = visitor.getByRole('main').getByText('Πόντοι επιβράβευσης').locator('..');
  await points.getByText(String(Math.floor(total)), { exact: true }).waitFor();
  const told = () =>
    smtp.arrived
      .filter(({ to }) => [to].flat().some((one) => one?.text.includes(email)))
      .map(({ subject }) => subject?.replace(/:? [A-Z]+-.*/, ''));
  // Of steps that follow each other within seconds only the last is told.
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([
        'Λάβαμε την εγγραφή σας',
        'Ο λογαριασμός σας εγκρίθηκε',
        'Λάβαμε την παραγγελία σας',
        'Η παραγγελία σας παραδόθηκε',
      ]),
    );
  for (const { subject, text, html, from } of smtp.arrived) {
    const said = [subject, from?.text, text, html].join('\n');
    expect(said).toContain('Αχαϊκή Ασφάλεια');
    expect(said.match(ofDemonstration), subject).toBeNull();
  }
  console.log(
    `${clicks} clicks, ${Math.round((performance.now() - began) / 1_000)} s from the empty shop to the delivered order, ${opened} s of them to the opened shop`,
  );
  expect(clicks).toBeLessThanOrEqual(120);
});
