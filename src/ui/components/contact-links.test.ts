import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapLink } from './MapLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const hrefOf = (html: string) => (/href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

test('a number is called as stored, is read as people write it, and is as high as a button under a thumb', () => {
  const html = renderToStaticMarkup(createElement(PhoneLink, { phone: '+302101234567' }));
  expect(html).toMatch(/^<a href="tel:\+302101234567"/);
  expect(html).toContain('>210 123 4567</a>');
  expect(html).toMatch(/class="[^"]*pointer-coarse:min-h-11/);
});

test('an address opens the way to exactly itself, in another tab, and the map is not told from where', () => {
  const address = 'Κύπρου 44 & Θήβας,\n412 22 Λάρισα';
  const html = renderToStaticMarkup(createElement(MapLink, { address }));
  const { origin, pathname, searchParams } = new URL(hrefOf(html));
  expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['destination', 'Κύπρου 44 & Θήβας, 412 22 Λάρισα'],
  ]);
  expect(html).toMatch(/target="_blank" rel="noreferrer"/);
});
