import { audit, auditMany, type AuditEntry } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { releaseImages } from '#server/object-jobs.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write, type Changed } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import type { ProductState } from '../product-changes.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { differingFields, isAsLeft, removedText, undoableMs } from '../undo-rules.ts';
import { deleteCategory, listCategoryRows, listIdsInCategory, lockCategories } from './category-store.ts';
import { removeOldFetched } from './fetched-store.ts';
import { listImages } from './picture-store.ts';
import { auditedProduct } from './present.ts';
import { followStock } from './stock-actions.ts';
import { lockStored, purgeDeleted, upsertProducts, type LockedProduct, stateOf } from './store.ts';
import * as store from './undo-store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'catalogue.forget': object;
  }
}

const since = ({ now }: Pick<Services, 'now'>) => new Date(now().getTime() - undoableMs);

/** A product before and after a change. */
export type ProductStep = { id: number; before?: ProductState | undefined; after: ProductState };

/** Keeps a change of products, and the categories made for it, for a day; returns the id with which it is undone. */
export async function keepChange(
  { services }: Pick<ApiContext, 'services'>,
  trx: Transaction,
  label: string,
  steps: readonly store.ChangeStep[],
  categoryIds: readonly string[] = [],
): Promise<string> {
  const id = newId();
  await store.insertChange(trx, { id, label, steps, categoryIds, createdAt: services.now() });
  return id;
}

/** The steps of a change that added or changed products. */
export const changeSteps = (steps: readonly ProductStep[]): store.ChangeStep[] =>
  steps.map(({ id, before, after }) => ({
    id,
    name: after.name,
    before: before ? differingFields(before, after) : null,
    after: before ? differingFields(after, before) : after,
  }));

/** The latest changes that can be undone. */
export async function listUndoable({ services }: ApiContext) {
  const rows = await store.listChanges(services.database.db, since(services));
  return rows.map(({ id, label, createdAt }) => ({ id, label, at: createdAt.toISOString() }));
}

type Plan = { step: store.ChangeStep; product: LockedProduct };

/** Why a step cannot be undone; undefined if it can. */
function whyNotUndo(
  { step, product }: { step: store.ChangeStep; product: LockedProduct | undefined },
  ordered: ReadonlySet<number>,
): string | undefined {
  const { before, after, name } = step;
  const isDeleted = product?.deletedAt !== null;
  if (!after) return product && isDeleted ? undefined : `το προϊόν «${name}» δεν μπορεί πια να επανέλθει`;
  if (!product || isDeleted) return `το προϊόν «${name}» διαγράφηκε στο μεταξύ`;
  if (!before && ordered.has(step.id)) return `το προϊόν «${name}» έχει ήδη παραγγελίες`;
  return isAsLeft(stateOf(product), after) ? undefined : `το προϊόν «${name}» άλλαξε στο μεταξύ`;
}

/** Undoes a change of products, all or nothing; refused if one of them was changed, ordered or deleted since. */
export const undoChange = (context: ApiContext, id: string): Promise<string> =>
  write(context.services, (trx, changed) => undoChangeIn(context, trx, changed, id));

/** As `undoChange`, within a transaction. */
export async function undoChangeIn(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  id: string,
): Promise<string> {
  const { services } = context;
  const change =
    (await store.lockChange(trx, id, since(services))) ?? refuse(catalogueAdminRefusals, 'UNDO_GONE');
  const ids = change.steps.map((step) => step.id);
  const stored = new Map((await lockStored(trx, ids)).map((product) => [product.id, product]));
  const added = change.steps.flatMap(({ id: productId, before }) => (before ? [] : [productId]));
  const ordered = await store.listOrdered(trx, added);
  const faults = change.steps.flatMap(
    (step) => whyNotUndo({ step, product: stored.get(step.id) }, ordered) ?? [],
  );
  const [first, ...others] = faults;
  if (first !== undefined) {
    const more = others.length > 0 ? ` (και ${others.length} ακόμη)` : '';
    refuse(catalogueAdminRefusals, 'UNDO_STALE', { message: `Δεν αναιρέθηκε τίποτα: ${first}${more}.` });
  }
  const plans = change.steps.flatMap((step): Plan[] => {
    const product = stored.get(step.id);
    return product ? [{ step, product }] : [];
  });
  await restore(context, trx, plans);
  await removeMade(context, trx, change.categoryIds, plans);
  await store.markUndone(trx, id, services.now());
  changed('catalogue', 'kinds', ...ids.map((productId) => `product:${productId}`));
  return `Αναιρέθηκε: ${change.label}`;
}

const entryOf = (
  product: LockedProduct,
  states: { before?: ProductState; after?: ProductState },
): AuditEntry => ({
  entity: 'product',
  entityId: product.id,
  label: product.name,
  before: states.before && auditedProduct(states.before),
  after: states.after && auditedProduct(states.after),
});

