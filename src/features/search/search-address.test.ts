import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSearch,
  moreOfSheet,
  readSearch,
  searchHref,
  searchInput,
  sheetOf,
  toggled,
  valuesOf,
  withoutFilters,
} from './search-address.ts';

describe('the address of the search', () => {
  it.each([
    [{}, {}],
    [{ tab: 'search' }, {}],
    [{ tab: 'compare' }, { tab: 'compare' }],
    [{ q: '  κάμερα ', utm_source: 'mail' }, { q: 'κάμερα' }],
    [{ categories: 'alarms,fire,alarms,cameras' }, { categories: 'alarms,cameras' }],
    [{ brands: ' Argos ,,Opto' }, { brands: 'Argos,Opto' }],
    [{ price: '0,2000' }, {}],
    [{ price: '100,9000' }, { price: '100,9000' }],
    [{ price: '3000,2000' }, { price: '3000,2000' }],
    [{ price: '0,80.645' }, { price: '0,80.645' }],
    [{ price: '0,80.6451' }, {}],
    [{ price: '0,80.' }, {}],
    [{ price: '300,100' }, {}],
    [{ price: '-1,5' }, {}],
    [
      { rating: '4', inStock: 'true', sort: 'price_asc' },
      { rating: 4, inStock: true, sort: 'price_asc' },
    ],
    [{ rating: 6, sort: 'relevance', more: 1 }, {}],
    [{ compare: '4,12,7,1' }, { compare: '4,12,7,1' }],
    [{ compare: '1,2,3,4,5' }, {}],
    [{ compare: 7 }, { compare: '7' }],
  ])('%j is read as %j', (raw, search) => {
    expect(readSearch(raw)).toEqual(search);
  });

  it('says again what was read from it', () => {
    const search = fc.record(
      {
        q: fc.constantFrom('κάμερα & σειρήνα', '100% +', 'a=b'),
        categories: fc.constantFrom('cameras', 'alarms,sensors'),
        brands: fc.constantFrom('Argos', 'Argos,Opto'),
        price: fc.constantFrom('10,200', '0,50', '300,2000'),
        rating: fc.integer({ min: 1, max: 5 }),
        inStock: fc.constant(true as const),
        more: fc.integer({ min: 2, max: 5 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (asked) => {
        const raw = Object.fromEntries(new URL(searchHref(asked), 'http://shop.example').searchParams);
        expect(readSearch(raw)).toEqual(asked);
      }),
    );
  });

  it('never gets longer lists than the page cache’s key takes', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (values) => {
        expect(readSearch({ brands: values.join(',') }).brands?.length ?? 0).toBeLessThanOrEqual(200);
      }),
    );
  });
});

it.each([
  [{}, false],
  [{ q: 'κα' }, false],
  [{ q: 'nvr' }, true],
  [{ features: 'wifi', rating: 4 }, false],
  [{ categories: 'cameras' }, true],
  [{ brands: 'Opto' }, true],
])('%j: is it searched? %j', (search, expected) => {
  expect(canSearch(search)).toBe(expected);
});

it('prices are neither filtered nor ordered by for those who do not see them', () => {
  const search = { q: 'κάμερα', price: '100,2000', sort: 'price_asc' as const, more: 2 };
  expect(searchInput(search, true)).toMatchObject({
    priceRange: '100,9999999',
    sortBy: 'price_asc',
    pageSize: 40,
  });
  const { priceRange, sortBy } = searchInput(search, false);
  expect([priceRange, sortBy]).toEqual([undefined, undefined]);
  expect(searchInput({ ...search, price: '0,300' }, true).priceRange).toBe('0,300');
});

it('a value is added to a list and taken off it', () => {
  expect(toggled(undefined, 'wifi')).toBe('wifi');
  expect(toggled('wifi,waterproof', 'wifi')).toBe('waterproof');
  expect(toggled('wifi', 'wifi')).toBeUndefined();
});

it('a value may have commas, also in the address', () => {
  const list = toggled(toggled(undefined, 'Alpha, Beta'), 'lens_mm:2,8');
  const read = readSearch({ specs: list }).specs;
  expect(valuesOf(read)).toEqual(['Alpha, Beta', 'lens_mm:2,8']);
  expect(toggled(read, 'Alpha, Beta')).toBe(toggled(undefined, 'lens_mm:2,8'));
});

it('of a list that is too long the whole values stay', () => {
  const brands = Array.from({ length: 11 }, (_, index) => `Μάρκα ${index}`);
  expect(valuesOf(readSearch({ brands: brands.join(',') }).brands)).toEqual(brands);
  const long = 'Μια εταιρεία με μακρύ όνομα, όπως το γράφει η ίδια'.replace(',', '');
  expect(
    valuesOf(readSearch({ brands: Array.from({ length: 5 }, (_, n) => long + n).join(',') }).brands),
  ).toEqual([0, 1, 2].map((n) => long + n));
});

it('without filters the query, its order and the comparison stay', () => {
  expect(
    withoutFilters({ q: 'nvr', brands: 'Opto', without: 'poe', compare: '1', sort: 'name', more: 2 }),
  ).toEqual({
    q: 'nvr',
    compare: '1',
    sort: 'name',
  });
});

it('shows every result once on its sheets, however many there are', () => {
  const total = 347;
  const places: number[] = [];
  for (let sheet = 1; places.length < total; sheet += 1) {
    const search = { q: 'κάμερα', more: moreOfSheet(sheet) };
    expect(sheetOf(search)).toEqual({ sheet, isFull: true });
    const { page, pageSize } = searchInput(search, true);
    const [first, most] = [Number(page ?? 1) - 1, Number(pageSize)];
    for (let at = first * most; at < Math.min((first + 1) * most, total); at += 1) places.push(at);
  }
  expect(places).toEqual(Array.from({ length: total }, (_, at) => at));
  expect([1, 2, 4].map((more) => searchInput({ q: 'κάμερα', more }, true))).toMatchObject([
    { pageSize: 20, page: undefined },
    { pageSize: 40, page: undefined },
    { pageSize: 80, page: undefined },
  ]);
});
