import type { Page, WebSocketRoute } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, open, openChangedShop } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { call, newMark, openAdmin, openAsNewBuyer } from '../support/browser/visitors.ts';

openChangedShop();

const bell = (page: Page) => page.getByRole('button', { name: /^Ειδοποιήσεις/ });
const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Ειδοποιήσεις' }).getByRole('article').filter({ hasText: text });

/** Opens the alerts page and waits until it is live. */
async function watchAlerts(page: Page, path = '/alerts'): Promise<void> {
  await open(page, path);
  await page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();
  await page.getByText(/WebSocket · \d+ ms/).waitFor();
}

test('an order appears at once before two administrators, and what one takes on the other sees', async () => {
  const [first, second] = [await openAdmin(), await openAdmin()];
  await watchAlerts(first);
  await watchAlerts(second);
  const { page: buyer } = await openAsNewBuyer('zontana');
  const { orderNumber } = await placeOrder(buyer);
  await Promise.all([first, second].map((page) => row(page, orderNumber).waitFor()));

  await row(first, orderNumber)
    .getByRole('button', { name: /^Αποδοχή/ })
    .click();
  await first.getByText('Η ειδοποίηση έγινε αποδεκτή', { exact: true }).waitFor();
  await Promise.all([first, second].map((page) => row(page, orderNumber).waitFor({ state: 'hidden' })));

  await watchAlerts(second, '/alerts?status=acknowledged');
  await row(second, orderNumber).getByText('Αποδεκτή').waitFor();
  await watchAlerts(first, '/alerts?status=acknowledged');
  await row(first, orderNumber)
    .getByRole('button', { name: /^Επίλυση/ })
    .click();
  await row(second, orderNumber).waitFor({ state: 'hidden' });
  await open(first, '/alerts?status=resolved');
  await row(first, orderNumber).getByRole('link', { name: 'Άνοιγμα' }).click();
  await first.getByRole('heading', { name: orderNumber }).waitFor();
});

test('a critical alert interrupts with a toast, also one that a lost connection missed, and when the server is too busy to answer at once', async () => {
  const admin = await openAdmin();
  const sockets: WebSocketRoute[] = [];
  await admin.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const asked: string[] = [];
  await admin.route('**/api/alerts?*after=*', (route) => {
    asked.push(route.request().url());
    const refusal = { status: 503, json: { error: 'Δοκιμάστε ξανά', code: 'UNAVAILABLE' } };
    return asked.length === 1 ? route.fulfill(refusal) : route.continue();
  });
  await watchAlerts(admin, '/customers-admin');
  const raise = async (begin: string) => {
    const title = `${begin} ${newMark()}`;
    await call(admin, 'POST', '/test-alert', { title, message: 'Κίνηση στην είσοδο.', severity: 'critical' });
    return admin.getByRole('alert').filter({ hasText: title });
  };
  await (await raise('Πριν')).waitFor();
  await sockets[0]?.close();
  await (await raise('Ενδιάμεσα')).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await bell(admin).click();
  await admin.getByRole('listitem').filter({ hasText: 'ΚρίσιμηΕνδιάμεσα' }).first().waitFor();
});

test('a customer’s bell rings for their order, and looking makes it quiet', async () => {
  const { page: buyer } = await openAsNewBuyer('kampana');
  await open(buyer, '/products');
  // Like every decision, the approval is announced some seconds after it was made.
  await buyer.getByRole('button', { name: 'Ειδοποιήσεις, 1 νέα' }).waitFor();
  const { id, orderNumber } = await placeOrder(buyer);
  await buyer.getByRole('button', { name: 'Ειδοποιήσεις, 2 νέες' }).waitFor();
  const admin = await openAdmin();
  await call(admin, 'PATCH', `/orders/${id}`, { status: 'confirmed' });
  await buyer.getByRole('button', { name: 'Ειδοποιήσεις, 3 νέες' }).waitFor();

  await bell(buyer).click();
  await buyer.getByText('Νέα κατάσταση: Επιβεβαιωμένη.').waitFor();
  await buyer.getByText(`Παραγγελία ${orderNumber}`, { exact: true }).waitFor();
  // How the office weighs an alert is not read to customers.
  expect(await buyer.getByText(/^(Χαμηλή|Μεσαία)$/).count()).toBe(0);
  expect(await accessibilityFaults(buyer)).toEqual([]);
  await buyer.keyboard.press('Escape');
  await buyer.getByRole('button', { name: 'Ειδοποιήσεις', exact: true }).waitFor();
  await open(buyer, '/customer-dashboard');
  await buyer.getByText('όλες διαβασμένες').waitFor();
});

test('the live list is emptied one by one and as a whole, and stays so after a reload', async () => {
  const admin = await openAdmin();
  const raise = (title: string) =>
    call(admin, 'POST', '/test-alert', { title, message: 'Δοκιμή', severity: 'low' });
  const mark = newMark();
  await watchAlerts(admin, '/admin?tab=notifications');
  await admin.getByRole('button', { name: 'Δοκιμαστική ειδοποίηση' }).click();
  await row(admin, 'Οι ζωντανές ειδοποιήσεις λειτουργούν.').first().waitFor();
  for (const title of [`Πρώτη ${mark}`, `Δεύτερη ${mark}`]) await raise(title);
  await row(admin, `Δεύτερη ${mark}`).waitFor();
  await admin.getByRole('button', { name: `Αφαίρεση από τη λίστα: Πρώτη ${mark}` }).click();
  await row(admin, `Πρώτη ${mark}`).waitFor({ state: 'hidden' });
  await admin.getByRole('button', { name: 'Καθαρισμός όλων' }).click();
  await admin.getByText('Δεν υπάρχουν ειδοποιήσεις').waitFor();
  await watchAlerts(admin, '/admin?tab=notifications');
  await admin.getByText('Δεν υπάρχουν ειδοποιήσεις').waitFor();
  await raise(`Τρίτη ${mark}`);
  await row(admin, `Τρίτη ${mark}`).waitFor();
  expect(await admin.getByRole('article').filter({ hasText: mark }).count()).toBe(1);
});
