import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { productHead } from './product-head.ts';

const match = { pathname: '/products/1', context: { site: { publicUrl: 'https://shop.example' } } };
const product: Product = {
  id: 1,
  sku: 'ARG-B8-28',
  name: 'Κάμερα Argos B8',
  shortDescription: 'Για την αυλή',
  brand: 'Argos',
  categoryId: 'cameras',
  imageUrls: [],
  images: [],
  facts: [],
  inStock: true,
  isFeatured: false,
  onOffer: false,
  warranty: 0,
  safety: {},
  installationAvailable: true,
  description: '',
  categoryName: 'Κάμερες',
  installationNote: '',
  specifications: {},
  features: [],
  pros: [],
  cons: [],
  reviewCount: 0,
};
const structured = (shown: Product) =>
  productHead(match, shown, false)
    .scripts.map(({ children }) => JSON.parse(children) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Product');

test('the price of a product’s structured data says that VAT is not in it, and is there for those who see prices', () => {
  expect(structured({ ...product, price: 95 })?.['offers']).toEqual({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      price: 95,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
    availability: 'https://schema.org/InStock',
  });
  expect(structured(product)).not.toHaveProperty('offers');
});

test('a product’s structured data names its family and model beside what it is', () => {
  expect(structured({ ...product, family: 'Argos B8-28' })).toMatchObject({
    name: 'Κάμερα Argos B8',
    model: 'Argos B8-28',
  });
  expect(structured(product)).not.toHaveProperty('model');
});
