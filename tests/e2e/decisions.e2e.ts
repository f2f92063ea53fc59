import { expect, onTestFinished, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import {
  ask,
  call,
  newEmail,
  newMark,
  openAdmin,
  openAsNewBuyer,
  password,
} from '../support/browser/visitors.ts';

type Counts = { pending: number; approved: number };

test('a second click decides nothing, and the decided row waits in its place with the way back', async () => {
  const visitor = await openWindow();
  for (const firstName of ['Πρώτη', 'Δεύτερη']) {
    const email = newEmail('anamoni');
    const person = { firstName, lastName: 'Αναμονή', email, password, accountType: 'private' };
    await call(visitor, 'POST', '/auth/register', person);
  }
  const page = await openAdmin();
  await open(page, '/customers-admin?search=Αναμονή');
  const counts = async () => (await call(page, 'GET', '/admin/customer-counts')) as Counts;
  const before = await counts();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  expect(await rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Έγκριση: Πρώτη Αναμονή' }).dblclick({ delay: 40 });
  const undo = rows.getByRole('button', { name: 'Αναίρεση: Πρώτη Αναμονή' });
  await undo.waitFor();
  const [shown, decided, { pending }] = await Promise.all([
    rows.count(),
    rows.first().getByText('Εγκρίθηκε').count(),
    counts(),
  ]);
  expect([shown, decided, pending]).toEqual([2, 1, before.pending - 1]);
  // The undo button has just appeared under the pointer, so it ignores clicks for a moment too.
  await undo.click();
  await expect
    .poll(async () => {
      if ((await undo.count()) > 0) await undo.click({ timeout: 1_000 }).catch(() => undefined);
      return counts();
    })
    .toEqual(before);
  await page.getByRole('button', { name: 'Έγκριση: Πρώτη Αναμονή' }).waitFor();
  await inspect(page);
});

test('of what is typed at an order one part is saved without the other, and a parcel without a number is asked about', async () => {
  const { page: buyer } = await openAsNewBuyer();
  const order = await placeOrder(buyer);
  const page = await openAdmin();
  for (const status of ['confirmed', 'processing'])
    await call(page, 'PATCH', `/orders/${order.id}`, { status });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/order-management?order=${order.id}`);
  const actions = page.getByRole('complementary', { name: 'Ενέργειες' });
  // However long the status, the slip's button stays beside the number.
  const tops = await Promise.all(
    [
      page.getByRole('heading', { level: 2, name: order.orderNumber }),
      page.getByRole('button', { name: 'Δελτίο' }),
    ].map((part) => part.boundingBox()),
  );
  expect(tops[0]?.y).toBe(tops[1]?.y);
  await actions.getByLabel('Αριθμός αποστολής').fill('1234567890');
  await actions.getByLabel('Σημείωση').fill('Εύθραυστο');

  // Whichever tab is open, paper shows the slip with the products.
  await page.getByRole('tab', { name: 'Λεπτομέρειες' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.getByRole('tab', { name: /^Προϊόντα/, selected: true }).waitFor();

  await actions.getByRole('button', { name: 'Αποθήκευση σημείωσης' }).click();
  await expect.poll(() => actions.getByLabel('Σημείωση').inputValue()).toBe('');
  expect(await actions.getByLabel('Αριθμός αποστολής').inputValue()).toBe('1234567890');

  await actions.getByLabel('Αριθμός αποστολής').fill('');
  const send = actions.getByRole('button', { name: 'Σήμανση ως απεσταλμένη' });
  const question = await ask(send, page.getByRole('alertdialog', { name: 'Αποστολή χωρίς αριθμό;' }));
  await question.getByRole('button', { name: 'Πίσω' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await call(page, 'GET', `/orders/${order.id}`)).toMatchObject({ status: 'processing' });
  await ask(send, question);
  await question.getByRole('button', { name: 'Αποστολή χωρίς αριθμό' }).click();
  await actions.getByRole('button', { name: /^Αναίρεση/ }).waitFor();

  // The tracking number is added later.
  await actions.getByRole('button', { name: 'Προσθήκη αριθμού αποστολής' }).click();
  await actions.getByLabel('Αριθμός αποστολής').fill('1234567890');
  await actions.getByRole('button', { name: 'Αποθήκευση αριθμού' }).click();
  await expect
    .poll(() => call(page, 'GET', `/orders/${order.id}`))
    .toMatchObject({ status: 'shipped', tracking: '1234567890', courier: 'acs' });
  // It is corrected, never taken away.
  await actions.getByRole('button', { name: 'Διόρθωση αριθμού αποστολής' }).click();
  await actions.getByLabel('Αριθμός αποστολής').fill('');
  await actions.getByRole('button', { name: 'Αποθήκευση αριθμού' }).click();
  await actions.getByText('Συμπληρώστε τον αριθμό αποστολής.').waitFor();
});

test('the step that a question was about is taken or refused, never the next one of an order that went on', async () => {
  const { page: buyer } = await openAsNewBuyer();
  const { id } = await placeOrder(buyer);
  const page = await openAdmin();
  const move = (status: string) => call(page, 'PATCH', `/orders/${id}`, { status });
  for (const status of ['confirmed', 'processing']) await move(status);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/order-management?order=${id}`);
  const send = page
    .getByRole('complementary', { name: 'Ενέργειες' })
    .getByRole('button', { name: 'Σήμανση ως απεσταλμένη' });
  const question = await ask(send, page.getByRole('alertdialog', { name: 'Αποστολή χωρίς αριθμό;' }));
  await move('shipped');
  // Behind the question the form has the step after it.
  await page.locator('form').getByText('Σήμανση ως παραδομένη').waitFor();
  await question.getByRole('button', { name: 'Αποστολή χωρίς αριθμό' }).click();
  await page.getByText('Η παραγγελία είναι ήδη στην κατάσταση').first().waitFor();
  expect(await call(page, 'GET', `/orders/${id}`)).toMatchObject({ status: 'shipped' });
});

test('a saved product is taken back from its toast, unless somebody changed it since', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const sku = `E2E-${newMark()}`;
  const { id } = (await call(page, 'POST', '/products', { name: 'Κάμερα', price: 129.9, sku })) as {
    id: number;
  };
  // Other tests count the products.
  onTestFinished(async () => void (await call(page, 'DELETE', `/products/${id}`)));
  await open(page, `/admin?tab=products&product=${id}`);
  const form = page.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
  const price = form.getByLabel('Τιμή (€)').first();
  const undo = page.locator('li[data-state=open]').getByRole('button', { name: 'Αναίρεση' });
  async function save(text: string) {
    await price.fill(text);
    const button = form.getByRole('button', { name: 'Αποθήκευση', exact: true });
    await button.click();
    // Under the pointer it stays.
    await undo.hover();
    await button.waitFor();
  }
  await save('12,90');
  await undo.click();
  await page.getByText('Αναιρέθηκε: Αλλαγή προϊόντος: «Κάμερα»').first().waitFor();
  await expect.poll(() => price.inputValue()).toBe('129,90');
  await undo.waitFor({ state: 'detached' });

  await save('99,90');
  await call(page, 'PUT', `/products/${id}`, { price: 89.9 });
  await undo.click();
  await page.getByText('Δεν αναιρέθηκε τίποτα: το προϊόν «Κάμερα» άλλαξε στο μεταξύ.').first().waitFor();
  await expect.poll(() => price.inputValue()).toBe('89,90');
});
