import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNextPath, withNextPath } from './next-path.ts';

it.each(['/', '/cart', '/products/12?tab=specs#reviews', '/products?search=%CE%BA'])(
  'goes on to %s',
  (path) => {
    expect(readNextPath(path)).toBe(path);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  undefined,
  12,
  ['/cart'],
])('does not go on to %o', (value) => {
  expect(readNextPath(value)).toBeUndefined();
});

it('never leaves the site, whatever it is given', () => {
  const home = 'https://vigla.example';
  const beginnings = fc.constantFrom('', '/', '//', '/\\', '\\', '/.//', '/\t/', 'https://', 'https:/');
  fc.assert(
    fc.property(beginnings, fc.string(), (beginning, rest) => {
      expect(new URL(readNextPath(beginning + rest) ?? '/', home).origin).toBe(home);
    }),
  );
});

it('travels in an address and back', () => {
  const page = withNextPath('/login', '/products?search=κάμερα&page=2');
  expect(new URLSearchParams(page.split('?')[1]).get('next')).toBe('/products?search=κάμερα&page=2');
  expect(withNextPath('/login', undefined)).toBe('/login');
});
