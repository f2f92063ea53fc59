import { describe, expect, test } from 'vitest';
import { breadcrumbsLd, organisationLd, pageHead, websiteLd } from './head.ts';

const match = { pathname: '/services', context: { site: { publicUrl: 'https://shop.example' } } };
const facts = { title: 'Υπηρεσίες', description: 'Τι κάνουμε.' };
const url = (path: string) => new URL(path, 'https://shop.example').href;

type Tag = Record<string, unknown>;
const contentOf = (head: { meta: Tag[] }, name: string) =>
  head.meta.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];

const canonicalOf = ({ links }: ReturnType<typeof pageHead>) =>
  links.flatMap(({ rel, href }) => (rel === 'canonical' ? href : []));

describe('a page says of itself', () => {
  test('its title with the brand, but never twice', () => {
    expect(pageHead(match, facts).meta[0]).toEqual({ title: 'Υπηρεσίες | Βίγλα' });
    expect(pageHead(match, { ...facts, title: 'Η Βίγλα' }).meta[0]).toEqual({ title: 'Η Βίγλα' });
  });

  test('its one address, absolute and without the search', () => {
    const head = pageHead(match, facts);
    expect(canonicalOf(head)).toEqual(['https://shop.example/services']);
    expect(contentOf(head, 'og:url')).toBe('https://shop.example/services');
    expect(canonicalOf(pageHead(match, { ...facts, path: '/services?page=2' }))).toEqual([
      'https://shop.example/services?page=2',
    ]);
  });

  test('what a shared link shows, with an absolute picture', () => {
    const head = pageHead(match, { ...facts, image: '/public-objects/x.webp', type: 'product' });
    expect(contentOf(head, 'og:title')).toBe('Υπηρεσίες | Βίγλα');
    expect(contentOf(head, 'og:description')).toBe('Τι κάνουμε.');
    expect(contentOf(head, 'og:image')).toBe('https://shop.example/public-objects/x.webp');
    expect(contentOf(head, 'og:type')).toBe('product');
    expect(contentOf(head, 'og:site_name')).toBe('Βίγλα');
    expect(contentOf(head, 'og:locale')).toBe('el_GR');
  });

  test('that robots may index and follow it, unless it is private', () => {
    expect(contentOf(pageHead(match, facts), 'robots')).toBe('index, follow');
    const hidden = pageHead(match, { ...facts, noindex: true });
    expect(contentOf(hidden, 'robots')).toBe('noindex, nofollow');
    expect(canonicalOf(hidden)).toEqual([]);
  });
});

describe('structured data', () => {
  test('stands in the head with its vocabulary named, and no text in it can end the script', () => {
    const name = '</script><script>alert(1)</script>';
    const [script] = pageHead(match, { ...facts, jsonLd: () => [{ '@type': 'Product', name }] }).scripts;
    expect(script?.type).toBe('application/ld+json');
    expect(script?.children).not.toContain('<');
    expect(JSON.parse(script?.children ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
    });
  });

  test('the search action targets /products with the parameter search', () => {
    expect(websiteLd(url)).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/products?search={search_term_string}' },
      },
    });
  });

  test('the organisation is closed on Sundays', () => {
    expect(organisationLd(url)['openingHoursSpecification']).toEqual([
      expect.objectContaining({
        opens: '09:00',
        closes: '18:00',
        dayOfWeek: expect.arrayContaining(['Friday']),
      }),
      expect.objectContaining({ opens: '09:00', closes: '15:00', dayOfWeek: ['Saturday'] }),
    ]);
  });

  test('breadcrumbs are numbered from the top', () => {
    const crumbs = breadcrumbsLd(url, [
      { label: 'Αρχική', path: '/' },
      { label: 'Υπηρεσίες', path: '/services' },
    ]);
    expect(crumbs['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Αρχική', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Υπηρεσίες', item: 'https://shop.example/services' },
    ]);
  });
});
