import { findOffered } from '#features/catalogue/server/offered.ts';
import { listProductDates } from '#features/catalogue/server/store.ts';
import type { Services } from '#server/services.ts';
import { isPageOn } from '#shared/switches.ts';

/** The pages for search engines, besides the product pages. */
const pages = [
  '/',
  '/products',
  '/advanced-search',
  '/mobile-simulator',
  '/security-visualization',
  '/services',
  '/wizard',
  '/questions',
  '/contact',
  '/about',
  '/terms',
  '/privacy',
  '/accessibility',
  '/points',
];

/** Path prefixes of personal pages and of the administration. */
const privatePaths = [
  '/api/',
  '/admin',
  '/alerts',
  '/appointments-',
  '/cart',
  '/checkout',
  '/customer-dashboard',
  '/customers-admin',
  '/dev/',
  '/order-',
  '/password-reset',
];

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

type Shop = Pick<Services, 'config' | 'database' | 'caches'>;

async function writeSitemap({ config, database }: Shop): Promise<string> {
  const products = await listProductDates(database.db);
  const { hasWizard, hasServices } = await findOffered(database.db);
  const there = pages.filter(
    (path) => isPageOn(path) && (path !== '/wizard' || hasWizard) && (path !== '/services' || hasServices),
  );
  const entry = (path: string, rest = '') =>
    `<url><loc>${escape(config.publicUrl + path)}</loc>${rest}</url>`;
  const entries = [
    ...there.map((path) => entry(path)),
    ...products.map(({ id, updatedAt }) =>
      entry(`/products/${id}`, `<lastmod>${updatedAt.toISOString()}</lastmod>`),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The sitemap of all public pages, product pages with the date of their last change; cached until the catalogue changes. */
export async function sitemap(shop: Shop): Promise<Response> {
  const { value } = await shop.caches.outputs.get('sitemap', async ({ reads }) => {
    reads('catalogue');
    reads('services');
    return { output: await writeSitemap(shop), headers: [] };
  });
  return new Response(String(value.output), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

/** robots.txt: allows everything public and nothing behind a sign-in. */
export function robots(publicUrl: string): string {
  const refused = privatePaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...refused, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
