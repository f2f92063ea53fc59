import type { Transaction } from '#server/db/database.ts';
import { readDemoJson, readDemoPictures, type DemoPictures } from '#server/demo-files.ts';
import { storePictures } from '#server/objects.ts';
import type { Services } from '#server/services.ts';
import { eurosToCents } from '#shared/money.ts';
import type { Category, Place } from '../contract.ts';
import type { LegalFacts } from '../legal-facts.ts';
import type { PriceChange } from '../price-history.ts';
import { tradeWords } from '../trade-words.ts';
import { insertSynonyms, markSynonyms, refreshSearch } from './search-index-store.ts';

type DemoProduct = {
  sku: string;
  name: string;
  shortDescription: string;
  description: string;
  brand: string;
  family: string;
  categoryId: string;
  price: number;
  comparePrice: number | null;
  lowestPrice30d: number | null;
  stockQty: number;
  isFeatured: boolean;
  /** What it says otherwise than its brand. */
  legalFacts?: LegalFacts;
  installationAvailable: boolean;
  installationPrice: number | null;
  installationNote: string | null;
  imageUrls: string[];
  rating: number;
  reviewCount: number;
  features: string[];
  specifications: Record<string, Record<string, string | number | boolean>>;
  ean: string;
  mpn: string;
  pros: string[];
  cons: string[];
  legalNote: string | null;
};
type DemoCatalogue = {
  brands: { name: string; legalFacts: LegalFacts }[];
  categories: (Pick<Category, 'id' | 'name' | 'searchCategory' | 'productKind' | 'guide'> & {
    imageUrl: string;
  })[];
  products: DemoProduct[];
};

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));

/** The age in days of the product at this index: a new one every six days, the last ones recent. */
const ageInDays = (index: number, count: number) => 20 + (count - index) * 6;

/**
 * Demonstration price history. An offer was sold at its compare price, was cheaper for a week within the 30 days before the
 * offer (its lowest price) and has been reduced for nine days; every fourth other product was once more expensive.
 */
function demoPriceHistory(product: DemoProduct, index: number, age: number, now: Date): PriceChange[] {
  const priceCents = eurosToCents(product.price);
  const change = (days: number, price: number, compare: number | null = null): PriceChange => ({
    since: daysBefore(now, days),
    priceCents: price,
    comparePriceCents: compare,
  });
  const [compare, lowest] = [cents(product.comparePrice), cents(product.lowestPrice30d)];
  if (compare !== null && lowest !== null) {
    return [change(age, compare), change(27, lowest), change(20, compare), change(9, priceCents, compare)];
  }
  if (index % 4 !== 0) return [change(age, priceCents)];
  return [change(age, Math.round((priceCents * 1.06) / 100) * 100), change(age / 3, priceCents)];
}

type Layout = { picture: string; parts: Record<string, Place[]> };

function productRow(product: DemoProduct & { pictureLayout: Layout | null }, createdAt: Date) {
  return {
    sku: product.sku,
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    brand: product.brand,
    family: product.family,
    categoryId: product.categoryId,
    priceCents: eurosToCents(product.price),
    comparePriceCents: cents(product.comparePrice),
    legalFacts: JSON.stringify(product.legalFacts ?? {}),
    installationAvailable: product.installationAvailable,
    installationPriceCents: cents(product.installationPrice),
    installationNote: product.installationNote ?? '',
    stockQuantity: product.stockQty,
    isFeatured: product.isFeatured,
    imageUrls: product.imageUrls,
    specifications: JSON.stringify(product.specifications),
    features: product.features,
    pros: product.pros,
    cons: product.cons,
    pictureLayout: product.pictureLayout && JSON.stringify(product.pictureLayout),
    legalNote: product.legalNote,
    ean: product.ean,
    mpn: product.mpn,
    rating: product.rating,
    reviewCount: product.reviewCount,
    sampleRating: product.rating,
    sampleReviewCount: product.reviewCount,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The further views of a product: from behind, and in place. */
const views = ['back', 'place'];

/** The pictures of a product followed by the further views of the first one that exist by name: `NAME-back.webp`. */
export function withViews(urls: readonly string[], names: ReadonlySet<string>): string[] {
  const [first] = urls;
  const further = views.flatMap((view) => first?.replace(/\.webp$/, `-${view}.webp`) ?? []);
  const existing = further.filter((url) => names.has(url.split('/').at(-1) ?? ''));
  return [...new Set([...urls, ...existing])];
}

/** By file name: where a kit's parts are seen, as shares of width and height. */
type LaidOut = Record<string, { parts?: Layout['parts'] }>;

/** The places of a kit's parts in its first picture. */
function layoutIn({ imageUrls: [picture = ''] }: DemoProduct, pictures: LaidOut): Layout | null {
  const parts = pictures[picture.split('/').at(-1) ?? '']?.parts;
  return parts ? { picture, parts } : null;
}

export async function loadCatalogueDemo(trx: Transaction, services: Services): Promise<void> {
  const { brands, categories, products: listed } = await readDemoJson<DemoCatalogue>('catalogue.json');
  const names = new Set(Object.keys(await readDemoJson<DemoPictures>('variants/index.json')));
  const laidOut = await readDemoJson<LaidOut>('pictures.json');
  const products = listed.map((product) => ({
    ...product,
    imageUrls: withViews(product.imageUrls, names),
    pictureLayout: layoutIn(product, laidOut),
  }));
  const now = services.now();
  const ages = products.map((_, index) => ageInDays(index, products.length));

  const positions = categories.map(
    ({ id, name, searchCategory, productKind, guide, imageUrl }, position) => ({
      id,
      name,
      searchCategory,
      productKind: productKind ?? null,
      guide: guide ?? null,
      imageUrl,
      position,
    }),
  );
  await trx.insertInto('categories').values(positions).execute();
  await trx
    .insertInto('brands')
    .values(brands.map(({ name, legalFacts }) => ({ name, legalFacts: JSON.stringify(legalFacts) })))
    .execute();
  const rows = products.map((product, index) => productRow(product, daysBefore(now, ages[index] ?? 0)));
  const inserted = await trx.insertInto('products').values(rows).returning(['id', 'sku']).execute();
  const ids = new Map(inserted.map(({ id, sku }) => [sku, id]));

  // The insert has recorded each price as valid from now; the demonstration needs older prices.
  await trx.deleteFrom('priceHistory').execute();
  const history = products.flatMap((product, index) =>
    demoPriceHistory(product, index, ages[index] ?? 0, now).map(
      ({ since, priceCents, comparePriceCents }) => ({
        productId: ids.get(product.sku) ?? 0,
        since,
        priceCents,
        comparePriceCents,
      }),
    ),
  );
  await trx.insertInto('priceHistory').values(history).execute();
  await refreshSearch(trx);
  if (await markSynonyms(trx)) await insertSynonyms(trx, tradeWords);
  const pictures = await readDemoPictures([
    ...categories.map(({ imageUrl }) => imageUrl),
    ...products.flatMap(({ imageUrls }) => imageUrls),
  ]);
  await storePictures(trx, services.objects, pictures);
}
