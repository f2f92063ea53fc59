import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['/contact?utm_source=mail&fbclid=1', '/contact'],
  ['/products?utm_source=mail&page=2', '/products?page=2'],
  ['/products?page=2&categoryId=cameras', '/products?categoryId=cameras&page=2'],
  ['/products?categoryId=cameras&page=2', '/products?categoryId=cameras&page=2'],
  ['/products?page=&categoryId=', '/products'],
  ['/products?page=2&page=3', '/products?page=2'],
  ['/products?', '/products'],
])('%s is the page kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});

test('a value too long to be meant is left out', () => {
  expect(pageKey(`/products?search=${'κ'.repeat(201)}`)).toBe('/products');
});

test('what is written differently but means the same is one page', () => {
  const words = encodeURIComponent('κάμερα 4K');
  expect(pageKey(`/products?search=${words}`)).toBe(pageKey(`/products?search=${words.replace('%20', '+')}`));
});
