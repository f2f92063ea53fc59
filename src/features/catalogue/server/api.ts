import { implement } from '@orpc/server';
import { readResource } from '../../../server/read-resource.ts';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { catalogueContract } from '../contract.ts';
import { catalogueRefusals, forViewer, whyNotSort } from '../rules.ts';
import { rememberView } from './actions.ts';
import { findProduct, listCards, listCategories, listProducts, type ProductQuery } from './store.ts';

const catalogue = implement(catalogueContract).$context<ApiContext>().use(guard);

/** How long lists that follow from other products may be shown, in seconds. */
const computedFor = 600;

type Db = ApiContext['services']['database']['db'];

/** Reads a list for whoever may have it in this order. Words and choices of products are too many to be kept. */
function readList<Query extends ProductQuery, List>(
  context: ApiContext,
  query: Query,
  list: (db: Db, query: Query) => Promise<List>,
): Promise<List> {
  const code = whyNotSort(context.viewer, query.sortBy);
  if (code) refuse(generalRefusals, code);
  const isRare = query.search !== undefined || query.ids !== undefined;
  return readResource(context, 'catalogue', isRare ? null : [list.name, query], (db) => list(db, query));
}

const readProduct = (context: ApiContext, id: number) =>
  readResource(context, `product:${id}`, 'all', (db) => findProduct(db, id));

export const catalogueApi = catalogue.router({
  listProducts: catalogue.listProducts.handler(async ({ context, input }) => {
    const { products, total } = await readList(context, input, listProducts);
    context.answer.set('X-Total-Count', String(total));
    return products.map((product) => forViewer(product, context.viewer));
  }),
  listCards: catalogue.listCards.handler(async ({ context, input }) => {
    const { products, total } = await readList(context, input, listCards);
    return { products: products.map((product) => forViewer(product, context.viewer)), total };
  }),
  listFeatured: catalogue.listFeatured.handler(async ({ context, input }) => {
    const query = { isFeatured: true, pageSize: input.pageSize };
    const { products } = await readList(context, query, listCards);
    return products.map((product) => forViewer(product, context.viewer));
  }),
  listCategories: catalogue.listCategories.handler(({ context }) =>
    readResource(context, 'catalogue', 'categories', listCategories),
  ),
  findProduct: catalogue.findProduct.handler(async ({ context, input }) => {
    const product = await readProduct(context, input.id);
    return product ? forViewer(product, context.viewer) : refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  }),
  listRelated: catalogue.listRelated.handler(async ({ context, input }) => {
    const product = await readProduct(context, input.id);
    if (!product) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    context.freshFor(computedFor);
    const query = { categoryId: product.categoryId, except: product.id, inStock: true, pageSize: 4 };
    const { database, readCache } = context.services;
    const read = () => listCards(database.db, query);
    // The page depends on these few products only, not on the whole catalogue.
    const { products } = await readCache.get(
      new Set(['catalogue']),
      JSON.stringify(['related', query]),
      read,
    );
    for (const { id } of products) context.reads(`product:${id}`);
    return products.map((one) => forViewer(one, context.viewer));
  }),
  countView: catalogue.countView.handler(async ({ context, input }) => {
    await rememberView(context, input.id);
    return { counted: true };
  }),
});
