import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listInput, productsHref, readProductsSearch } from './products-search.ts';

describe('the address of the product list', () => {
  it.each([
    [{}, {}],
    [
      { categoryId: 'cameras', inStock: 'true', page: '2' },
      { categoryId: 'cameras', inStock: true, page: 2 },
    ],
    [{ categoryId: 'all', inStock: false, page: 1 }, {}],
    [
      { search: 4, inStock: true },
      { search: '4', inStock: true },
    ],
    [
      { search: '  κάμερα ', sortBy: 'price_asc' },
      { search: 'κάμερα', sortBy: 'price_asc' },
    ],
    [{ sortBy: 'constructor', page: 'x', categoryId: ['a'], search: {}, utm_source: 'mail' }, {}],
    [{ page: 1.5, search: '', categoryId: '' }, {}],
    [{ sortBy: 'rating' }, {}],
  ])('%j is read as %j', (raw, search) => {
    expect(readProductsSearch(raw)).toEqual(search);
  });

  it('says again what was read from it', () => {
    const search = fc.record(
      {
        categoryId: fc.constantFrom('cameras', 'power-network'),
        inStock: fc.constant(true as const),
        sortBy: fc.constantFrom('name', 'price_desc'),
        page: fc.integer({ min: 2, max: 10_000 }),
        search: fc.constantFrom('κάμερα & σειρήνα', '100% +', 'a=b'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (asked) => {
        const href = productsHref(readProductsSearch(asked));
        const raw = Object.fromEntries(new URL(href, 'http://shop.example').searchParams);
        expect(readProductsSearch(raw)).toEqual(asked);
      }),
    );
  });

  it('is short when there is nothing to say', () => {
    expect(productsHref({ page: 1 })).toBe('/products');
  });
});

it('an order by price is asked for only by those who see prices', () => {
  expect(listInput({ sortBy: 'price_asc', page: 2 }, true)).toEqual({
    sortBy: 'price_asc',
    page: 2,
    pageSize: 24,
  });
  expect(listInput({ sortBy: 'price_asc', page: 2 }, false)).toEqual({ page: 2, pageSize: 24 });
  expect(listInput({ sortBy: 'name' }, false)).toEqual({ sortBy: 'name', pageSize: 24 });
});
