import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { SearchResult, Suggestions } from '#features/search/contract.ts';
import { testApp } from '../support/app/app.ts';
import { putCustomer } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';
import { askedAloud, askedLater } from '../support/search/spoken-table.ts';

const { services, request, signIn } = await testApp();
let buyer = '';

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
  buyer = await signIn({ customerId: await putCustomer({ accountType: 'private' }) });
});

const ask = async <Answer>(path: string) => {
  const { body, status } = await request('GET', `/api${path}`, { cookie: buyer });
  expect(status, path).toBe(200);
  return body as Answer;
};

/** What each place that searches shows first; `isOffered`: as the nearest, not as the answer. */
async function shownFor(query: string, skuOf: ReadonlyMap<number, string>) {
  const asked = encodeURIComponent(query);
  const page = await ask<SearchResult>(`/search?query=${asked}`);
  const api = await ask<{ id: number }[]>(`/products/search?query=${asked}`);
  const list = await ask<{ products: { id: number }[] }>(`/products/cards?search=${asked}`);
  const header = await ask<Suggestions>(`/search/suggestions?query=${asked}`);
  const skus = (products: readonly { id: number }[]) =>
    products.slice(0, 5).map(({ id }) => skuOf.get(id) ?? '');
  return {
    isOffered: page.isNearest,
    places: {
      page: skus(page.products),
      api: skus(api),
      list: skus(list.products),
      header: skus(header.products),
    },
  };
}

test.each([
  ['asked aloud', askedAloud],
  ['asked later', askedLater],
])(
  'at least 95 of 100 queries %s are answered in every place, and nothing forbidden is shown',
  async (_, table) => {
    const { products } = await ask<SearchResult>('/search?pageSize=100');
    const skuOf = new Map(products.map(({ id, sku }) => [id, sku]));
    const kinds = new Map<string, { asked: number; held: number }>();
    const misses: string[] = [];
    const forbidden: string[] = [];
    for (const { query, kind, expected, forbidden: never = [] } of table) {
      const { isOffered, places } = await shownFor(query, skuOf);
      const missing = Object.entries(places).filter(([, skus]) =>
        expected.length > 0 ? !skus.some((sku) => expected.includes(sku)) : skus.length > 0 && !isOffered,
      );
      for (const [place, skus] of Object.entries(places))
        if (skus.slice(0, 3).some((sku) => never.includes(sku)))
          forbidden.push(`${place}: «${query}» ${skus.join(' ')}`);
      if (missing.length > 0)
        misses.push(
          `${kind}: «${query}» ${missing.map(([place, skus]) => `${place} ${skus.join(' ') || 'nothing'}`).join('; ')}`,
        );
      const { asked, held } = kinds.get(kind) ?? { asked: 0, held: 0 };
      kinds.set(kind, { asked: asked + 1, held: held + (missing.length > 0 ? 0 : 1) });
    }
    const rate = 1 - misses.length / table.length;
    console.log(
      `${(rate * 100).toFixed(1)} %`,
      Object.fromEntries([...kinds].map(([kind, { asked, held }]) => [kind, `${held}/${asked}`])),
      misses,
    );
    expect(forbidden).toEqual([]);
    expect(rate).toBeGreaterThanOrEqual(0.95);
  },
  300_000,
);
