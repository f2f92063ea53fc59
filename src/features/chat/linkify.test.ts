import { expect, test } from 'vitest';
import { splitLinks } from './linkify.ts';

const site = 'https://vigla.example';
const links = (text: string) => splitLinks(text, site).flatMap(({ href }) => href ?? []);

test('addresses and paths of this site become links, the text around them stays', () => {
  expect(splitLinks('Δείτε το https://vigla.example/products/12?a=1#b, ή το /services.', site)).toEqual([
    { at: 0, text: 'Δείτε το ' },
    { at: 9, text: 'https://vigla.example/products/12?a=1#b', href: '/products/12?a=1#b' },
    { at: 48, text: ', ή το ' },
    { at: 55, text: '/services', href: '/services' },
    { at: 64, text: '.' },
  ]);
  expect(links('(/products/7) «/contact»')).toEqual(['/products/7', '/contact']);
});

test.each([
  'https://evil.example/products/12',
  'http://vigla.example/products/12',
  'https://vigla.example.evil.example/',
  'https://user@vigla.example/',
  'https://vigla.example:8443/',
  'https://vigla.example//evil.example',
  'javascript:alert(1)',
  '//evil.example/a',
  'www.vigla.example',
  '24/7 και/ή 10/11',
  'https://',
  '/ 1',
])('%s stays text', (text) => {
  expect(splitLinks(text, site)).toEqual([{ at: 0, text }]);
});

test('nothing of a text is lost or doubled', () => {
  for (const text of ['', '/a', 'x /a/b. y', 'https://vigla.example', ' \n/a\n/b ', '/a,/b', '<b>/a</b>']) {
    expect(
      splitLinks(text, site)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
