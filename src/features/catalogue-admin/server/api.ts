import { implement } from '@orpc/server';
import { csvFile, pagesOf } from '#server/csv-file.ts';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { createUploadUrl } from '#server/uploads.ts';
import { csvOf } from '#shared/csv.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { catalogueAdminContract, type AdminProduct } from '../contract.ts';
import { productCells, productHead } from '../product-csv.ts';
import { sampleProducts } from '../sample-products.ts';
import { lowestPriorPrice } from '#features/catalogue/price-history.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { addProduct, changeProduct, duplicateProduct, type Saved } from './actions.ts';
import { presentProduct, presentRow } from './present.ts';
import { listSuppliersOf } from '../suppliers/server/store.ts';
import { findStoredProduct, listPriceChanges, listPurchasePrices, listStoredAfter } from './store.ts';
import { changeMatchingProducts, changeProducts } from './bulk-actions.ts';
import {
  addCategory,
  adoptCategories,
  orderCategories,
  removeCategory,
  updateCategory,
} from './category-actions.ts';
import { addBrand, listBrands, removeBrand, updateBrand } from './brand-actions.ts';
import { listCategoryRows } from './category-store.ts';
import { adminMatchingIds } from './matching.ts';
import { addPictures, fetchPictures, matchPictures } from './picture-actions.ts';
import { listSales } from './sales-store.ts';
import { countProductStates, listProductRows } from './list-store.ts';
import { listImages } from './picture-store.ts';
import {
  addSpecification,
  listSpecifications,
  orderSpecifications,
  removeSpecification,
  undoSpecifications,
  updateSpecification,
} from './specification-actions.ts';
import { listUndoable, removeProducts, undoChange } from './undo-actions.ts';

const admin = implement(catalogueAdminContract).$context<ApiContext>().use(guard);

