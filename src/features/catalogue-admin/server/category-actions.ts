import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { releaseImages } from '#server/object-jobs.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import { freeSlug, slugOf } from '#shared/slug.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import type { CategoryFields } from '../contract.ts';
import { readyCategories } from '../ready-categories.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import {
  closeCategory,
  deleteCategory,
  lockCategories,
  insertCategory,
  listIdsInCategory,
  reorderCategories,
  updateCategoryRow,
} from './category-store.ts';
import { listImages } from './picture-store.ts';

type Held = Awaited<ReturnType<typeof lockCategories>>;

const requireCategory = (categories: Held, id: string) =>
  categories.find((one) => one.id === id) ?? refuse(catalogueAdminRefusals, 'CATEGORY_NOT_FOUND');

/** Refuses a name that another category has, ignoring accents and case. */
function requireOwnName(categories: Held, name: string, ownId?: string): void {
  const isTaken = categories.some((one) => one.id !== ownId && foldGreek(one.name) === foldGreek(name));
  const fields = { name: catalogueAdminRefusals.CATEGORY_NAME_TAKEN.message };
  if (isTaken) refuse(catalogueAdminRefusals, 'CATEGORY_NAME_TAKEN', { fields });
}

/** Refuses a picture whose file does not exist. */
async function requirePicture(trx: Transaction, imageUrl: string | undefined): Promise<void> {
  if (imageUrl === undefined || (await listImages(trx, [imageUrl])).length > 0) return;
  const fields = { imageUrl: catalogueAdminRefusals.PICTURE_GONE.message };
  refuse(catalogueAdminRefusals, 'PICTURE_GONE', { fields });
}

/** Adds a category as the last one of those that are held. */
async function addOne(
  trx: Transaction,
  context: ApiContext,
  categories: Held,
  { imageUrl, productKind, guide, ...named }: CategoryFields,
) {
  const fields = {
    ...named,
    ...(productKind && { productKind }),
    ...(guide && { guide }),
    ...(imageUrl && { imageUrl }),
  };
  requireOwnName(categories, fields.name);
  await requirePicture(trx, fields.imageUrl);
  const taken = categories.map(({ id }) => id);
  const category = { id: freeSlug(slugOf(fields.name, 'category'), taken), ...fields };
  await insertCategory(trx, category);
  await audit(trx, context, {
    entity: 'category',
    entityId: category.id,
    label: fields.name,
    after: fields,
  });
  return category;
}

/** Adds a category as the last one. */
export const addCategory = (context: ApiContext, fields: CategoryFields) =>
  write(context.services, async (trx, changed) => {
    changed('catalogue');
    return addOne(trx, context, await lockCategories(trx), fields);
  });

/** Adds the trade's usual categories, those without a namesake; returns how many. */
export const adoptCategories = (context: ApiContext): Promise<number> =>
  write(context.services, async (trx, changed) => {
    const categories = await lockCategories(trx);
    const names = new Set(categories.map(({ name }) => foldGreek(name)));
    const missing = readyCategories.filter(({ name }) => !names.has(foldGreek(name)));
    for (const ready of missing) categories.push(await addOne(trx, context, categories, ready));
    if (missing.length > 0) changed('catalogue');
    return missing.length;
  });

/** Changes a category's name, group or picture; refused if it has changed since it was seen. Its id stays. */
export function updateCategory(
  context: ApiContext,
  {
    id,
    seen,
    imageUrl,
    productKind,
    guide,
    ...named
  }: CategoryFields & { id: string; seen?: CategoryFields | undefined },
) {
  return write(context.services, async (trx, changed) => {
    const categories = await lockCategories(trx);
    const { id: _id, ...before } = requireCategory(categories, id);
    const now = {
      ...before,
      imageUrl: before.imageUrl ?? null,
      productKind: before.productKind ?? '',
      guide: before.guide ?? '',
    };
    if (!isAsExpected({ ...now, ...dropUndefined(seen ?? {}) }, now)) {
      refuse(catalogueAdminRefusals, 'CATEGORY_CHANGED');
    }
    const picture = imageUrl === undefined ? before.imageUrl : (imageUrl ?? undefined);
    const kind = productKind === undefined ? before.productKind : productKind || undefined;
    const chosen = guide === undefined ? before.guide : guide || undefined;
    const fields = {
      ...named,
      ...(kind !== undefined && { productKind: kind }),
      ...(chosen !== undefined && { guide: chosen }),
      ...(picture !== undefined && { imageUrl: picture }),
    };
    requireOwnName(categories, fields.name, id);
    if (picture !== before.imageUrl) {
      await requirePicture(trx, picture);
      if (before.imageUrl) await releaseImages(trx, context.services.jobs, [before.imageUrl]);
    }
    await updateCategoryRow(trx, { id, ...fields });
    await refreshSearch(trx);
    await audit(trx, context, {
      entity: 'category',
      entityId: id,
      label: fields.name,
      before,
      after: fields,
    });
    // Products' pages show their category's name.
    const products = await listIdsInCategory(trx, id);
    changed('catalogue', 'kinds', ...products.map((productId) => `product:${productId}`));
    return { id, ...fields };
  });
}

/** Deletes a category that has no products. */
export function removeCategory(context: ApiContext, { id }: { id: string }): Promise<void> {
  return write(context.services, async (trx, changed) => {
    const category = requireCategory(await lockCategories(trx), id);
    await closeCategory(trx, id);
    if ((await listIdsInCategory(trx, id)).length > 0) refuse(catalogueAdminRefusals, 'CATEGORY_NOT_EMPTY');
    await releaseImages(trx, context.services.jobs, await deleteCategory(trx, id));
    const { id: _id, ...before } = category;
    await audit(trx, context, { entity: 'category', entityId: id, label: category.name, before });
    changed('catalogue');
  });
}

/** Reorders the categories; every id must be given once. Refused if the order has changed since it was seen. */
export function orderCategories(
  context: ApiContext,
  { categoryIds, seen }: { categoryIds: string[]; seen?: string[] | undefined },
): Promise<void> {
  return write(context.services, async (trx, changed) => {
    const before = (await lockCategories(trx)).map(({ id }) => id);
    if (seen && seen.join() !== before.join()) refuse(catalogueAdminRefusals, 'CATEGORY_ORDER_CHANGED');
    const isWhole = categoryIds.length === before.length && before.every((id) => categoryIds.includes(id));
    const fields = { categoryIds: 'Οι κατηγορίες άλλαξαν στο μεταξύ. Ανανεώστε και δοκιμάστε ξανά' };
    if (!isWhole) refuse(generalRefusals, 'INVALID_INPUT', { fields });
    await reorderCategories(trx, categoryIds);
    await audit(trx, context, {
      entity: 'category',
      entityId: 'order',
      label: 'Σειρά κατηγοριών',
      before: { order: before },
      after: { order: categoryIds },
    });
    changed('catalogue');
  });
}
