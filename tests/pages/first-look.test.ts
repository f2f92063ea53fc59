// What a page says before its scripts run, where it once said something else.
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const pageOf = async (path: string, cookie?: string) =>
  (await app.request('GET', path, cookie === undefined ? {} : { cookie })).text.replace(/<!--.*?-->/g, '');
const asAdmin = async (path: string) => pageOf(path, await app.signIn('admin'));

it('a product leads back to the products', async () => {
  const text = await pageOf(`/products/${await putProduct()}`);
  expect(text).toMatch(/<a [^>]*aria-label="Πίσω στα προϊόντα"/);
});

it.each(['/register', '/customer-register'])('%s says what becomes of what one gives', async (path) => {
  const text = await pageOf(path);
  expect(text.slice(text.indexOf('<main'), text.indexOf('</main>'))).toContain('href="/privacy"');
});

it('the office does not call itself disconnected before it has tried to connect', async () => {
  const text = await asAdmin('/admin');
  expect(text).toContain('Γίνεται σύνδεση…');
  expect(text).not.toContain('Χωρίς ζωντανή σύνδεση');
});

it('the sidebar counts to 99', async () => {
  const row = { firstName: 'Μία', lastName: 'Αναμονή', accountType: 'private', passwordHash: 'x' } as const;
  const rows = Array.from({ length: 108 }, (_, n) => ({
    ...row,
    id: newId(),
    email: `a${n}@pelatis.example`,
  }));
  await app.services.database.db.insertInto('customers').values(rows).execute();
  const text = await asAdmin('/admin');
  const link = text.slice(text.indexOf('href="/admin?tab=customers"'));
  expect(link.slice(0, link.indexOf('</a>'))).toContain('99+');
});

it('the overview counts the refunds due, with their sum, and leads to their list', async () => {
  const [customerId, productId] = [await putCustomer(), await putProduct()];
  for (const paymentState of ['refund_due', 'refund_due', 'captured'] as const)
    await putOrder({ customerId, productId }, { status: 'cancelled', paymentState });
  const text = await asAdmin('/admin');
  const kinds = text.slice(text.indexOf('aria-label="Τι περιμένει, ανά είδος"'));
  const refunds = kinds.slice(kinds.indexOf('href="/order-management?status=refund_due"'));
  const [link = ''] = refunds.split('</a>');
  expect(link.replace(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')).toMatch(
    /Επιστροφές χρημάτων 2\s*· 262,86 €$/,
  );
});

it('the overview shows the icon of its category for a product without a picture', async () => {
  await putProduct({ imageUrls: [], name: 'Κάμερα χωρίς φωτογραφία' });
  const text = await asAdmin('/admin');
  const [before = ''] = text.split('Κάμερα χωρίς φωτογραφία');
  const tile = before.slice(before.lastIndexOf('<a '));
  expect(tile).toContain('lucide-cctv');
  expect(tile).not.toContain('<img');
});
