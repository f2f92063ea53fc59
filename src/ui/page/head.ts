import { company } from '#shared/company.ts';

/**
 * A schema.org object for search engines. In the browser it is empty: they read the server's page, and nobody waits for the
 * code that makes it.
 */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Converts a path of the shop to an absolute URL. */
export type AbsoluteUrl = (path: string) => string;

/** The parts of the route match in `head` that pageHead needs. */
type PageMatch = { pathname: string; context: { site: { publicUrl: string } } };

type PageFacts = {
  /** The brand is appended if it is missing. */
  title: string;
  /**
   * Shown by search engines below the title; a page with `noindex` has none. They read the server's page, so with
   * `import.meta.env.SSR && '…'` every page's script need not contain it.
   */
  description?: string | false;
  keywords?: readonly string[];
  /** The canonical path, if it differs from the route's: without a filter, with a page number. */
  path?: string;
  /** The path of a picture at least 600 px wide. */
  image?: string;
  type?: 'website' | 'article' | 'product';
  jsonLd?: (url: AbsoluteUrl) => readonly JsonLd[];
  /** For pages behind a sign-in, search results, and other pages that search engines should omit. */
  noindex?: boolean;
  /** The web manifest of an app of its own. */
  manifest?: string;
};

const shareImage = () => `${company().look.icons}-share.jpg`;
const keywords = ['συστήματα ασφαλείας', 'κάμερες', 'συναγερμοί', 'έλεγχος πρόσβασης'];

export const fullTitle = (title: string) =>
  title.includes(company().name) ? title : `${title} | ${company().name}`;

/** The head elements of a page: `head: ({ match }) => pageHead(match, { title, description })`. */
export function pageHead(match: PageMatch, facts: PageFacts) {
  const url: AbsoluteUrl = (path) => new URL(path, match.context.site.publicUrl).href;
  const title = fullTitle(facts.title);
  const address = url(facts.path ?? match.pathname);
  return {
    meta: [
      { title },
      ...(!facts.description
        ? []
        : [
            { name: 'description', content: facts.description },
            { property: 'og:description', content: facts.description },
          ]),
      {
        name: 'keywords',
        content: [...(facts.keywords ?? []), ...keywords, company().address.locality]
          .filter(Boolean)
          .join(', '),
      },
      { name: 'robots', content: facts.noindex ? 'noindex, nofollow' : 'index, follow' },
      { property: 'og:title', content: title },
      { property: 'og:image', content: url(facts.image ?? shareImage()) },
      { property: 'og:url', content: address },
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: company().name },
      { property: 'og:locale', content: 'el_GR' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'manifest', href: facts.manifest ?? '/site.webmanifest' },
      ...(facts.noindex ? [] : [{ rel: 'canonical', href: address }]),
    ],
    scripts: (facts.jsonLd?.(url) ?? []).map((thing) => ({
      type: 'application/ld+json',
      // Escaped, so that no text can end the script element.
      children: import.meta.env.SSR
        ? JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')
        : '{}',
    })),
  };
}

/** The breadcrumbs of a page from the top; the last item is the page itself. */
export function breadcrumbsLd(url: AbsoluteUrl, items: readonly { label: string; path: string }[]): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(path),
    })),
  };
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The company, with its address and opening hours. */
export function organisationLd(url: AbsoluteUrl): JsonLd {
  if (!import.meta.env.SSR) return {};
  const { address, emergency, point } = company();
  const { street, locality, region, postalCode } = address;
  return {
    '@type': 'Store',
    '@id': url('/#organisation'),
    name: company().name,
    alternateName: company().nameLatin,
    legalName: company().legalName,
    slogan: company().claim,
    url: url('/'),
    logo: url(company().look.logo || company().look.sign),
    image: url(shareImage()),
    telephone: company().phoneHref.replace('tel:', ''),
    email: company().email,
    vatID: `EL${company().afm}`,
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: 'GR',
    },
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    openingHoursSpecification: company().openingHours.flatMap(({ days, spans }) =>
      spans.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => dayNames[day - 1]),
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    ),
    ...(emergency && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: emergency.phoneHref.replace('tel:', ''),
        areaServed: 'GR',
        availableLanguage: 'el',
      },
    }),
    sameAs: company().social.map((profile) => profile.url),
  };
}

/** The site, and how to search it. */
export function websiteLd(url: AbsoluteUrl): JsonLd {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'WebSite',
    name: company().name,
    url: url('/'),
    inLanguage: 'el',
    publisher: { '@id': url('/#organisation') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url('/products')}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