async function restore(context: ApiContext, trx: Transaction, plans: readonly Plan[]): Promise<void> {
  const { services } = context;
  const now = services.now();
  const added = plans.filter(({ step }) => !step.before);
  const deleted = plans.filter(({ step }) => !step.after);
  const rest = plans.filter(({ step }) => step.before && step.after);
  const restored = rest.map(({ step, product }): Required<ProductStep> => {
    const before = stateOf(product);
    return { id: product.id, before, after: { ...before, ...step.before } };
  });
  await requireCategories(
    trx,
    restored.map(({ after }) => after),
  );
  const steps = await withPictures(trx, restored);
  if (added.length > 0) {
    const ids = added.map(({ product }) => product.id);
    await store.markDeleted(trx, ids, now);
  }
  const back = deleted.map(({ step, product }) => ({
    id: product.id,
    isDraft: step.before?.isDraft ?? false,
  }));
  await store.restoreDeleted(trx, back, now);
  if (steps.length > 0)
    await upsertProducts(
      trx,
      steps.map(({ after }) => after),
      now,
    );
  await refreshSearch(trx);
  await auditMany(trx, context, [
    ...added.map(({ product }) => entryOf(product, { before: stateOf(product) })),
    ...deleted.map(({ step, product }) =>
      entryOf(product, { after: { ...stateOf(product), isDraft: step.before?.isDraft ?? false } }),
    ),
    ...rest.map(({ product }, at) => {
      const step = steps[at];
      return entryOf(product, step ? { before: step.before, after: step.after } : {});
    }),
  ]);
  await followStock(services, trx, [
    ...added.map(({ product }) => ({ id: product.id, before: stateOf(product), after: undefined })),
    ...steps,
  ]);
}

/** Removes the categories that were made for products which are gone with the change, unless they hold others by now. */
async function removeMade(
  context: ApiContext,
  trx: Transaction,
  categoryIds: readonly string[],
  plans: readonly Plan[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  const skus = plans.flatMap(({ step, product }) => (step.before ? [] : [product.sku]));
  // A deleted product would hold its category until the night.
  await releaseImages(trx, context.services.jobs, await purgeDeleted(trx, { skus }));
  const made = (await lockCategories(trx)).filter(({ id }) => categoryIds.includes(id));
  for (const { id, ...before } of made) {
    if ((await listIdsInCategory(trx, id)).length > 0) continue;
    await releaseImages(trx, context.services.jobs, await deleteCategory(trx, id));
    await audit(trx, context, { entity: 'category', entityId: id, label: before.name, before });
  }
}

async function requireCategories(trx: Transaction, states: readonly ProductState[]): Promise<void> {
  if (states.length === 0) return;
  const known = new Set((await listCategoryRows(trx)).map(({ id }) => id));
  const lost = states.find(({ categoryId }) => !known.has(categoryId));
  if (!lost) return;
  const message = `Δεν αναιρέθηκε τίποτα: η κατηγορία του προϊόντος «${lost.name}» δεν υπάρχει πια.`;
  refuse(catalogueAdminRefusals, 'UNDO_STALE', { message });
}

/** A picture whose file was deleted since does not come back. */
async function withPictures(trx: Transaction, steps: readonly Required<ProductStep>[]) {
  const wanted = [...new Set(steps.flatMap(({ after }) => after.imageUrls))];
  const known = new Set((await listImages(trx, wanted)).map(({ url }) => url));
  return steps.map(({ id, before, after }) => ({
    id,
    before: before as ProductState,
    after: {
      ...after,
      imageUrls: after.imageUrls.filter((url) => known.has(url) || before?.imageUrls.includes(url)),
    },
  }));
}

/** Deletes products: those that were ordered become drafts. Returns the sentence that says so. */
export function removeProducts(
  context: ApiContext,
  productIds: readonly number[],
): Promise<{ message: string; undoId: string }> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const stored = (await lockStored(trx, [...new Set(productIds)])).filter(
      ({ deletedAt }) => deletedAt === null,
    );
    if (stored.length < new Set(productIds).size) refuse(catalogueAdminRefusals, 'PRODUCTS_GONE');
    const ordered = await store.listOrdered(
      trx,
      stored.map(({ id }) => id),
    );
    const kept = stored.filter(({ id }) => ordered.has(id));
    const gone = stored.filter(({ id }) => !ordered.has(id));
    const now = services.now();
    const drafted = kept.map((product): Required<ProductStep> => {
      const before = stateOf(product);
      return { id: product.id, before, after: { ...before, isDraft: true } };
    });
    if (kept.length > 0)
      await upsertProducts(
        trx,
        drafted.map(({ after }) => after),
        now,
      );
    if (gone.length > 0) {
      const ids = gone.map(({ id }) => id);
      await store.markDeleted(trx, ids, now);
    }
    await auditMany(trx, context, [
      ...gone.map((product) => ({
        entity: 'product' as const,
        entityId: product.id,
        label: product.name,
        before: auditedProduct(stateOf(product)),
      })),
      ...drafted.map(({ id, before, after }) => ({
        entity: 'product' as const,
        entityId: id,
        label: after.name,
        before: auditedProduct(before as ProductState),
        after: auditedProduct(after),
      })),
    ]);
    await followStock(services, trx, [
      ...gone.map((product) => ({ id: product.id, before: stateOf(product), after: undefined })),
      ...drafted,
    ]);
    changed('catalogue', 'kinds', ...stored.map(({ id }) => `product:${id}`));
    const message = removedText(gone, kept);
    // The list of changes has nothing beside its sentence that names the product.
    const [only] = gone.length === 1 && kept.length === 0 ? gone : [];
    const said = only ? `Το προϊόν «${only.name}» διαγράφηκε.` : message;
    const undoId = await keepChange(context, trx, said, [
      ...changeSteps(drafted),
      ...gone.map(({ id, name, isDraft }) => ({ id, name, before: { isDraft }, after: null })),
    ]);
    return { message, undoId };
  });
}

/** Removes every night what can no longer be undone: deleted products with their pictures, and the record of changes. */
export function defineCatalogueJobs(services: Services): void {
  services.jobs.define('catalogue.forget', { schedule: '40 4 * * *' }, async () => {
    const before = since(services);
    await services.database.db.transaction().execute(async (trx) => {
      const pictures = await purgeDeleted(trx, { before });
      await releaseImages(trx, services.jobs, pictures);
    });
    await store.removeChangesBefore(services.database.db, before);
    await removeOldFetched(services.database.db, services.now());
  });
}
