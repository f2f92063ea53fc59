import { auditMany } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { releaseImages } from '../../../server/object-jobs.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { refreshSearch } from '../../catalogue/server/search-index-store.ts';
import type { ImportPreview } from '../import-contract.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { auditedProduct } from './present.ts';
import { lockCatalogue, listStoredProducts, upsertProducts } from './store.ts';
import { versionOf } from './bulk-actions.ts';
import { listImageUrls } from './picture-store.ts';
import { listCategoryRows } from './category-store.ts';
import { describePlan, planImport, type ImportPlan } from './import-plan.ts';
import { followStock } from './stock-actions.ts';

type Db = ApiContext['services']['database']['db'];

async function plan(db: Db, file: Uint8Array, products: Awaited<ReturnType<typeof listStoredProducts>>) {
  const categories = await listCategoryRows(db);
  const planned = planImport(file, { products, categories, images: new Set(await listImageUrls(db)) });
  const shown = describePlan(planned, categories);
  return { planned, preview: { isApplied: false, version: versionOf(shown), ...shown } };
}

/** Previews a file's changes to the products, with all errors in it; nothing is changed. */
export async function previewImport({ services }: ApiContext, file: Uint8Array): Promise<ImportPreview> {
  const { db } = services.database;
  return (await plan(db, file, await listStoredProducts(db))).preview;
}

/** Applies the changes of the preview with this version, all or none. */
export function applyImport(context: ApiContext, file: Uint8Array, version: string): Promise<ImportPreview> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const { planned, preview } = await plan(trx, file, await lockCatalogue(trx));
    if (preview.errors.length > 0) refuse(generalRefusals, 'INVALID_INPUT', { data: preview });
    if (version !== preview.version) refuse(catalogueAdminRefusals, 'PREVIEW_STALE', { data: preview });
    const lines = new Set(preview.lines.map(({ line }) => line));
    const steps = planned.steps.filter(({ line }) => lines.has(line));
    const ids = await upsertProducts(
      trx,
      steps.map(({ after }) => after),
      services.now(),
    );
    await refreshSearch(trx);
    await follow(context, trx, { steps, errors: [] }, ids);
    changed('catalogue', ...steps.map(({ after }) => `product:${ids.get(after.sku.toLowerCase())}`));
    return { ...preview, isApplied: true };
  });
}

async function follow(
  context: ApiContext,
  trx: Transaction,
  { steps }: ImportPlan,
  ids: ReadonlyMap<string, number>,
) {
  await auditMany(
    trx,
    context,
    steps.map(({ before, after }) => ({
      entity: 'product',
      entityId: ids.get(after.sku.toLowerCase()) ?? '',
      label: after.name,
      before: before && auditedProduct(before),
      after: auditedProduct(after),
    })),
  );
  const stockSteps = steps.map((step) => ({ id: ids.get(step.after.sku.toLowerCase()) ?? 0, ...step }));
  await followStock(context.services, trx, stockSteps);
  const dropped = steps.flatMap(
    ({ before, after }) => before?.imageUrls.filter((url) => !after.imageUrls.includes(url)) ?? [],
  );
  await releaseImages(trx, context.services.jobs, dropped);
}
