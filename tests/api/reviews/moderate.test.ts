import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { passUndo } from '../../support/app/held.ts';
import { putCustomer, putOrder, putProduct, putReview } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let customerId: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer();
  productId = await putProduct();
});

const decide = (id: string, body: Record<string, unknown>, cookie = admin) =>
  app.request('PUT', `/api/admin/reviews/${id}/decision`, { cookie, body });
const publish = { status: 'published' };
const reject = { status: 'rejected', reason: 'Δεν αφορά το προϊόν.' };
const shown = async () => (await app.ask('GET', `/api/products/${productId}/reviews`)).body;
const figures = async () => {
  const { body } = await app.ask('GET', `/api/products/${productId}`);
  const { rating, reviewCount, isSampleRating } = body as Record<string, unknown>;
  return { rating, reviewCount, isSampleRating };
};
const mails = async () =>
  app.services.database.db.selectFrom('devMails').select(['subject', 'text']).orderBy('id').execute();

describe('an administrator', () => {
  it('publishes a review: it is shown and counted at once, and its author is told', async () => {
    const id = await putReview({ customerId, productId }, { rating: 5 });
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await figures()).toEqual({ reviewCount: 0 });
    const { status, body } = await decide(id, publish);
    expect({ status, body }).toMatchObject({ status: 200, body: { undo: expect.any(String) } });
    expect(await shown()).toMatchObject({
      total: 1,
      stars: [0, 0, 0, 0, 1],
      reviews: [{ author: 'Ελένη Μ.' }],
    });
    expect(await figures()).toEqual({ rating: 5, reviewCount: 1 });
    expect(await mails()).toEqual([]);
    await passUndo(app);
    expect(await mails()).toMatchObject([{ subject: 'Η κριτική σας δημοσιεύθηκε' }]);
    expect((await decide(id, publish)).body).not.toHaveProperty('undo');
  });

  it('rejects a review with a reason, which its author reads', async () => {
    const id = await putReview({ customerId, productId });
    expect(await decide(id, { status: 'rejected' })).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect((await decide(id, reject)).status).toBe(200);
    await passUndo(app);
    expect(await mails()).toMatchObject([
      { subject: 'Η κριτική σας δεν δημοσιεύθηκε', text: expect.stringContaining(reject.reason) },
    ]);
    const cookie = await app.signIn({ customerId });
    expect((await app.request('GET', `/api/own-reviews?ids=${productId}`, { cookie })).body).toMatchObject([
      { review: { status: 'rejected', reason: reject.reason } },
    ]);
    const alert = app.services.database.db.selectFrom('alerts').select('audience').orderBy('id').execute();
    expect(await alert).toEqual([{ audience: 'customer' }]);
  });

  it('takes a decision back before anybody is told, and not afterwards', async () => {
    const id = await putReview({ customerId, productId });
    const undoOf = async () => ((await decide(id, publish)).body as { undo: string }).undo;
    const undo = (name: string) =>
      app.request('PUT', `/api/admin/reviews/${id}/undo`, { cookie: admin, body: { undo: name } });
    expect((await undo(await undoOf())).status).toBe(200);
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await figures()).toEqual({ reviewCount: 0 });
    await passUndo(app);
    expect(await mails()).toEqual([]);
    const late = await undoOf();
    await passUndo(app);
    expect(await undo(late)).toMatchObject({ status: 409 });
    expect(await shown()).toMatchObject({ total: 1 });
  });

  it('does not decide on what its author has changed unseen', async () => {
    const id = await putReview({ customerId, productId });
    const cookie = await app.signIn({ customerId });
    const body = { rating: 1, text: 'Κάτι εντελώς διαφορετικό.' };
    await app.request('PUT', `/api/products/${productId}/own-review`, { cookie, body });
    expect(await decide(id, { ...publish, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_CHANGED' },
    });
    expect((await decide(id, { ...publish, version: 2 })).status).toBe(200);
  });

  it('answers in public, and removes the answer', async () => {
    const id = await putReview({ customerId, productId }, { status: 'published' });
    const answer = (text: string) =>
      app.request('PUT', `/api/admin/reviews/${id}/answer`, { cookie: admin, body: { answer: text } });
    expect((await answer('Σας ευχαριστούμε!')).status).toBe(200);
    expect(await shown()).toMatchObject({ reviews: [{ answer: 'Σας ευχαριστούμε!' }] });
    await answer('  ');
    expect(await shown()).not.toHaveProperty('reviews.0.answer');
  });

  it('reads them by status, last changed first, with the count', async () => {
    const others = await Promise.all([putProduct(), putProduct()]);
    for (const id of others)
      await putReview({ customerId, productId: id }, { updatedAt: new Date(id * 1000) });
    await putReview({ customerId, productId }, { status: 'published' });
    const { body, headers } = await app.request('GET', '/api/admin/reviews?status=pending&pageSize=1', {
      cookie: admin,
    });
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([{ productId: Math.max(...others), author: 'Ελένη Μαρκάκη', version: 1 }]);
    expect((await app.request('GET', '/api/admin/review-counts', { cookie: admin })).body).toEqual({
      pending: 2,
      published: 1,
      rejected: 0,
    });
  });
});

