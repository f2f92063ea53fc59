import { beforeEach, expect, test } from 'vitest';
import type { Statement } from '#features/documents/statement-contract.ts';
import type { IssuedDocument } from '#features/documents/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
let admin: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer();
  productId = await putProduct();
});

const put = (overrides: Parameters<typeof putOrder>[1] = {}) =>
  putOrder(
    { customerId, productId },
    { status: 'delivered', createdAt: new Date('2026-11-20T10:00:00Z'), ...overrides },
  );
const ask = (id: string, cookie: string) =>
  app.request('GET', `/api/admin/customers/${id}/statement`, { cookie });
const statement = async () => (await ask(customerId, admin)).body as Statement;

async function send(method: string, path: string, body: Record<string, unknown> = {}) {
  const answer = await app.request(method, `/api${path}`, { cookie: admin, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
const post = (path: string, body?: Record<string, unknown>) => send('POST', path, body);
const refund = (orderId: string, body?: Record<string, unknown>) =>
  send('PATCH', `/orders/${orderId}/refund`, body);
const issue = async (orderId: string) =>
  ((await post(`/orders/${orderId}/documents`)) as { document: IssuedDocument }).document;

const amounts = ({ lines }: Statement) => lines.map(({ kind, amount, balance }) => [kind, amount, balance]);

test('a balance follows from documents and payments, each line with what was owed after it', async () => {
  expect(await statement()).toMatchObject({ balance: 0, lines: [], lineCount: 0, missingCredits: [] });
  const orderId = await put();
  expect(amounts(await statement())).toEqual([['order', 131.43, 131.43]]);

  // The document takes the order's place.
  const { id, number } = await issue(orderId);
  await post(`/orders/${orderId}/payments`, { kind: 'deposit', amount: 100, date: '2026-11-23', seen: 0 });
  const owed = await statement();
  expect(amounts(owed)).toEqual([
    ['deposit', -100, 31.43],
    ['receipt', 131.43, 131.43],
  ]);
  expect(owed).toMatchObject({ balance: 31.43, charged: 131.43, paid: 100 });
  expect(owed.lines[1]).toMatchObject({ orderId, number, date: '2026-11-23' });

  // A credit note lowers what is owed; more than that is the customer's.
  await post(`/documents/${id}/partial-credit-note`, { reason: 'Έκπτωση', amount: 50, seen: 0 });
  expect(await statement()).toMatchObject({ balance: -18.57, credited: 50, lineCount: 3 });
});

test('a refund without its credit note is named, and is even once it has one', async () => {
  const orderId = await put({ paymentState: 'captured' });
  const { id } = await issue(orderId);
  await refund(orderId, { amount: 31.43, seen: 0, reason: 'Επιστροφή' });
  const missing = await statement();
  expect(missing).toMatchObject({ balance: 31.43, paid: 131.43, refunded: 31.43 });
  expect(missing.missingCredits).toEqual([{ orderId, orderNumber: expect.any(String), amount: 31.43 }]);
  await post(`/documents/${id}/partial-credit-note`, { reason: 'Επιστροφή', amount: 31.43, seen: 0 });
  expect(await statement()).toMatchObject({ balance: 0, credited: 31.43, missingCredits: [] });
});

test('an undone payment, an order that is no sale and others’ orders are not counted', async () => {
  await put({ status: 'pending' });
  await putOrder({ customerId: await putCustomer(), productId }, { status: 'delivered' });
  const orderId = await put({ paymentState: 'due' });
  await post(`/orders/${orderId}/payments`, { kind: 'deposit', amount: 20, date: '2026-11-23', seen: 0 });
  const [step] = await app.services.database.db.selectFrom('paymentSteps').select('id').execute();
  await app.request('PATCH', `/api/orders/${orderId}/payments/${step?.id}`, {
    cookie: admin,
    body: { reason: 'Λάθος πελάτης' },
  });
  expect(amounts(await statement())).toEqual([['order', 131.43, 131.43]]);
});

test('what a cancelled order was paid is the customer’s until it is given back', async () => {
  const orderId = await put({ status: 'cancelled', paymentState: 'refund_due' });
  expect(await statement()).toMatchObject({ balance: -131.43, charged: 0, paid: 131.43 });
  await refund(orderId);
  expect(amounts(await statement())).toEqual([
    ['refund', 131.43, 0],
    ['payment', -131.43, -131.43],
  ]);
});

test('only the office reads it', async () => {
  expect((await ask(customerId, await app.signIn({ customerId }))).status).toBe(403);
  expect((await ask(customerId, '')).status).toBe(401);
  expect((await ask('nobody', admin)).status).toBe(404);
});
