import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatEuro } from '#shared/money.ts';
import { open, openWindow } from '../support/browser/browser.ts';
import {
  agreeAndOrder,
  nextButton,
  passToPayment,
  productFrom,
  typeCard,
} from '../support/browser/shopping.ts';
import { call, decide, newEmail, openMail, password, signIn } from '../support/browser/visitors.ts';

/** A price with cents; the «from» price of services is public and has no cents. */
const amount = /\d,\d\d\s€/;

async function expectNoPrice(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    expect(await page.getByRole('main').innerText()).not.toMatch(amount);
  }
}

async function subjectsTo(admin: Page, email: string): Promise<string[]> {
  const mails = (await call(admin, 'GET', '/dev/mails')) as { to: string; subject: string }[];
  return mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject.replace(/:? VG-.*/, ''))
    .toSorted();
}

/** Searches the administrators' customer list for an address; returns the customer's row. */
async function findCustomer(admin: Page, email: string): Promise<Locator> {
  await admin.getByRole('searchbox', { name: 'Αναζήτηση' }).fill(email);
  // The heading and the customer: whoever presses in the list before it was searched presses nothing.
  await expect.poll(() => admin.getByRole('row').count(), { timeout: 15_000 }).toBe(2);
  return admin.getByRole('row').filter({ hasText: email });
}

test('from a visitor’s first page to a delivered order', async () => {
  const email = newEmail('dimitra');
  const page = await openWindow();
  const main = page.getByRole('main');
  await expectNoPrice(page, ['/', '/products/1']);

  await page.getByRole('banner').getByRole('link', { name: 'Εγγραφή' }).click();
  await page.waitForURL('/register');
  await main.getByRole('radio', { name: /Ιδιώτης/ }).check();
  await main.getByRole('textbox', { name: 'Όνομα', exact: true }).fill('Δήμητρα');
  await main.getByRole('textbox', { name: 'Επώνυμο' }).fill('Διαδρομή');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('textbox', { name: 'Τηλέφωνο' }).fill('210 123 4567');
  await main.getByLabel('Κωδικός').fill(password);
  await main.getByLabel('Επανάληψη κωδικού').fill(password);
  await main.getByRole('textbox', { name: 'Διεύθυνση' }).fill('Ηρακλείου 12');
  await main.getByRole('textbox', { name: 'Πόλη' }).fill('Νέα Ιωνία');
  await main.getByRole('textbox', { name: 'Ταχυδρομικός κώδικας' }).fill('14231');
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Η εγγραφή σας στάλθηκε').waitFor();
  await signIn(page, '/login', email);
  await main.getByText('Ο λογαριασμός σας αναμένει έγκριση').waitFor();
  await page.waitForURL('/');
  await expectNoPrice(page, ['/products/1']);
  await main.getByText('Ο λογαριασμός σας αναμένει έγκριση').waitFor();

  const admin = await openWindow();
  await open(admin, '/customers-admin');
  await admin.getByLabel('Κωδικός διαχειριστή').fill(password);
  await admin.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await admin.getByRole('heading', { name: 'Πελάτες', level: 1 }).waitFor();
  const applicant = await findCustomer(admin, email);
  await decide(applicant.getByRole('button', { name: 'Έγκριση: Δήμητρα Διαδρομή' }));
  await admin.getByText('Ο πελάτης εγκρίθηκε και βλέπει τις τιμές.').first().waitFor();
  const approval = await openMail(admin, email, 'Ο λογαριασμός σας εγκρίθηκε');
  await approval
    .getByRole('paragraph')
    .getByText(/Από τώρα βλέπετε τις τιμές/)
    .waitFor();

  const product = await productFrom(page, 5_000);
  await open(page, `/products/${product.id}`);
  await main.getByText(formatEuro(product.priceCents)).first().waitFor();
  await main.getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true }).click();
  await page.getByRole('link', { name: 'Καλάθι, 1 τεμάχιο' }).click();
  await main.getByRole('link', { name: 'Ολοκλήρωση παραγγελίας' }).click();
  await passToPayment(page);
  await typeCard(page);
  await nextButton(page).click();
  const orderId = await agreeAndOrder(page);
  const { orderNumber, total } = (await call(page, 'GET', `/orders/${orderId}`)) as {
    orderNumber: string;
    total: number;
  };

  await open(admin, '/order-management');
  await admin.getByRole('main').getByLabel('Αναζήτηση').fill(orderNumber);
  await admin.getByRole('button', { name: new RegExp(orderNumber) }).click();
  const actions = admin.getByRole('complementary', { name: 'Ενέργειες' });
  await decide(actions.getByRole('button', { name: 'Επιβεβαίωση παραγγελίας' }));
  await decide(actions.getByRole('button', { name: 'Έναρξη επεξεργασίας' }));
  await actions.getByRole('button', { name: 'Σήμανση ως απεσταλμένη' }).waitFor();
  await actions.getByLabel('Αριθμός αποστολής').fill('RE447190325GR');
  await decide(actions.getByRole('button', { name: 'Σήμανση ως απεσταλμένη' }));
  await decide(actions.getByRole('button', { name: 'Σήμανση ως παραδομένη' }));
  await actions.getByText(/Δεν απομένει καμία ενέργεια/).waitFor();

  await open(page, '/order-management');
  const order = page.getByRole('listitem', { name: `Παραγγελία ${orderNumber}` });
  await order.getByText('Παραδόθηκε').waitFor();
  await order.getByRole('link', { name: /RE447190325GR/ }).waitFor();
  await open(page, '/customer-dashboard');
  const points = main.getByText('Πόντοι επιβράβευσης').locator('..');
  await points.getByText(String(Math.floor(total)), { exact: true }).waitFor();

  await expect
    .poll(() => subjectsTo(admin, email), { timeout: 40_000 })
    .toEqual(
      // Of steps that follow each other within seconds only the last is told.
      expect.arrayContaining([
        'Η παραγγελία σας παραδόθηκε',
        'Λάβαμε την εγγραφή σας',
        'Λάβαμε την παραγγελία σας',
        'Ο λογαριασμός σας εγκρίθηκε',
      ]),
    );
});
