import type { Product } from '#features/catalogue/contract.ts';
import { productsHref } from '#features/catalogue/products-search.ts';
import { breadcrumbsLd, pageHead, type AbsoluteUrl, type JsonLd } from '#ui/page/head.ts';

/** Structured data of a product. Prices are included if the viewer sees them; ratings and codes are never invented. */
function productLd(product: Product, isDemo: boolean, url: AbsoluteUrl): JsonLd {
  if (!import.meta.env.SSR) return {};
  const { id, sku, family, name, shortDescription, brand, categoryName, images, price, inStock } = product;
  const isRated =
    !isDemo && !product.isSampleRating && product.rating !== undefined && product.reviewCount > 0;
  return {
    '@type': 'Product',
    name,
    description: shortDescription,
    sku,
    ...(family && { model: family }),
    category: categoryName,
    url: url(`/products/${id}`),
    image: images.map((image) => url(image.url)),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
    }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'PriceSpecification',
          price,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
        },
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  };
}

export function productHead(match: Parameters<typeof pageHead>[0], product: Product, isDemo: boolean) {
  const { id, name, shortDescription, categoryId, categoryName, images } = product;
  return pageHead(match, {
    title: name,
    description: shortDescription,
    type: 'product',
    ...(images[0] && { image: images[0].url }),
    jsonLd: (url) => [
      productLd(product, isDemo, url),
      breadcrumbsLd(url, [
        { label: 'Προϊόντα', path: '/products' },
        { label: categoryName, path: productsHref({ categoryId }) },
        { label: name, path: `/products/${id}` },
      ]),
    ],
  });
}
