import type { ApiContext } from '#server/serve.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { listCategoryNames } from '#features/catalogue/server/category-store.ts';
import { findProduct, listBySku } from '#features/catalogue/server/store.ts';
import { listedIn } from '#features/catalogue/specifications.ts';
import type { ProductFacts } from '../product-facts.ts';

/** The product whose page this is, if it is on sale, as the bot knows it. */
export async function findProductOf(
  { services: { database }, viewer }: ApiContext,
  page: string | undefined,
): Promise<ProductFacts | undefined> {
  const [, id] = /^\/products\/(\d{1,9})$/.exec(page ?? '') ?? [];
  const product = id === undefined ? undefined : await findProduct(database.db, Number(id));
  if (!product) return undefined;
  const { name, inStock, guarantee, connected, specifications, features, categoryId } = product;
  const skus = listedIn(specifications['works_with']?.value);
  const known = await listBySku(database.db, skus);
  return {
    id: product.id,
    name,
    inStock,
    guarantee,
    connected,
    specifications,
    features: features.map((one) => one.id),
    worksWith: skus.map((sku) => known.find(({ card }) => card.sku === sku)?.card.name ?? sku),
    otherKinds: await listCategoryNames(database.db, { except: categoryId }),
    seesPrices: canSeePrices(viewer),
  };
}
