import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { amountText } from '#features/catalogue/price-range.ts';
import type { SearchResult, Suggestions, Understood } from '#features/search/contract.ts';
import { decimalText } from '#shared/decimals.ts';
import { centsToEuros, eurosToCents, withVat } from '#shared/money.ts';
import { testApp } from '../support/app/app.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const { services, request, signIn } = await testApp();

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
});

async function ask<Answer>(path: string, input: Record<string, string>, cookie = ''): Promise<Answer> {
  const { body, status } = await request('GET', `/api${path}?${new URLSearchParams(input).toString()}`, {
    cookie,
  });
  expect(status).toBe(200);
  return body as Answer;
}
const search = (input: Record<string, string>, cookie = '') =>
  ask<SearchResult>('/search', { ...input, pageSize: '100' }, cookie);

describe('prices', () => {
  const priced = 'κάμερα έως 100 ευρώ';

  test.each([
    ['private', 'με ΦΠΑ', (net: number) => withVat(net)],
    ['b2b', 'χωρίς ΦΠΑ', (net: number) => net],
  ] as const)('become a filter and a range for a %s account, %s', async (accountType, mark, readPrice) => {
    const cookie = await signIn({ customerId: await putCustomer({ accountType }) });
    const listed = async (path: string) =>
      ((await request('GET', `/api${path}`, { cookie })).body as Product[]).map(({ id }) => id).toSorted();
    const cameras = await search({ query: 'κάμερα' }, cookie);
    // The price that one of them shows first; a cent less leaves it out.
    const cents = cameras.products
      .map(({ price = NaN }) => readPrice(eurosToCents(price)))
      .toSorted((a, b) => a - b);
    const middle = cents[Math.floor(cents.length / 2)] ?? NaN;
    for (const most of [middle, middle - 1]) {
      const query = `κάμερα έως ${decimalText(centsToEuros(most), 2)} ευρώ`;
      const expected = cameras.products.filter(({ price = NaN }) => readPrice(eurosToCents(price)) <= most);
      const { understood, facets, products } = await search({ query }, cookie);
      expect(understood).toEqual<Understood[]>([
        { id: 'price', label: `έως ${amountText(most)} € ${mark}`, kind: 'price' },
      ]);
      expect(facets.price).toBeDefined();
      const ids = expected.map(({ id }) => id).toSorted();
      expect(products.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(await listed(`/products?search=${encodeURIComponent(query)}`)).toEqual(ids);
      const without = await search({ query, without: 'price' }, cookie);
      expect(without.understood).toEqual([]);
      expect(without.total).toBe(cameras.total);
    }
  });

  test('of a filter are net for everybody', async () => {
    const business = await signIn({ customerId: await putCustomer({ accountType: 'b2b' }) });
    const buyer = await signIn({ customerId: await putCustomer({ accountType: 'private' }) });
    const found = await search({ priceRange: '0,100' }, buyer);
    expect(found.total).toBeGreaterThan(0);
    expect(found.products.every(({ price = Infinity }) => price <= 100)).toBe(true);
    expect(await search({ priceRange: '0,100' }, business)).toEqual(found);
  });

  test('are told to nobody who may not see them, by nothing in an answer', async () => {
    const before = [await search({ query: priced }), await search({ query: 'κάμερα' })];
    const suggested = await ask<Suggestions>('/search/suggestions', { query: priced });
    // Every price becomes another: whatever depends on one changes with it.
    await services.database.db
      .updateTable('products')
      .set(({ ref }) => ({ priceCents: ref('id') }))
      .execute();
    expect([await search({ query: priced }), await search({ query: 'κάμερα' })]).toEqual(
      before.map(({ products, ...rest }) => ({
        ...rest,
        products: products.map((product) => ({ ...product, onOffer: expect.any(Boolean) as boolean })),
      })),
    );
    expect(await ask<Suggestions>('/search/suggestions', { query: priced })).toEqual(suggested);
    for (const { facets, understood } of before) {
      expect(facets).not.toHaveProperty('price');
      expect(understood).toEqual([]);
    }
    expect(JSON.stringify(suggested)).not.toContain('price');
    for (const query of ['sortBy=price_asc', 'sortBy=price_desc', 'priceRange=0,100']) {
      for (const path of ['/api/search', '/api/products/search'])
        expect((await request('GET', `${path}?query=kamera&${query}`)).status, path).toBe(403);
    }
  });
});
