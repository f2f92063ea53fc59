import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { catalogueContract, type ProductList } from '../contract.ts';
import { catalogueRefusals, forViewer, whyNotSort } from '../rules.ts';
import { rememberView } from './actions.ts';
import { findProduct, listCards, listCategories, listProducts } from './store.ts';

const catalogue = implement(catalogueContract).$context<ApiContext>().use(guard);

/** How long lists that follow from other products may be shown, in seconds. */
const computedFor = 600;

/** Admits a list's order and says that the answer shows the catalogue. */
function openList({ viewer, reads }: ApiContext, { sortBy }: Pick<ProductList, 'sortBy'>) {
  const code = whyNotSort(viewer, sortBy);
  if (code) refuse(generalRefusals, code);
  reads('catalogue');
}

export const catalogueApi = catalogue.router({
  listProducts: catalogue.listProducts.handler(async ({ context, input }) => {
    openList(context, input);
    const { products, total } = await listProducts(context.services.database.db, input);
    context.answer.set('X-Total-Count', String(total));
    return products.map((product) => forViewer(product, context.viewer));
  }),
  listCards: catalogue.listCards.handler(async ({ context, input }) => {
    openList(context, input);
    const { products, total } = await listCards(context.services.database.db, input);
    return { products: products.map((product) => forViewer(product, context.viewer)), total };
  }),
  listFeatured: catalogue.listFeatured.handler(async ({ context, input }) => {
    openList(context, {});
    const query = { isFeatured: true, pageSize: input.pageSize };
    const { products } = await listCards(context.services.database.db, query);
    return products.map((product) => forViewer(product, context.viewer));
  }),
  listCategories: catalogue.listCategories.handler(({ context }) => {
    context.reads('catalogue');
    return listCategories(context.services.database.db);
  }),
  findProduct: catalogue.findProduct.handler(async ({ context, input }) => {
    context.reads(`product:${input.id}`);
    const product = await findProduct(context.services.database.db, input.id);
    return product ? forViewer(product, context.viewer) : refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  }),
  listRelated: catalogue.listRelated.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const product = await findProduct(db, input.id);
    if (!product) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    context.freshFor(computedFor);
    const query = { categoryId: product.categoryId, except: product.id, inStock: true, pageSize: 4 };
    const { products } = await listCards(db, query);
    for (const { id } of products) context.reads(`product:${id}`);
    return products.map((one) => forViewer(one, context.viewer));
  }),
  countView: catalogue.countView.handler(async ({ context, input }) => {
    await rememberView(context, input.id);
    return { counted: true };
  }),
});
