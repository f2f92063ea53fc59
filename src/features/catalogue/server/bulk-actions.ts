import { createHash } from 'node:crypto';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import type { BulkChange, BulkRow } from '../admin-contract.ts';
import { applyBulk, type ProductState } from '../product-changes.ts';
import { catalogueRefusals } from '../rules.ts';
import { followChange, stateOf } from './admin-actions.ts';
import { bulkValues } from './admin-present.ts';
import { holdProducts, updateProductRow } from './admin-store.ts';
import { listCategoryRows } from './category-store.ts';

/** Names a preview by what it shows: whoever applies it applies just that. */
export const versionOf = (preview: unknown) =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 32);

type Step = { id: number; before: ProductState; after: ProductState };

const rowOf = ({ id, before, after }: Step): BulkRow => ({
  id,
  sku: before.sku,
  name: before.name,
  before: bulkValues(before),
  after: bulkValues(after),
});

/**
 * Shows what a change would do to each product, in the order asked for, and does it when the version of that preview is
 * given; refused with PREVIEW_STALE and a new preview when it would do something else by now.
 */
export function changeProducts(
  context: ApiContext,
  { productIds, change, version }: { productIds: number[]; change: BulkChange; version?: string | undefined },
) {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const ids = [...new Set(productIds)];
    const kept = new Map((await holdProducts(trx, ids)).map((product) => [product.id, product]));
    if (kept.size < ids.length) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    if (change.kind === 'category') {
      const categories = await listCategoryRows(trx);
      const isKnown = categories.some(({ id }) => id === change.categoryId);
      const fields = { 'change.categoryId': 'Επιλέξτε μια κατηγορία' };
      if (!isKnown) refuse(generalRefusals, 'INVALID_INPUT', { fields });
    }
    const steps = ids.flatMap((id): Step[] => {
      const product = kept.get(id);
      if (!product) return [];
      const before = stateOf(product);
      return [{ id, before, after: applyBulk(before, change) }];
    });
    const rows = steps.map(rowOf);
    const preview = { version: versionOf([change, rows]), rows };
    if (version === undefined) return { isApplied: false, ...preview };
    if (version !== preview.version) refuse(catalogueRefusals, 'PREVIEW_STALE', { data: preview });

    for (const { id, before, after } of steps) {
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      await updateProductRow(trx, id, after, services.now());
      await followChange(context, trx, changed, id, before, after);
    }
    return { isApplied: true, ...preview };
  });
}
