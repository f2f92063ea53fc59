import { createHash } from 'node:crypto';
import { auditMany } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import type { BulkChange, BulkPreview, BulkRow, MatchingProducts } from '../contract.ts';
import { applyBulk } from '../product-changes.ts';
import { catalogueRefusals } from '../../catalogue/rules.ts';
import { auditedBulk, bulkValues } from './present.ts';
import { holdProducts, updateBulk, type BulkProduct } from './store.ts';
import { listCategoryRows } from './category-store.ts';
import { followStock } from './stock-actions.ts';

/** Names a preview by what it shows: whoever applies it applies just that. */
export const versionOf = (preview: unknown) =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 32);

/** A change, and the version of the preview that somebody saw of it. */
type Wish = { change: BulkChange; version?: string | undefined };
type Step = { before: BulkProduct; after: BulkProduct };

const rowOf = ({ before, after }: Step): BulkRow => ({
  id: before.id,
  sku: before.sku,
  name: before.name,
  before: bulkValues(before),
  after: bulkValues(after),
});

const isChange = ({ before, after }: Step) => JSON.stringify(before) !== JSON.stringify(after);

/** How many of the products that a filter leaves a preview shows. */
const shownOfMany = 100;

/**
 * Shows what a change would do to each product, in the order asked for, and does it when the version of that preview is
 * given; refused with PREVIEW_STALE and a new preview when it would do something else by now.
 */
export function changeProducts(
  context: ApiContext,
  { productIds, ...wish }: { productIds: number[] } & Wish,
): Promise<BulkPreview> {
  return write(context.services, async (trx, changed) => {
    const ids = [...new Set(productIds)];
    const kept = new Map((await holdProducts(trx, ids)).map((product) => [product.id, product]));
    const products = ids.map((id) => kept.get(id) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND'));
    return change(context, trx, changed, products, wish, (steps) => steps);
  });
}

/** Does with all products that a filter leaves what `changeProducts` does with those of a list. */
export function changeMatchingProducts(
  context: ApiContext,
  { matching, ...wish }: { matching: MatchingProducts } & Wish,
): Promise<BulkPreview> {
  return write(context.services, async (trx, changed) => {
    const products = await holdProducts(trx, matching);
    return change(context, trx, changed, products, wish, (steps) =>
      steps.filter(isChange).slice(0, shownOfMany),
    );
  });
}

async function change(
  context: ApiContext,
  trx: Transaction,
  changed: (...resources: string[]) => void,
  products: readonly BulkProduct[],
  wish: Wish,
  shownOf: (steps: Step[]) => Step[],
): Promise<BulkPreview> {
  await demandCategory(trx, wish.change);
  const steps = products.map((before): Step => ({ before, after: applyBulk(before, wish.change) }));
  const changes = steps.filter(isChange);
  const preview = {
    version: versionOf([wish.change, steps]),
    total: steps.length,
    changed: changes.length,
    rows: shownOf(steps).map(rowOf),
  };
  if (wish.version === undefined) return { isApplied: false, ...preview };
  if (wish.version !== preview.version) refuse(catalogueRefusals, 'PREVIEW_STALE', { data: preview });

  const after = changes.map((step) => step.after);
  await updateBulk(trx, after, context.services.now());
  changed('catalogue', ...after.map(({ id }) => `product:${id}`));
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
  return { isApplied: true, ...preview };
}

async function demandCategory(trx: Transaction, wish: BulkChange): Promise<void> {
  if (wish.kind !== 'category') return;
  const isKnown = (await listCategoryRows(trx)).some(({ id }) => id === wish.categoryId);
  const fields = { 'change.categoryId': 'Επιλέξτε μια κατηγορία' };
  if (!isKnown) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}
