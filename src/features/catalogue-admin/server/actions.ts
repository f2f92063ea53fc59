import { randomBytes } from 'node:crypto';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { idFrom } from '#shared/ids.ts';
import type { PartialInput } from '#shared/partial-input.ts';
import type { ProductFields } from '../contract.ts';
import {
  applyFields,
  blankProduct,
  copyOf,
  copySku,
  faultsOf,
  type ProductState,
} from '../product-changes.ts';
import { eanTaken } from '#shared/ean.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { differingFields } from '../undo-rules.ts';
import { auditedProduct } from './present.ts';
import {
  findSkuOfEan,
  insertProduct,
  listSkusLike,
  lockProduct,
  stateOf,
  updateProductRow,
  type StoredProduct,
} from './store.ts';
import { listCategoryRows } from './category-store.ts';
import { listImages } from './picture-store.ts';
import { changeSteps, keepChange, type ProductStep } from './undo-actions.ts';
import { followStock } from './stock-actions.ts';

/** The SKU of a product that was created without one. */
const newSku = () => idFrom(randomBytes(5)).toUpperCase();

async function requireProduct(trx: Transaction, id: number): Promise<StoredProduct> {
  return (await lockProduct(trx, id)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
}

/** Refuses an invalid product, each error at its field. */
async function requireSound(trx: Transaction, state: ProductState, before?: ProductState): Promise<void> {
  const fields = faultsOf(state);
  if (state.categoryId !== before?.categoryId) {
    const categories = await listCategoryRows(trx);
    if (!categories.some(({ id }) => id === state.categoryId))
      fields['categoryId'] = 'Επιλέξτε μια κατηγορία';
  }
  const twin = state.ean && state.ean !== before?.ean && (await findSkuOfEan(trx, state.ean));
  if (twin) fields['ean'] ??= eanTaken(twin);
  const added = state.imageUrls.filter((url) => !before?.imageUrls.includes(url));
  if (added.length > 0 && (await listImages(trx, added)).length < added.length) {
    fields['imageUrls'] = 'Μια φωτογραφία δεν υπάρχει πια. Ανεβάστε την ξανά';
  }
  if (Object.keys(fields).length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}

function refuseSku(): never {
  const fields = { sku: catalogueAdminRefusals.SKU_TAKEN.message };
  return refuse(catalogueAdminRefusals, 'SKU_TAKEN', { fields });
}

/** The effects of every product change: invalidated pages, audit, stock alerts. */
async function followChange(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  id: number,
  before: ProductState | undefined,
  after: ProductState | undefined,
): Promise<void> {
  changed('catalogue', 'kinds', `product:${id}`);
  await refreshSearch(trx);
  await audit(trx, context, {
    entity: 'product',
    entityId: id,
    label: (after ?? before)?.name ?? String(id),
    before: before && auditedProduct(before),
    after: after && auditedProduct(after),
  });
  await followStock(context.services, trx, [{ id, before, after }]);
}

/** Keeps a saved product for a day, and returns the id with which it is undone. */
const keepSaved = (context: ApiContext, trx: Transaction, step: ProductStep) =>
  keepChange(
    context,
    trx,
    `${step.before ? 'Αλλαγή προϊόντος' : 'Νέο προϊόν'}: «${step.after.name}»`,
    changeSteps([step]),
  );

/** A saved product, with the id that undoes it; none if nothing changed. */
export type Saved = { id: number; undoId?: string };

/** Adds a product; the default SKU is generated, the default category is the first. */
export function addProduct(context: ApiContext, fields: ProductFields): Promise<Saved> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const [first] = await listCategoryRows(trx);
    const categoryId = fields.categoryId ?? first?.id ?? '';
    const state = applyFields(blankProduct, { ...fields, categoryId, sku: fields.sku || newSku() });
    await requireSound(trx, state);
    const id = (await insertProduct(trx, state, services.now())) ?? refuseSku();
    await followChange(context, trx, changed, id, undefined, state);
    return { id, undoId: await keepSaved(context, trx, { id, after: state }) };
  });
}

/** Changes the given fields of a product; refused if its `updatedAt` is no longer as `seen`. */
export function changeProduct(
  context: ApiContext,
  id: number,
  fields: PartialInput<ProductFields>,
  seen?: string,
): Promise<Saved> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const before = await requireProduct(trx, id);
    if (seen !== undefined && seen !== before.updatedAt.toISOString())
      refuse(catalogueAdminRefusals, 'PRODUCT_CHANGED');
    const after = applyFields(stateOf(before), fields);
    await requireSound(trx, after, before);
    if (!(await updateProductRow(trx, id, after, services.now()))) refuseSku();
    const step = { id, before: stateOf(before), after };
    await followChange(context, trx, changed, id, step.before, after);
    const isChanged = Object.keys(differingFields(after, step.before)).length > 0;
    return { id, ...(isChanged && { undoId: await keepSaved(context, trx, step) }) };
  });
}

/** Adds a copy of a product as a draft, and returns its id. */
export function duplicateProduct(context: ApiContext, id: number): Promise<number> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const product = await requireProduct(trx, id);
    const sku = copySku(product.sku, await listSkusLike(trx, product.sku.slice(0, 36)));
    const copy = copyOf(stateOf(product), sku);
    const copyId = (await insertProduct(trx, copy, services.now())) ?? refuseSku();
    await followChange(context, trx, changed, copyId, undefined, copy);
    return copyId;
  });
}
