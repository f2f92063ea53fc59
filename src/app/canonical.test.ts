import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical.ts';
import { pagePatterns } from './routes.ts';

test.each([
  ['/PRODUCTS', '/products'],
  ['/products/', '/products'],
  ['/Products//?page=2&utm_source=Mail', '/products?page=2&utm_source=Mail'],
  ['/Products/1/', '/products/1'],
  ['/Order-Confirmation/aBc', '/order-confirmation/aBc'],
  ['/Dev/Mail', '/dev/mail'],
  ['//', '/'],
  ['/products/01', '/products/1'],
  ['/products/1.0', '/products/1'],
  ['/products/%31e0/', '/products/1'],
  ['/products?search=01&page=02', '/products?search=01&page=2'],
  ['/admin?tab=products&product=+7.0', '/admin?tab=products&product=7'],
  ['/admin?tab=services&service=07', '/admin?tab=services&service=7'],
  [
    '/appointments-admin?dialog=technicians&technician=4.0',
    '/appointments-admin?dialog=technicians&technician=4',
  ],
])('%s stands for %s', (url, address) => {
  expect(canonicalAddress(url)).toBe(address);
});

test.each([
  '/nothing',
  '/Nothing/',
  '/products/1/more/',
  '/API/products',
  '//elsewhere.example/',
  '/?a=B/',
  '/products/0',
  '/products/1.5',
  '/products/%',
  '/order-confirmation/01',
  '/products?page=',
  '/admin?product=new',
  '/contact?page=02',
])('%s is left as it is', (url) => {
  expect(canonicalAddress(url)).toBeUndefined();
});

test('no address of a page leads elsewhere, and what another spelling leads to is one', () => {
  for (const pattern of pagePatterns) expect(canonicalAddress(pattern)).toBeUndefined();
  const part = fc.constantFrom(
    '/',
    'products',
    'PRODUCTS',
    'Cart',
    '1',
    'aB',
    '?',
    '?a=/B/',
    '$id',
    '01',
    '1e1',
    '&page=1.0',
    '%2F',
    '.',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const address = canonicalAddress(`/${parts.join('')}`);
      if (address === undefined) return;
      expect(address).toMatch(/^\/(?!\/)/);
      expect(canonicalAddress(address)).toBeUndefined();
    }),
    // Few of them have another spelling.
    { numRuns: 5_000 },
  );
});
