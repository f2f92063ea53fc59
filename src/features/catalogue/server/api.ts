import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { catalogueDb } from '#server/reading.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { priceReading } from '#shared/viewer.ts';
import { findSpecificationList } from '#server/db/specification-list.ts';
import { settingsResource } from '#server/settings.ts';
import { serviceForViewer } from '#features/services/rules.ts';
import { findServiceForSkill } from '#features/services/server/store.ts';
import { catalogueContract } from '../contract.ts';
import { catalogueRefusals } from '../refusals.ts';
import { forViewer, whyNotList, type Prices } from '../rules.ts';
import { readViewed, rememberView } from './actions.ts';
import { searchProducts, type SearchOutcome } from './search-actions.ts';
import { findCompanions } from './companions.ts';
import { findOffered, kindsResource } from './offered.ts';
import { listCategories } from './category-store.ts';
import { findProduct, listCards, listProducts, maxProducts, type ProductQuery } from './store.ts';

const catalogue = implement(catalogueContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

/** How long the lists of related products may be cached, in seconds. */
const computedFor = 600;

type Priced = { id: number; prices: Prices };

type Db = ApiContext['services']['database']['db'];

type ListQuery = ProductQuery & { search?: string | undefined };
type Said = Pick<SearchOutcome, 'isNearest' | 'notices' | 'isWithheld'> & { understood: string[] };
type Page<Item> = { products: Item[]; total: number; said?: Said };

/** Reads a list unless its order or filter would reveal prices to the viewer; a search decides which products and in what order. */
async function readList<Item>(
  context: ApiContext,
  { search, ...query }: ListQuery,
  list: (db: Db, query: ProductQuery) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const { viewer, reads } = context;
  const code = whyNotList(viewer, query);
  if (code) refuse(generalRefusals, code);
  reads('catalogue');
  reads(settingsResource);
  const db = catalogueDb(context);
  if (search === undefined) return list(db, query);
  const { ids, total, isNearest, isWithheld, notices, parsed } = await searchProducts(db, {
    ...query,
    query: search,
    nearest: true,
    among: query.ids,
    ...priceReading(viewer),
    pageSize: query.pageSize ?? maxProducts,
  });
  const said = { isNearest, isWithheld, notices, understood: parsed.understood.map(({ label }) => label) };
  if (ids.length === 0) return { products: [], total, said };
  return { products: (await list(db, { ids, pageSize: ids.length })).products, total, said };
}

async function readProduct(context: ApiContext, id: number) {
  context.reads(`product:${id}`);
  context.reads(settingsResource);
  return (await findProduct(catalogueDb(context), id)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
}

export const catalogueApi = catalogue.router({
  listProducts: catalogue.listProducts.handler(async ({ context, input }) => {
    const { products, total, said } = await readList(context, input, listProducts);
    context.answer.set('X-Total-Count', String(said?.isWithheld ? 0 : total));
    // A list cannot say next to its products that what was asked for is not sold.
    if (said?.isWithheld) return [];
    if (said?.isNearest) context.answer.set('X-Search-Nearest', 'true');
    return products.map((product) => forViewer(product, context.viewer));
  }),
  listCards: catalogue.listCards.handler(async ({ context, input }) => {
    const { products, total, said } = await readList(context, input, listCards);
    return {
      products: products.map((product) => forViewer(product, context.viewer)),
      total,
      ...(said && {
        isNearest: said.isNearest,
        notices: [...said.notices],
        understood: said.understood,
      }),
    };
  }),
  listFeatured: catalogue.listFeatured.handler(async ({ context, input }) => {
    const query = { isFeatured: true, pageSize: input.pageSize };
    const { products } = await readList(context, query, listCards);
    return products.map((product) => forViewer(product, context.viewer));
  }),
  getOffered: catalogue.getOffered.handler(({ context }) => {
    context.reads(kindsResource);
    context.reads('services');
    // By the hours nobody can do what takes longer than the longest day.
    context.reads(settingsResource);
    return findOffered(catalogueDb(context));
  }),
  listSpecificationKeys: catalogue.listSpecificationKeys.handler(async ({ context }) => {
    context.reads(settingsResource);
    const { keys } = await findSpecificationList(context.services.database.db);
    return keys.map((one) => ({ ...one, formerly: [...one.formerly] }));
  }),
  listCategories: catalogue.listCategories.handler(({ context }) => {
    context.reads('catalogue');
    return listCategories(catalogueDb(context));
  }),
  findProduct: catalogue.findProduct.handler(async ({ context, input }) =>
    forViewer(await readProduct(context, input.id), context.viewer),
  ),
  listRelated: catalogue.listRelated.handler(async ({ context, input }) => {
    const product = await readProduct(context, input.id);
    context.freshFor(computedFor);
    const query = { categoryId: product.categoryId, except: product.id, inStock: true, pageSize: 4 };
    const { products } = await listCards(catalogueDb(context), query);
    // The response depends only on these few products, not on the whole catalogue.
    for (const { id } of products) context.reads(`product:${id}`);
    return products.map((one) => forViewer(one, context.viewer));
  }),
  listCompanions: catalogue.listCompanions.handler(async ({ context, input }) => {
    const { viewer, services, reads } = context;
    reads(`product:${input.id}`);
    reads(settingsResource);
    context.freshFor(computedFor);
    const found =
      (await findCompanions(services, input.id)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    reads('services');
    const service = found.skill && (await findServiceForSkill(services.database.db, found.skill));
    const shown = <Facts extends Priced>(one: Facts) => {
      reads(`product:${one.id}`);
      return forViewer(one, viewer);
    };
    return {
      ...(found.own && { own: found.own }),
      ...(service && { installation: serviceForViewer(service, viewer) }),
      contents: found.contents.map(({ product, ...part }) => ({ ...part, product: shown(product) })),
      fits: found.fits.map(({ card, supply }) => ({ ...shown(card), ...(supply && { supply }) })),
      alternatives: found.alternatives.map(shown),
    };
  }),
  listViewed: catalogue.listViewed.handler(({ context }) => readViewed(context)),
  countView: catalogue.countView.handler(async ({ context, input }) => {
    await rememberView(context, input.id);
    return { counted: true };
  }),
});
