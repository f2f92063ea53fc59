import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { putCustomer, putOrder, putProduct, putReview } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let customerId: string;
let cookie: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  customerId = await putCustomer();
  cookie = await app.signIn({ customerId });
  productId = await putProduct();
});

const receive = (of = customerId) =>
  putOrder({ customerId: of, productId }, { status: 'delivered', paymentState: 'captured' });
const fields = { rating: 5, title: 'Πολύ καλή', text: 'Καθαρή εικόνα και τη νύχτα.' };
const write = (body: Record<string, unknown> = fields, by = cookie) =>
  app.request('POST', `/api/products/${productId}/reviews`, { cookie: by, body });
const change = (body: Record<string, unknown> = fields, by = cookie) =>
  app.request('PUT', `/api/products/${productId}/own-review`, { cookie: by, body });
const own = async (by = cookie) =>
  (await app.request('GET', `/api/own-reviews?ids=${productId}`, { cookie: by })).body;
const shown = async () => (await app.request('GET', `/api/products/${productId}/reviews`)).body;
const alerts = () =>
  app.services.database.db
    .selectFrom('alerts')
    .select(['event', 'status', 'message'])
    .orderBy('id')
    .execute();

describe('a review', () => {
  it('is written by who received the product, waits for a look, and alerts the administrators', async () => {
    await receive();
    expect(await own()).toEqual([{ productId, mayWrite: true }]);
    expect((await write()).status).toBe(200);
    expect(await own()).toEqual([{ productId, mayWrite: false, review: { ...fields, status: 'pending' } }]);
    expect(await shown()).toEqual({ reviews: [], total: 0, stars: [0, 0, 0, 0, 0] });
    expect(await alerts()).toEqual([
      { event: 'review_received', status: 'active', message: 'Κάμερα Argos B8: 5 από 5' },
    ]);
  });

  it.each(['pending', 'confirmed', 'processing', 'shipped', 'cancelled'] as const)(
    'is refused while the order is %s',
    async (status) => {
      await putOrder({ customerId, productId }, { status });
      expect(await own()).toEqual([{ productId, mayWrite: false }]);
      expect(await write()).toMatchObject({ status: 403, body: { code: 'NOT_RECEIVED' } });
    },
  );

  it('is refused to a visitor, to somebody else’s customer, and to one who is not approved', async () => {
    await receive();
    expect(await write(fields, '')).toMatchObject({ status: 401 });
    const stranger = await app.signIn({ customerId: await putCustomer() });
    expect(await write(fields, stranger)).toMatchObject({ status: 403, body: { code: 'NOT_RECEIVED' } });
    const waiting = await putCustomer({ isVerified: false, canViewPrices: false });
    await receive(waiting);
    const unapproved = await app.signIn({ customerId: waiting });
    expect(await write(fields, unapproved)).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
    expect(await app.services.database.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
  });

  it('is one, also of two that are sent at once', async () => {
    await receive();
    const answers = await Promise.all([write(), write({ ...fields, rating: 1 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await write()).toMatchObject({ status: 409, body: { code: 'ALREADY_REVIEWED' } });
    const stored = await app.services.database.db.selectFrom('reviews').select('id').execute();
    expect(stored).toHaveLength(1);
    expect(await alerts()).toHaveLength(1);
  });

  it('of a product that does not exist is refused', async () => {
    const nowhere = '/api/products/2000000000';
    expect(await app.request('POST', `${nowhere}/reviews`, { cookie, body: fields })).toMatchObject({
      status: 404,
    });
    expect(await app.request('GET', `${nowhere}/reviews`)).toMatchObject({ status: 404 });
    expect(await app.request('PUT', `${nowhere}/own-review`, { cookie, body: fields })).toMatchObject({
      status: 404,
    });
    expect(await app.request('DELETE', `${nowhere}/own-review`, { cookie })).toMatchObject({ status: 404 });
  });

  it.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', undefined],
    ['title', 'τ'.repeat(81)],
    ['text', 'Σύντομο'],
    ['text', '  εννιά ω  \u200b\u200b\u200b'],
    ['text', 'κ'.repeat(2_001)],
    ['text', undefined],
  ])('is refused where %s is %j', async (field, value) => {
    await receive();
    expect(await write({ ...fields, [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is not written without end', async () => {
    await receive();
    await write();
    for (let times = 1; times < 20; times += 1) expect((await change()).status).toBe(200);
    expect(await change()).toMatchObject({ status: 429 });
  });
});

describe('one’s own review', () => {
  it('is changed and waits again, without the answer to what it said before', async () => {
    await putReview({ customerId, productId }, { status: 'published', rating: 5, answer: 'Ευχαριστούμε!' });
    expect(await shown()).toMatchObject({
      total: 1,
      reviews: [{ author: 'Ελένη Μ.', answer: 'Ευχαριστούμε!' }],
    });
    expect((await change({ rating: 2, text: 'Χάλασε σε έναν μήνα.' })).status).toBe(200);
    expect(await own()).toEqual([
      { productId, mayWrite: false, review: { rating: 2, text: 'Χάλασε σε έναν μήνα.', status: 'pending' } },
    ]);
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await alerts()).toHaveLength(1);
    // The one that waits already has its alert.
    await change({ rating: 3, text: 'Επισκευάστηκε με την εγγύηση.' });
    expect(await alerts()).toHaveLength(1);
  });

  it('is withdrawn, and may then be written anew', async () => {
    await receive();
    await write();
    const path = `/api/products/${productId}/own-review`;
    expect((await app.request('DELETE', path, { cookie })).status).toBe(200);
    expect(await alerts()).toMatchObject([{ status: 'resolved' }]);
    expect(await own()).toEqual([{ productId, mayWrite: true }]);
    expect(await app.request('DELETE', path, { cookie })).toMatchObject({
      status: 404,
      body: { code: 'REVIEW_NOT_FOUND' },
    });
    expect((await write()).status).toBe(200);
  });

  it('is neither changed nor withdrawn by another customer', async () => {
    await putReview({ customerId, productId });
    const other = await putCustomer();
    await receive(other);
    const stranger = await app.signIn({ customerId: other });
    expect(await change(fields, stranger)).toMatchObject({ status: 404 });
    const path = `/api/products/${productId}/own-review`;
    expect(await app.request('DELETE', path, { cookie: stranger })).toMatchObject({ status: 404 });
    expect(await own(stranger)).toEqual([{ productId, mayWrite: true }]);
    expect(await own()).toMatchObject([{ review: { rating: 4 } }]);
  });

  it('is part of what the customer may export', async () => {
    await putReview({ customerId, productId }, { status: 'published' });
    const exported = (await app.request('GET', '/api/customer/export', { cookie })).body;
    expect(exported).toMatchObject({ reviews: [{ rating: 4, status: 'published' }] });
  });

  it('goes with the account, also from the rating, and its alert is settled', async () => {
    const { id } = await addCustomer(app);
    const by = await app.signIn({ customerId: id });
    await receive(id);
    await write(fields, by);
    const { db } = app.services.database;
    await db.updateTable('reviews').set({ status: 'published', publishedAt: new Date() }).execute();
    await putReview({ customerId, productId }, { status: 'published', rating: 2 });
    const product = async () => (await app.ask('GET', `/api/products/${productId}`)).body;
    app.clearCaches();
    expect(await product()).toMatchObject({ rating: 3.5, reviewCount: 2 });
    const deleted = await app.request('DELETE', '/api/customer', { cookie: by, body: { password } });
    expect(deleted.status).toBe(200);
    expect(await product()).toMatchObject({ rating: 2, reviewCount: 1 });
    expect(await alerts()).toMatchObject([{ status: 'resolved' }]);
  });
});
