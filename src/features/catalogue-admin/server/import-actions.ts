import { auditMany } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { versionOf } from '#server/version.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { athensDate } from '#shared/dates.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { plural } from '#shared/greek.ts';
import { heldFacts } from '#features/catalogue/legal-facts.ts';
import { missingSafety } from '#features/catalogue/product-safety.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import type { ImportChoices, ImportPreview } from '../import-contract.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { auditedProduct } from './present.ts';
import { lockCatalogue, listStoredProducts, upsertProducts } from './store.ts';
import { listImageUrls } from './picture-store.ts';
import { insertCategory, listCategoryRows, lockCategories } from './category-store.ts';
import { listStoredBrands } from './brand-store.ts';
import { listFetched } from './fetched-store.ts';
import { describePlan, planImport, type ImportPlan } from './import-plan.ts';
import { insertSupplier } from '../suppliers/server/actions.ts';
import { findByName, learnSupplies, listCodes } from '../suppliers/server/store.ts';
import { listImportChoices, putImportChoices } from './import-choices-store.ts';
import { followStock } from './stock-actions.ts';
import { changeSteps, keepChange, type ProductStep } from './undo-actions.ts';

type Db = ApiContext['services']['database']['db'];

async function plan(
  db: Db,
  file: Uint8Array,
  products: Awaited<ReturnType<typeof listStoredProducts>>,
  choices: ImportChoices,
  now: Date,
) {
  const categories = await listCategoryRows(db);
  const images = new Set(await listImageUrls(db));
  const fetched = await listFetched(db);
  const suppliers = await listImportChoices(db);
  const codesOf = async (name: string) => {
    const supplier = await findByName(db, name);
    return supplier ? listCodes(db, supplier.id) : new Map<string, number>();
  };
  const shop = { products, categories, images, fetched, suppliers, codesOf };
  const planned = await planImport(file, shop, choices, athensDate(now));
  const shown = describePlan(planned);
  const brands = new Map((await listStoredBrands(db)).map(({ id, legalFacts }) => [id, legalFacts]));
  const lacking = planned.steps.filter(({ before, after }) => {
    const isPublished = !after.isDraft && (before?.isDraft ?? true);
    return (
      isPublished && missingSafety(heldFacts(after.legalFacts, brands.get(foldGreek(after.brand)))).length > 0
    );
  }).length;
  return { planned, preview: { isApplied: false, version: versionOf(shown), ...shown, lacking } };
}

/** Previews a file's changes to the products, with all errors in it; nothing is changed. */
export async function previewImport(
  { services }: ApiContext,
  file: Uint8Array,
  choices: ImportChoices,
): Promise<ImportPreview> {
  const { db } = services.database;
  return (await plan(db, file, await listStoredProducts(db), choices, services.now())).preview;
}

/** Applies the changes of the preview with this version, all or none. */
export function applyImport(
  context: ApiContext,
  file: Uint8Array,
  choices: ImportChoices,
  version: string,
): Promise<ImportPreview> {
  const { services } = context;
  async function planLocked(trx: Transaction) {
    await lockCategories(trx);
    return plan(trx, file, await lockCatalogue(trx), choices, services.now());
  }
  return write(services, async (trx, changed) => {
    const { planned, preview } = await planLocked(trx);
    if (preview.errors.length > 0) refuse(generalRefusals, 'INVALID_INPUT', { data: preview });
    if (version !== preview.version) refuse(catalogueAdminRefusals, 'PREVIEW_STALE', { data: preview });
    const lines = new Set(preview.lines.map(({ line }) => line));
    const planSteps = planned.steps.filter(({ line }) => lines.has(line));
    const supplierId = await rememberSupplier(context, trx, planned);
    if (planSteps.length === 0) {
      await learnFrom(context, trx, supplierId, planned, new Map());
      return { ...preview, isApplied: true };
    }
    await addCategories(context, trx, planned);
    const ids = await upsertProducts(
      trx,
      planSteps.map(({ after }) => after),
      services.now(),
    );
    const steps = planSteps.map(({ before, after }): ProductStep => ({
      id: ids.get(after.sku.toLowerCase()) ?? 0,
      before,
      after,
    }));
    await learnFrom(context, trx, supplierId, planned, ids);
    await refreshSearch(trx);
    await auditMany(
      trx,
      context,
      steps.map(({ id, before, after }) => ({
        entity: 'product',
        entityId: id,
        label: after.name,
        before: before && auditedProduct(before),
        after: auditedProduct(after),
      })),
    );
    await followStock(services, trx, steps);
    changed('catalogue', 'kinds', ...steps.map(({ id }) => `product:${id}`));
    const label = `Εισαγωγή: ${plural(preview.added, 'νέο', 'νέα')}, ${plural(preview.changed, 'αλλαγμένο', 'αλλαγμένα')}`;
    // Pictures that the file replaced stay until the night, so that an undo can show them again.
    const categoryIds = planned.newCategories.map(({ id }) => id);
    const undoId = await keepChange(context, trx, label, changeSteps(steps), categoryIds);
    return { ...preview, isApplied: true, undoId };
  });
}

/** Adds the categories that were chosen to be new. */
async function addCategories(
  context: ApiContext,
  trx: Transaction,
  { newCategories }: ImportPlan,
): Promise<void> {
  for (const category of newCategories) await insertCategory(trx, category);
  await auditMany(
    trx,
    context,
    newCategories.map(({ id, ...after }) => ({ entity: 'category', entityId: id, label: after.name, after })),
  );
}

/** Remembers how a supplier's list was read; returns the supplier's id, of a new one if it was unknown. */
async function rememberSupplier(
  context: ApiContext,
  trx: Transaction,
  { chosen, columns }: ImportPlan,
): Promise<string | undefined> {
  const { supplier: typed, categoryId, withVat, markup, updates } = chosen;
  if (!typed) return undefined;
  const known = await findByName(trx, typed);
  const { id, name } = known ?? { id: await insertSupplier(context, trx, { name: typed }), name: typed };
  const fields = Object.fromEntries(
    columns.flatMap(({ head, field }) => (field ? [[foldGreek(head.trim()), field]] : [])),
  );
  const now = context.services.now();
  await putImportChoices(trx, { name, choices: { fields, categoryId, withVat, markup, updates } }, now);
  return id;
}

/** Keeps what a supplier's list calls each product and asks for it. `ids` are those of the stored products, by SKU. */
async function learnFrom(
  { services }: ApiContext,
  trx: Transaction,
  supplierId: string | undefined,
  { steps }: ImportPlan,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (supplierId === undefined) return;
  const supplies = steps.flatMap(({ id, after, supply }) => {
    const productId = id ?? ids.get(after.sku.toLowerCase());
    if (productId === undefined || !supply) return [];
    return [{ productId, code: supply.code, priceCents: supply.hasPrice ? after.purchasePriceCents : null }];
  });
  await learnSupplies(trx, supplierId, supplies, services.now());
}
