import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { factsIn, withSaid, type LegalFacts, type SaidFacts } from '#features/catalogue/legal-facts.ts';
import { foldAgain } from '#features/catalogue/server/search-index-store.ts';
import { maxBrands, type AdminBrand, type BrandFields } from '../brands-contract.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import * as store from './brand-store.ts';

/** The brands that products name or of which facts are kept, in the order of their names. */
export async function listBrands({ services }: ApiContext): Promise<AdminBrand[]> {
  const { db } = services.database;
  const brands = new Map<string, AdminBrand>();
  for (const named of await store.listNamedBrands(db)) brands.set(named.id, { ...named, isKept: false });
  for (const { id, name, legalFacts } of await store.listStoredBrands(db)) {
    const known = brands.get(id) ?? { id, name, products: 0 };
    brands.set(id, { ...known, isKept: true, ...legalFacts });
  }
  return [...brands.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'el'));
}

type Step = { id: string; name: string; before?: LegalFacts | undefined; after?: LegalFacts | undefined };

/** Audits a change of a brand and drops what was made from its products. */
async function follow(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  { id, name, before, after }: Step,
): Promise<void> {
  await audit(trx, context, { entity: 'brand', entityId: id, label: name, before, after });
  const ids = await store.listIdsOfBrand(trx, id);
  if (before?.updatesUntil !== after?.updatesUntil) await foldAgain(trx, ids);
  changed('catalogue', 'kinds', ...ids.map((productId) => `product:${productId}`));
}

/** Says the facts of a brand of which none are kept. */
export function addBrand(context: ApiContext, { name, ...said }: BrandFields): Promise<void> {
  return write(context.services, async (trx, changed) => {
    if ((await store.countBrands(trx)) >= maxBrands) refuse(catalogueAdminRefusals, 'BRANDS_TOO_MANY');
    const after = factsIn(said);
    const id = await store.insertBrand(trx, name, after);
    const { message } = catalogueAdminRefusals.BRAND_NAME_TAKEN;
    if (id === undefined)
      return refuse(catalogueAdminRefusals, 'BRAND_NAME_TAKEN', { fields: { name: message } });
    await follow(context, trx, changed, { id, name, after });
  });
}

type Update = SaidFacts & { id: string; seen?: SaidFacts | undefined };

/** Changes the facts of a brand, also of one that only products name so far; refused if they changed since they were seen. */
export function updateBrand(context: ApiContext, { id: given, seen, ...said }: Update): Promise<void> {
  return write(context.services, async (trx, changed) => {
    const id = foldGreek(given);
    const stored = await store.lockBrand(trx, id);
    const name = stored?.name ?? (await store.listNamedBrands(trx)).find((one) => one.id === id)?.name;
    if (name === undefined) return refuse(catalogueAdminRefusals, 'BRAND_NOT_FOUND');
    const before = stored?.legalFacts ?? {};
    if (!isAsExpected(seen && factsIn(seen), before)) refuse(catalogueAdminRefusals, 'BRAND_CHANGED');
    const after = withSaid(before, said);
    if (stored) await store.updateBrandRow(trx, id, after);
    // Somebody else said facts of it at the same moment.
    else if (!(await store.insertBrand(trx, name, after))) refuse(catalogueAdminRefusals, 'BRAND_CHANGED');
    await follow(context, trx, changed, { id, name, before, after });
  });
}

/** Forgets the facts of a brand; its products keep its name. */
export function removeBrand(context: ApiContext, { id: given }: { id: string }): Promise<void> {
  return write(context.services, async (trx, changed) => {
    const id = foldGreek(given);
    const stored = await store.lockBrand(trx, id);
    if (!stored) return refuse(catalogueAdminRefusals, 'BRAND_NOT_FOUND');
    await store.deleteBrand(trx, id);
    await follow(context, trx, changed, { id, name: stored.name, before: stored.legalFacts });
  });
}
