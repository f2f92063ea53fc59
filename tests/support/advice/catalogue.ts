import { readFileSync } from 'node:fs';
import { itemsOf } from '#features/advice/item-of.ts';
import type { Item } from '#features/advice/types.ts';

type DemoProduct = {
  id: number;
  sku: string;
  name: string;
  categoryId: string;
  price: number;
  installationPrice: number | null;
  inStock: boolean;
  brand: string;
  specifications: unknown;
};

/** The demonstration's products as the rules read them. */
export const demoItems: readonly Item[] = itemsOf(
  (
    JSON.parse(readFileSync('demo/catalogue.json', 'utf8')) as { products: readonly DemoProduct[] }
  ).products.map((product) => ({
    id: product.id,
    sku: product.sku,
    name: product.name,
    categoryId: product.categoryId,
    priceCents: Math.round(product.price * 100),
    installationCents:
      product.installationPrice === null ? null : Math.round(product.installationPrice * 100),
    inStock: product.inStock,
    brand: product.brand,
    categoryKind: null,
    specifications: product.specifications,
  })),
);

/** As the reference has them: everything in stock. */
export const stockedItems: readonly Item[] = demoItems.map((item) => ({ ...item, inStock: true }));
