import { beforeEach, describe, expect, it } from 'vitest';
import type { Trending } from '#features/trending/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putOrder, putProduct, putQuestion, putReview } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const read = async (by = '') => (await app.request('GET', '/api/trending', { cookie: by })).body as Trending;
const daysAgo = (days: number) => new Date(app.services.now().getTime() - days * 86_400_000);

describe('the best rated', () => {
  it('are first those with reviews, then the marked samples', async () => {
    const sample = await putProduct({ rating: 5, reviewCount: 90, sampleRating: 5, sampleReviewCount: 90 });
    const [good, fair] = [await putProduct(), await putProduct()];
    await putProduct();
    await putReview({ customerId: await putCustomer(), productId: fair }, { status: 'published', rating: 3 });
    await putReview({ customerId: await putCustomer(), productId: good }, { status: 'published', rating: 4 });
    const { bestRated } = await read();
    expect(
      bestRated.map(({ id, rating, reviewCount, isSampleRating }) => [
        id,
        rating,
        reviewCount,
        isSampleRating,
      ]),
    ).toEqual([
      [good, 4, 1, false],
      [fair, 3, 1, false],
      [sample, 5, 90, true],
    ]);
  });

  it('are not led by a single review of 5', async () => {
    const [many, single, low] = [await putProduct(), await putProduct(), await putProduct()];
    const rate = async (productId: number, ratings: number[]) => {
      for (const rating of ratings)
        await putReview({ customerId: await putCustomer(), productId }, { status: 'published', rating });
    };
    await rate(single, [5]);
    await rate(many, [5, 5, 5, 5, 5, 5, 5, 5, 4]);
    await rate(low, [3, 4]);
    const { bestRated } = await read();
    expect(bestRated.map(({ id, rating }) => [id, rating])).toEqual([
      [many, 4.9],
      [single, 5],
      [low, 3.5],
    ]);
  });

  it('tell nobody a price, and everybody the same', async () => {
    await putProduct({ rating: 5, reviewCount: 1, comparePriceCents: 20_000 });
    const visitor = await read();
    expect(JSON.stringify(visitor)).not.toMatch(/price|offer/i);
    expect(await read(cookie)).toEqual(visitor);
    expect(await read(await app.signIn({ customerId: await putCustomer() }))).toEqual(visitor);
  });
});

describe('rising demand', () => {
  it('follows from the orders of 30 days against the 30 before; who only looks does not count', async () => {
    const customerId = await putCustomer();
    const order = async (productId: number, daysBefore: number[], fields = {}) => {
      for (const days of daysBefore)
        await putOrder({ customerId, productId }, { createdAt: daysAgo(days), ...fields });
    };
    const [risen, fresh, fallen, rare, seen] = [
      await putProduct(),
      await putProduct(),
      await putProduct(),
      await putProduct(),
      await putProduct(),
    ];
    await order(risen, [2, 5, 20, 28, 40, 50]);
    await order(risen, [5], { status: 'cancelled' });
    await order(fresh, [3, 4, 10, 29]);
    await order(fallen, [3, 4, 10, 29, 31, 35, 40, 45, 50, 58]);
    // Today is not over, and what is older than two months is not compared.
    await order(rare, [0, 0, 0, 2, 61]);
    for (let viewers = 0; viewers < 8; viewers += 1) {
      const cookieOfViewer = await app.signIn({ customerId: await putCustomer() });
      await app.request('POST', `/api/products/${seen}/view`, { cookie: cookieOfViewer });
    }
    await app.services.database.db
      .updateTable('productViews')
      .set({ viewedAt: daysAgo(2) })
      .execute();
    expect((await read()).rising.map(({ id, percent }) => [id, percent])).toEqual([
      [risen, 100],
      [fresh, undefined],
    ]);
  });

  it('counts one order of many pieces once', async () => {
    const productId = await putProduct();
    const customerId = await putCustomer();
    for (const days of [2, 3, 4, 40, 41])
      await putOrder({ customerId, productId }, { createdAt: daysAgo(days) }, { quantity: 100 });
    expect((await read()).rising).toEqual([]);
    await putOrder({ customerId, productId }, { createdAt: daysAgo(5) });
    expect((await read()).rising).toMatchObject([{ id: productId, percent: 100 }]);
  });
});

describe('frequent questions', () => {
  const fields = { question: 'Δίνετε εγγύηση;', answer: 'Ναι, δύο ετών.', isPublished: true };
  const listed = async () =>
    ((await app.request('GET', '/api/admin/questions', { cookie })).body as { id: number }[]).map(
      ({ id }) => id,
    );

  it('are shown once published, in their order', async () => {
    await app.request('POST', '/api/admin/questions', { cookie, body: fields });
    await app.request('POST', '/api/admin/questions', { cookie, body: { ...fields, isPublished: false } });
    const last = { ...fields, question: 'Πού είστε;' };
    await app.request('POST', '/api/admin/questions', { cookie, body: last });
    expect((await read()).questions.map(({ question }) => question)).toEqual([
      'Δίνετε εγγύηση;',
      'Πού είστε;',
    ]);
    const seen = await listed();
    const body = { questionIds: seen.toReversed(), seen };
    expect((await app.request('PUT', '/api/admin/question-order', { cookie, body })).status).toBe(200);
    expect((await read()).questions.map(({ question }) => question)).toEqual([
      'Πού είστε;',
      'Δίνετε εγγύηση;',
    ]);
    expect(await app.request('PUT', '/api/admin/question-order', { cookie, body })).toMatchObject({
      status: 409,
      body: { code: 'QUESTION_ORDER_CHANGED' },
    });
  });

  it('are changed as they were seen, and deleted', async () => {
    const id = await putQuestion({ ...fields });
    const change = (seen: Record<string, unknown>) =>
      app.request('PUT', `/api/admin/questions/${id}`, { cookie, body: { ...fields, answer: 'Ναι.', seen } });
    expect(await change({ ...fields, answer: 'Όχι.' })).toMatchObject({
      status: 409,
      body: { code: 'QUESTION_CHANGED' },
    });
    expect((await change(fields)).status).toBe(200);
    expect((await app.request('DELETE', `/api/admin/questions/${id}`, { cookie })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await app.request('DELETE', `/api/admin/questions/${id}`, { cookie })).toMatchObject({
      status: 404,
    });
  });

  it('are at most thirty', async () => {
    for (let position = 0; position < 30; position += 1) await putQuestion({ position });
    expect(await app.request('POST', '/api/admin/questions', { cookie, body: fields })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_QUESTIONS' },
    });
  });

  it('are edited by administrators alone', async () => {
    const customer = await app.signIn({ customerId: await putCustomer() });
    for (const [by, status] of [
      ['', 401],
      [customer, 403],
    ] as const) {
      const asked = { cookie: by, body: fields };
      expect(await app.request('POST', '/api/admin/questions', asked)).toMatchObject({ status });
      expect(await app.request('GET', '/api/admin/questions', { cookie: by })).toMatchObject({ status });
    }
    expect(await listed()).toEqual([]);
  });
});