async function readProduct({ services }: ApiContext, id: number): Promise<AdminProduct> {
  const { db } = services.database;
  const product = (await findStoredProduct(db, id)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  const category = (await listCategoryRows(db)).find((one) => one.id === product.categoryId);
  return presentProduct(product, category?.name ?? '', await listImages(db, product.imageUrls));
}

const readSaved = async (context: ApiContext, { id, ...undo }: Saved) => ({
  ...(await readProduct(context, id)),
  ...undo,
});

/** A list's filters with the ids that its search finds. */
async function found<Query extends { search?: string | undefined }>(
  { services }: ApiContext,
  { search, ...query }: Query,
) {
  return { ...query, found: await adminMatchingIds(services.database.db, search) };
}

/** The days of a product's sales in the list. */
const salesDays = 30;

export const catalogueAdminApi = admin.router({
  listProducts: admin.listProducts.handler(async ({ context, input }) => {
    const { rows, total } = await listProductRows(context.services.database.db, await found(context, input));
    context.answer.set('X-Total-Count', String(total));
    const to = athensDate(context.services.now());
    const sales = await listSales(
      context.services.database.db,
      rows.map(({ id }) => id),
      { from: addDays(to, 1 - salesDays), to },
    );
    return rows.map((row) => ({ ...presentRow(row), sold: sales.get(row.id) }));
  }),
  countProducts: admin.countProducts.handler(async ({ context, input }) =>
    countProductStates(context.services.database.db, await found(context, input)),
  ),
  getProduct: admin.getProduct.handler(({ context, input }) => readProduct(context, input.id)),
  listPrices: admin.listPrices.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const changes = await listPriceChanges(db, input.id);
    if (changes.length === 0) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    const lowest = lowestPriorPrice(changes);
    const prices = changes.map(({ since, priceCents, comparePriceCents }) => ({
      since: since.toISOString(),
      price: centsToEuros(priceCents),
      ...(comparePriceCents !== null && { comparePrice: centsToEuros(comparePriceCents) }),
    }));
    return {
      prices: prices.toReversed(),
      ...(lowest !== undefined && { lowestPrice30d: centsToEuros(lowest) }),
      purchases: (await listPurchasePrices(db, input.id)).map(({ since, priceCents }) => ({
        since: since.toISOString(),
        ...(priceCents !== null && { price: centsToEuros(priceCents) }),
      })),
      suppliers: (await listSuppliersOf(db, input.id)).map(({ name, code, priceCents }) => ({
        name,
        ...(code && { code }),
        ...(priceCents !== null && { price: centsToEuros(priceCents) }),
      })),
    };
  }),
  exportProducts: admin.exportProducts.handler(async ({ context: { services } }) => {
    const { db } = services.database;
    const categories = await listCategoryRows(db);
    return csvFile(
      `proionta-${athensDate(services.now())}.csv`,
      productHead,
      pagesOf((after: { sku: string } | undefined, count) => listStoredAfter(db, after, count)),
      (product) => productCells(product, categories),
    );
  }),
  exportSample: admin.exportSample.handler(async ({ context: { services } }) => {
    const categories = await listCategoryRows(services.database.db);
    const heads = productHead.slice(0, -1);
    const rows = sampleProducts(categories).map((product) => productCells(product, categories).slice(0, -1));
    return new File([csvOf(heads, rows)], 'deigma-proionton.csv', { type: 'text/csv; charset=utf-8' });
  }),
  addProduct: admin.addProduct.handler(async ({ context, input }) =>
    readSaved(context, await addProduct(context, input)),
  ),
  updateProduct: admin.updateProduct.handler(async ({ context, input: { id, seen, ...fields } }) =>
    readSaved(context, await changeProduct(context, id, fields, seen)),
  ),
  removeProduct: admin.removeProduct.handler(async ({ context, input }) => {
    if (!(await findStoredProduct(context.services.database.db, input.id)))
      refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    return removeProducts(context, [input.id]);
  }),
  removeProducts: admin.removeProducts.handler(({ context, input }) =>
    removeProducts(context, input.productIds),
  ),
  listSpecifications: admin.listSpecifications.handler(call(listSpecifications)),
  addSpecification: admin.addSpecification.handler(call(addSpecification)),
  updateSpecification: admin.updateSpecification.handler(call(updateSpecification)),
  removeSpecification: admin.removeSpecification.handler(call(removeSpecification)),
  orderSpecifications: admin.orderSpecifications.handler(call(orderSpecifications)),
  undoSpecifications: admin.undoSpecifications.handler(call(undoSpecifications)),
  listBrands: admin.listBrands.handler(({ context }) => listBrands(context)),
  addBrand: admin.addBrand.handler(says('Η μάρκα προστέθηκε.', addBrand)),
  updateBrand: admin.updateBrand.handler(says('Η μάρκα αποθηκεύτηκε.', updateBrand)),
  removeBrand: admin.removeBrand.handler(says('Τα στοιχεία της μάρκας διαγράφηκαν.', removeBrand)),
  matchPictures: admin.matchPictures.handler(call(matchPictures)),
  addPictures: admin.addPictures.handler(call(addPictures)),
  fetchPictures: admin.fetchPictures.handler(call(fetchPictures)),
  listUndoable: admin.listUndoable.handler(({ context }) => listUndoable(context)),
  undoChange: admin.undoChange.handler(async ({ context, input }) => ({
    message: await undoChange(context, input.id),
  })),
  duplicateProduct: admin.duplicateProduct.handler(async ({ context, input }) =>
    readProduct(context, await duplicateProduct(context, input.id)),
  ),
  changeProducts: admin.changeProducts.handler(call(changeProducts)),
  changeMatchingProducts: admin.changeMatchingProducts.handler(call(changeMatchingProducts)),
  addCategory: admin.addCategory.handler(call(addCategory)),
  adoptCategories: admin.adoptCategories.handler(async ({ context }) => {
    const added = await adoptCategories(context);
    const message =
      added === 0 ? 'Οι έτοιμες κατηγορίες υπάρχουν ήδη.' : 'Οι έτοιμες κατηγορίες προστέθηκαν.';
    return { message, added };
  }),
  updateCategory: admin.updateCategory.handler(call(updateCategory)),
  removeCategory: admin.removeCategory.handler(says('Η κατηγορία διαγράφηκε.', removeCategory)),
  orderCategories: admin.orderCategories.handler(
    says('Η σειρά των κατηγοριών αποθηκεύτηκε.', orderCategories),
  ),
  createUpload: admin.createUpload.handler(async ({ context, input }) => ({
    uploadURL: await createUploadUrl(context.services, input.folder ?? 'products'),
  })),
});