it('nobody else reads or decides on reviews that wait', async () => {
  const id = await putReview({ customerId, productId });
  for (const cookie of ['', await app.signIn({ customerId })]) {
    const status = cookie ? 403 : 401;
    expect(await decide(id, publish, cookie)).toMatchObject({ status });
    expect(await app.request('GET', '/api/admin/reviews', { cookie })).toMatchObject({ status });
    expect(
      await app.request('PUT', `/api/admin/reviews/${id}/answer`, { cookie, body: { answer: 'Όχι' } }),
    ).toMatchObject({ status });
  }
  expect(await shown()).toMatchObject({ total: 0 });
});

describe('the rating of a product', () => {
  it('is a sample until the first review, and again after the last', async () => {
    const { db } = app.services.database;
    const sample = { rating: 4.7, reviewCount: 38, sampleRating: 4.7, sampleReviewCount: 38 };
    await db.updateTable('products').set(sample).where('id', '=', productId).execute();
    const asSample = { rating: 4.7, reviewCount: 38, isSampleRating: true };
    app.clearCaches();
    expect(await figures()).toEqual(asSample);
    const id = await putReview({ customerId, productId }, { rating: 2 });
    await decide(id, publish);
    expect(await figures()).toEqual({ rating: 2, reviewCount: 1 });
    await decide(id, reject);
    expect(await figures()).toEqual(asSample);
  });

  it('is exactly that of its published reviews, whatever happens to them', async () => {
    const { db } = app.services.database;
    const people = await Promise.all(Array.from({ length: 6 }, () => putCustomer()));
    const cookies = await Promise.all(people.map((id) => app.signIn({ customerId: id })));
    const steps = [0, 1, 2, 3, 4, 5, 2, 0, 5, 1, 3, 4, 0, 2];
    for (const [at, who] of steps.entries()) {
      const cookie = cookies[who] ?? '';
      const own = `/api/products/${productId}/own-review`;
      const row = await db
        .selectFrom('reviews')
        .select(['id', 'status'])
        .where('customerId', '=', people[who] ?? '')
        .executeTakeFirst();
      if (!row) {
        await putOrder({ customerId: people[who], productId }, { status: 'delivered' });
        const body = { rating: 1 + (at % 5), text: 'Καλό για την τιμή του.' };
        await app.request('POST', `/api/products/${productId}/reviews`, { cookie, body });
        const { id } = await db
          .selectFrom('reviews')
          .select('id')
          .where('customerId', '=', people[who] ?? '')
          .executeTakeFirstOrThrow();
        if (who !== 4) await decide(id, publish);
      } else if (who === 0) await app.request('DELETE', own, { cookie });
      else if (who === 2)
        await app.request('PUT', own, { cookie, body: { rating: 1, text: 'Άλλαξα γνώμη τελικά.' } });
      else await decide(row.id, row.status === 'published' ? reject : publish);

      const published = await db
        .selectFrom('reviews')
        .select('rating')
        .where('status', '=', 'published')
        .execute();
      const sum = published.reduce((total, { rating }) => total + rating, 0);
      const stored = await db
        .selectFrom('products')
        .select(['starsSum', 'starsCount', 'reviewCount', 'rating'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
      expect(stored, `step ${at}`).toEqual({
        starsSum: sum,
        starsCount: published.length,
        reviewCount: published.length,
        rating: published.length === 0 ? null : (Math.round((sum / published.length) * 10) / 10).toFixed(1),
      });
    }
  });

  it('loses nothing when many are published at once', async () => {
    const ids = await Promise.all(
      [5, 4, 3, 5, 1].map(async (rating) =>
        putReview({ customerId: await putCustomer(), productId }, { rating }),
      ),
    );
    const answers = await Promise.all(ids.map((id) => decide(id, publish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await figures()).toEqual({ rating: 3.6, reviewCount: 5 });
  });
});
