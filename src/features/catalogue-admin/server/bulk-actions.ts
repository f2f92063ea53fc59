import { auditMany } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { versionOf } from '#server/version.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { filled } from '#shared/wire.ts';
import { factInWords } from '#features/catalogue/legal-facts.ts';
import type { BulkChange, BulkPreview, BulkRow, MatchingProducts } from '../many-contract.ts';
import { applyBulk } from '../product-changes.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { adminMatchingIds } from './matching.ts';
import { auditedBulk, bulkValues } from './present.ts';
import { countLackingSafety, lockProducts, updateBulk, type BulkProduct } from './list-store.ts';
import { keepChange } from './undo-actions.ts';
import { listCategoryRows } from './category-store.ts';
import { followStock } from './stock-actions.ts';

const bulkNames: Readonly<Record<BulkChange['kind'], string>> = {
  price: 'Αλλαγή τιμής',
  stock: 'Αλλαγή διαθεσιμότητας',
  featured: 'Αλλαγή προβολής',
  category: 'Αλλαγή κατηγορίας',
  brand: 'Αλλαγή μάρκας',
  family: 'Αλλαγή σειράς και μοντέλου',
  installation: 'Αλλαγή εγκατάστασης',
  draft: 'Δημοσίευση ή απόσυρση',
  fact: 'Αλλαγή στοιχείου νόμου',
};

/** The fields of a bulk change in which two states differ, as they are in the first. */
function bulkDifference(state: BulkProduct, other: BulkProduct): Partial<BulkProduct> {
  const entries = Object.entries(state).filter(
    ([field, value]) => value !== other[field as keyof BulkProduct],
  );
  return Object.fromEntries(entries);
}

/** A change, and the version of its preview that was seen. */
type BulkRequest = { change: BulkChange; version?: string | undefined };
type Step = { before: BulkProduct; after: BulkProduct };

const valuesOf = (state: BulkProduct, request: BulkChange) => ({
  ...bulkValues(state),
  ...(request.kind === 'fact' && filled({ fact: factInWords(request.fact, state.legalFacts) })),
});

const rowOf =
  (request: BulkChange) =>
  ({ before, after }: Step): BulkRow => ({
    id: before.id,
    sku: before.sku,
    name: before.name,
    before: valuesOf(before, request),
    after: valuesOf(after, request),
  });

const isChange = ({ before, after }: Step) => JSON.stringify(before) !== JSON.stringify(after);

const shownOfMany = 100;

/**
 * Previews a change to each product, in the given order, and applies it if the preview's version is given; refused with
 * PREVIEW_STALE and a new preview if the result would now differ.
 */
export function changeProducts(
  context: ApiContext,
  { productIds, ...request }: { productIds: number[] } & BulkRequest,
): Promise<BulkPreview> {
  return write(context.services, async (trx, changed) => {
    const ids = [...new Set(productIds)];
    const stored = new Map((await lockProducts(trx, ids)).map((product) => [product.id, product]));
    const products = ids.map((id) => stored.get(id) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND'));
    return change(context, trx, changed, products, request, (steps) => steps);
  });
}

/** Like `changeProducts`, for all products that match a filter. */
export function changeMatchingProducts(
  context: ApiContext,
  { matching, ...request }: { matching: MatchingProducts } & BulkRequest,
): Promise<BulkPreview> {
  return write(context.services, async (trx, changed) => {
    const { search, ...filters } = matching;
    const products = await lockProducts(trx, { ...filters, found: await adminMatchingIds(trx, search) });
    return change(context, trx, changed, products, request, (steps) =>
      steps.filter(isChange).slice(0, shownOfMany),
    );
  });
}

async function change(
  context: ApiContext,
  trx: Transaction,
  changed: (...resources: string[]) => void,
  products: readonly BulkProduct[],
  request: BulkRequest,
  shownOf: (steps: Step[]) => Step[],
): Promise<BulkPreview> {
  await requireCategory(trx, request.change);
  const steps = products.map((before): Step => ({ before, after: applyBulk(before, request.change) }));
  const changes = steps.filter(isChange);
  const isPublished = request.change.kind === 'draft' && !request.change.isDraft;
  const preview = {
    lacking: isPublished
      ? await countLackingSafety(
          trx,
          changes.map(({ before }) => before.id),
        )
      : 0,
    version: versionOf([request.change, steps]),
    total: steps.length,
    changed: changes.length,
    rows: shownOf(steps).map(rowOf(request.change)),
  };
  if (request.version === undefined) return { isApplied: false, ...preview };
  if (request.version !== preview.version) refuse(catalogueAdminRefusals, 'PREVIEW_STALE', { data: preview });

  const after = changes.map((step) => step.after);
  await updateBulk(trx, after, context.services.now());
  await refreshSearch(trx);
  changed('catalogue', 'kinds', ...after.map(({ id }) => `product:${id}`));
  await auditMany(
    trx,
    context,
    changes.map((step) => ({
      entity: 'product',
      entityId: step.before.id,
      label: step.before.name,
      before: auditedBulk(step.before),
      after: auditedBulk(step.after),
    })),
  );
  const stockSteps = changes.map((step) => ({ id: step.before.id, ...step }));
  await followStock(context.services, trx, stockSteps);
  if (changes.length === 0) return { isApplied: true, ...preview };
  const undoId = await keepChange(
    context,
    trx,
    `${bulkNames[request.change.kind]}: ${plural(changes.length, 'προϊόν', 'προϊόντα')}`,
    changes.map(({ before, after: then }) => ({
      id: before.id,
      name: before.name,
      before: bulkDifference(before, then),
      after: bulkDifference(then, before),
    })),
  );
  return { isApplied: true, ...preview, undoId };
}

async function requireCategory(trx: Transaction, request: BulkChange): Promise<void> {
  if (request.kind !== 'category') return;
  const isKnown = (await listCategoryRows(trx)).some(({ id }) => id === request.categoryId);
  const fields = { 'change.categoryId': 'Επιλέξτε μια κατηγορία' };
  if (!isKnown) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}
