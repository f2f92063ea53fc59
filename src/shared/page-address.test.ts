import { expect, test } from 'vitest';
import {
  oneOf,
  pageAddress,
  pageNumber,
  rowNumber,
  rowOrNew,
  textOf,
  withParameters,
  type Reader,
} from './page-address.ts';

const shop = pageAddress(
  '/shop',
  {
    kind: oneOf(['new', 'used'], 'new'),
    page: pageNumber,
    search: textOf(5),
    /** Has a meaning only in a search. */
    near: (written, all) => (all['search'] ? textOf(5)(written, all) : undefined),
  },
  { visitors: ['kind', 'page'], canonical: ['kind'] },
);

test('an address is written in the order of its declaration and read back as it was', () => {
  const search = { near: 'Αθήνα', search: 'a & b', page: 2, kind: 'used' } as const;
  const href = shop.href(search);
  expect(href).toBe('/shop?kind=used&page=2&search=a+%26+b&near=%CE%91%CE%B8%CE%AE%CE%BD%CE%B1');
  expect(shop.read(Object.fromEntries(new URL(href, 'http://shop.example').searchParams))).toEqual(search);
});

test('what a page shows by default is named in no address', () => {
  expect(shop.href({ kind: 'new', page: 1, search: '' })).toBe('/shop');
  expect(shop.read({ kind: 'new', page: '1', search: ' ' })).toEqual({});
});

test('what means nothing without another parameter is dropped with it', () => {
  expect(shop.read({ near: 'Αθήνα' })).toEqual({});
});

test('search engines are told just the parameters that are canonical', () => {
  expect(shop.canonicalHref({ kind: 'used', page: 3, search: 'x' })).toBe('/shop?kind=used');
});

test('the same parameters are written after those that another address has', () => {
  expect(shop.href({ page: 2 }, '/office?tab=shop')).toBe('/office?tab=shop&page=2');
  expect(withParameters('/a', { b: undefined, c: 0, d: '' })).toBe('/a?c=0');
});

test.each<[string, Reader<unknown>, unknown, unknown]>([
  ['text', textOf(3), ' abcd ', 'abc'],
  ['text', textOf(3), 42, '42'],
  ['text', textOf(3), ['a'], undefined],
  ['word', oneOf(['a']), 'constructor', undefined],
  ['page', pageNumber, '10000', 10_000],
  ['page', pageNumber, '1.5', undefined],
  ['page', pageNumber, '10001', undefined],
  ['row', rowNumber, 1, 1],
  ['row', rowNumber, '0', undefined],
  ['row', rowNumber, '2147483648', undefined],
  ['row', rowOrNew, 'new', 'new'],
])('a %s out of an address (%#)', (_kind, reader, written, read) => {
  expect(reader(written, {})).toBe(read);
});
