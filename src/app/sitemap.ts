import type { Services } from '../server/services.ts';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The pages a search engine may list. */
const pages = ['/', '/products', '/services', '/contact', '/terms', '/privacy'];

export async function sitemap({ config }: Services): Promise<Response> {
  const urls = pages.map((path) => `<url><loc>${escape(config.publicUrl + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** What a crawler may read: everything public, nothing behind a sign-in. */
export const robots = (publicUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /admin\nDisallow: /dev/\nDisallow: /cart\nDisallow: /checkout\nSitemap: ${publicUrl}/sitemap.xml\n`;
