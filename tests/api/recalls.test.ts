import { beforeEach, describe, expect, it } from 'vitest';
import type { Holder, StoredRecall } from '#features/recalls/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { passUndo } from '../support/app/held.ts';
import { addCustomer, password } from '../support/app/people.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  productId = await putProduct({ name: 'Τροφοδοτικό PX' });
  return () => app.setNow(undefined);
});

const db = () => app.services.database.db;
const office = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/recalls${path}`, { cookie: admin, ...(body && { body }) });
const fields = {
  title: 'Υπερθέρμανση τροφοδοτικού',
  pieces: 'Σειριακοί PX-100 έως PX-900',
  hazard: 'Μπορεί να πάρει φωτιά.',
  remedy: 'Βγάλτε το από την πρίζα.',
  contact: 'Καλέστε μας.',
};
const list = async () => (await office('GET', '')).body as StoredRecall[];
async function recalled(...productIds: number[]): Promise<number> {
  const answer = await office('POST', '', { ...fields, productIds });
  expect(answer.status).toBe(200);
  return (await list())[0]?.id ?? 0;
}
const holdersOf = async (id: number) =>
  ((await office('GET', `/${id}/holders`)).body as { holders: Holder[] }).holders;
const onPage = async (id = productId) => (await app.request('GET', `/api/products/${id}/recalls`)).body;
const tell = (id: number) => office('POST', `/${id}/tell`);
const mails = () => db().selectFrom('devMails').select(['subject', 'text']).orderBy('id');
const mailsOf = async (recipient: string) => mails().where('recipient', '=', recipient).execute();
const overview = async () => (await app.request('GET', '/api/admin/overview', { cookie: admin })).body;

/** A customer with an order of the product in a status; returns the id. */
async function buyer(
  email: string,
  order: Parameters<typeof putOrder>[1] = { status: 'delivered' },
  line: Parameters<typeof putOrder>[2] = {},
  of = productId,
): Promise<string> {
  const customerId = await putCustomer({ email });
  await putOrder({ customerId, productId: of }, order, line);
  return customerId;
}

describe('the page of a product', () => {
  it('says its recall at once, also from the cache, and after its withdrawal since when it is not in force', async () => {
    expect(await onPage()).toEqual([]);
    const id = await recalled(productId);
    const said = { id, ...fields, createdAt: expect.any(String) };
    expect(await onPage()).toEqual([said]);
    app.setNow(new Date('2026-12-03T10:00:00Z'));
    admin = await app.signIn('admin');
    await office('PUT', `/${id}/state`, { state: 'withdrawn' });
    expect(await onPage()).toEqual([{ ...said, withdrawnAt: '2026-12-03T10:00:00.000Z' }]);
    await office('PUT', `/${id}/state`, { state: 'open' });
    expect(await onPage()).toEqual([said]);
  });

  it('says none of a draft, nor of another product', async () => {
    const draft = await putProduct({ isDraft: true });
    await recalled(draft);
    expect(await onPage()).toEqual([]);
    expect(await onPage(draft)).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});

describe('who is told', () => {
  it('is whoever holds pieces: sent, delivered or partly sent, and not what waits, was cancelled or came back', async () => {
    await buyer('shipped@pelatis.example', { status: 'shipped' });
    await buyer('delivered@pelatis.example', { status: 'delivered' }, { quantity: 3, returnedQuantity: 1 });
    await buyer('waiting@pelatis.example', { status: 'confirmed' });
    await buyer('cancelled@pelatis.example', { status: 'cancelled' });
    await buyer('returned@pelatis.example', { status: 'delivered' }, { quantity: 2, returnedQuantity: 2 });
    await buyer('other@pelatis.example', { status: 'delivered' }, {}, await putProduct());
    await buyer('packing@pelatis.example', { status: 'processing' }, { quantity: 2 });
    const partly = await buyer('partly@pelatis.example', { status: 'processing' }, { quantity: 5 });
    const { id: orderId } = await db()
      .selectFrom('orders')
      .where('customerId', '=', partly)
      .select('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('orderParcels')
      .values({ id: 'p', orderId, pieces: JSON.stringify([{ line: 0, quantity: 2 }]), sentAt: new Date() })
      .execute();
    const id = await recalled(productId);
    const found = (await holdersOf(id)).map(({ email, orders }) => [email, orders.map((one) => one.pieces)]);
    expect(found.toSorted()).toEqual([
      ['delivered@pelatis.example', [2]],
      ['partly@pelatis.example', [2]],
      ['shipped@pelatis.example', [1]],
    ]);
    expect(await list()).toMatchObject([{ holders: 3, untold: 3, byPhone: 0 }]);
  });

  it('gets one e-mail and one alert, however often it is pressed, by two at once too', async () => {
    const customerId = await buyer('a@pelatis.example');
    await putOrder({ customerId, productId }, { status: 'shipped' });
    const id = await recalled(productId);
    const both = await Promise.all([tell(id), tell(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsOf('a@pelatis.example')).toEqual([]);
    await passUndo(app);
    expect(await tell(id)).toMatchObject({ status: 409, body: { code: 'NOBODY_TO_TELL' } });
    await passUndo(app);
    const [mail, ...more] = await mailsOf('a@pelatis.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ανάκληση για λόγους ασφάλειας: Υπερθέρμανση τροφοδοτικού');
    for (const text of [
      fields.hazard,
      fields.remedy,
      fields.contact,
      fields.pieces,
      `/products/${productId}`,
    ])
      expect(mail?.text).toContain(text);
    const alerts = await db()
      .selectFrom('alerts')
      .where('customerId', '=', customerId)
      .select('link')
      .execute();
    expect(alerts).toEqual([{ link: `/products/${productId}` }]);
    expect(await list()).toMatchObject([{ holders: 1, untold: 0 }]);
  });

  it('reads what the preview showed', async () => {
    await buyer('a@pelatis.example');
    const id = await recalled(productId);
    const preview = (await office('GET', `/${id}/mail`)).body as { subject: string; html: string };
    await tell(id);
    await passUndo(app);
    const stored = await db().selectFrom('devMails').select(['subject', 'content']).execute();
    expect(stored.map(({ subject }) => subject)).toEqual([preview.subject]);
    const [order] = (await holdersOf(id)).flatMap(({ orders }) => orders);
    expect(preview.html).toContain(order?.orderNumber);
    expect(JSON.stringify(stored[0]?.content)).toContain(order?.orderNumber);
  });

  it('is nobody while it can be undone, nor what was changed or withdrawn in these seconds', async () => {
    await buyer('a@pelatis.example');
    const id = await recalled(productId);
    const { undo } = (await tell(id)).body as { undo: string };
    expect((await office('PUT', `/${id}/tell/undo`, { undo })).status).toBe(200);
    await tell(id);
    await office('PUT', `/${id}`, { ...fields, hazard: 'Καίει.', productIds: [productId] });
    await tell(id);
    await office('PUT', `/${id}/state`, { state: 'withdrawn' });
    await passUndo(app);
    expect(await mailsOf('a@pelatis.example')).toEqual([]);
    expect(await tell(id)).toMatchObject({ status: 409, body: { code: 'RECALL_WITHDRAWN' } });
    expect(await list()).toMatchObject([{ untold: 1 }]);
    await office('PUT', `/${id}/state`, { state: 'open' });
    const last = (await tell(id)).body as { undo: string };
    await passUndo(app);
    expect(await mailsOf('a@pelatis.example')).toHaveLength(1);
    const late = await office('PUT', `/${id}/tell/undo`, { undo: last.undo });
    expect(late).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  });

  it('are after an extension those who hold what was added, and after a new delivery its buyer', async () => {
    const second = await putProduct({ name: 'Τροφοδοτικό PY' });
    const both = await buyer('both@pelatis.example');
    await putOrder({ customerId: both, productId: second }, { status: 'delivered' });
    await buyer('first@pelatis.example');
    await buyer('second@pelatis.example', { status: 'delivered' }, {}, second);
    const id = await recalled(productId);
    await tell(id);
    await passUndo(app);
    await office('PUT', `/${id}/state`, { state: 'done' });
    await office('PUT', `/${id}`, { ...fields, productIds: [productId, second] });
    expect(await list()).toMatchObject([{ state: 'open', untold: 2 }]);
    await buyer('late@pelatis.example');
    await tell(id);
    await passUndo(app);
    const counts = [];
    for (const who of ['both', 'first', 'second', 'late'])
      counts.push((await mailsOf(`${who}@pelatis.example`)).length);
    expect(counts).toEqual([2, 1, 1, 1]);
    const [, added] = await mailsOf('both@pelatis.example');
    expect(added?.text).toContain('Τροφοδοτικό PY');
    expect(added?.text).not.toContain('Τροφοδοτικό PX');
    const removal = await office('PUT', `/${id}`, { ...fields, productIds: [second] });
    expect(removal).toMatchObject({ status: 409, body: { code: 'RECALL_PRODUCT_TOLD' } });
  });

  it('has no account: by e-mail if the office knows one, and else by telephone before it can be closed', async () => {
    const unknown = { passwordHash: '', isVerified: false, canViewPrices: false };
    const mailed = await putCustomer({ ...unknown, email: 'office@pelatis.example' });
    const called = await putCustomer({ ...unknown, email: '', phone: null, lastName: 'Ρήγα' });
    for (const customerId of [mailed, called])
      await putOrder({ customerId, productId }, { status: 'delivered' });
    const id = await recalled(productId);
    expect(await list()).toMatchObject([{ holders: 2, untold: 2, byPhone: 1 }]);
    await tell(id);
    await passUndo(app);
    expect(await mailsOf('office@pelatis.example')).toHaveLength(1);
    // The telephone is the order's.
    expect((await holdersOf(id))[0]).toMatchObject({ name: 'Ελένη Ρήγα', phone: '+302101234567' });
    const open = { counts: { openRecalls: 1 }, waiting: { recalls: [{ id, untold: 1 }] } };
    expect(await overview()).toMatchObject(open);
    const close = () => office('PUT', `/${id}/state`, { state: 'done' });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'RECALL_UNTOLD' } });
    const mark = (isTold: boolean) => office('PUT', `/${id}/holders/${called}`, { isTold });
    await mark(true);
    await mark(false);
    expect((await close()).status).toBe(409);
    await mark(true);
    expect((await close()).status).toBe(200);
    expect(await overview()).toMatchObject({ counts: { openRecalls: 0 }, waiting: { recalls: [] } });
    expect(await onPage()).toHaveLength(1);
  });

  it('is found by the code of a product that the catalogue no longer has', async () => {
    const gone = await putProduct({ name: 'Παλιό', sku: 'OLD-1' });
    await buyer('a@pelatis.example', { status: 'delivered' }, { sku: 'OLD-1' }, gone);
    const id = await recalled(gone);
    await db().deleteFrom('products').where('id', '=', gone).execute();
    expect(await list()).toMatchObject([{ products: [{ name: 'Παλιό', isOnSale: false }], untold: 1 }]);
    await tell(id);
    await passUndo(app);
    const [mail] = await mailsOf('a@pelatis.example');
    expect(mail?.text).not.toContain('/products/');
    const [alert] = await db()
      .selectFrom('alerts')
      .where('event', '=', 'product_recalled')
      .select('link')
      .execute();
    expect(alert?.link).toMatch(/^\/order-confirmation\/./);
  });

  it('leaves with the account, and stands in its export before', async () => {
    const { id: customerId } = await addCustomer(app, 'buyer', { email: 'a@pelatis.example' });
    await putOrder({ customerId, productId }, { status: 'delivered', paymentState: 'captured' });
    const id = await recalled(productId);
    await tell(id);
    await passUndo(app);
    const cookie = await app.signIn({ customerId });
    const { body } = await app.request('GET', '/api/customer/export', { cookie });
    expect(body).toMatchObject({
      recalls: [{ title: fields.title, product: 'Τροφοδοτικό PX', way: 'message', at: expect.any(String) }],
    });
    expect((await app.request('DELETE', '/api/customer', { cookie, body: { password } })).status).toBe(200);
    expect(await db().selectFrom('recallTold').select('customerId').execute()).toEqual([]);
    expect(await holdersOf(id)).toEqual([]);
  });
});

describe('a recall', () => {
  it('is deleted while nobody was told, and else withdrawn', async () => {
    await buyer('a@pelatis.example');
    const wrong = await recalled(productId);
    expect((await office('DELETE', `/${wrong}`)).status).toBe(200);
    expect(await onPage()).toEqual([]);
    const id = await recalled(productId);
    await tell(id);
    await passUndo(app);
    expect(await office('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { code: 'RECALL_TOLD' } });
  });

  it('is not written over another administrator, nor of a product that is not there', async () => {
    const id = await recalled(productId);
    const seen = { ...fields, productIds: [productId] };
    const change = { ...seen, hazard: 'Καίει.' };
    expect((await office('PUT', `/${id}`, { ...change, seen })).status).toBe(200);
    const late = await office('PUT', `/${id}`, { ...seen, remedy: 'Πετάξτε το.', seen });
    expect(late).toMatchObject({ status: 409, body: { code: 'RECALL_CHANGED' } });
    const none = await office('POST', '', { ...fields, productIds: [2_000_000_000] });
    expect(none).toMatchObject({ status: 409, body: { code: 'RECALL_PRODUCT_UNKNOWN' } });
  });

  it('is in the audit log with how many were told, and without their names', async () => {
    await buyer('a@pelatis.example');
    const id = await recalled(productId);
    await tell(id);
    const log = await db()
      .selectFrom('auditLog')
      .where('entity', '=', 'recall')
      .orderBy('id')
      .select(['action', 'before', 'after'])
      .execute();
    expect(log).toMatchObject([
      { action: 'created', after: { title: fields.title, products: ['Τροφοδοτικό PX'], state: 'open' } },
      { action: 'updated', before: { told: 0 }, after: { told: 1 } },
    ]);
    expect(JSON.stringify(log)).not.toContain('pelatis');
  });
});
