import { auditMany, type AuditEntry } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import {
  findSpecificationList,
  saveSpecificationList,
  type SpecificationList,
  type StoredSpecificationList,
} from '#server/db/specification-list.ts';
import { settingsResource, takeOverSettings } from '#server/settings.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { refuse } from '#shared/errors.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { plural } from '#shared/greek.ts';
import { freeSlug, slugOf } from '#shared/slug.ts';
import {
  maxFormerly,
  specificationGroups,
  specificationNamed,
  type SpecificationKey,
} from '#shared/specification-keys.ts';
import { readKeys } from '#features/catalogue/device-kinds.ts';
import { foldAgain } from '#features/catalogue/server/search-index-store.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import {
  maxFilters,
  maxSpecificationKeys,
  type AdminSpecification,
  type SpecificationFields,
} from '../specifications-contract.ts';
import { countSaid } from './specification-store.ts';

type Said = { message: string; undoId?: number };

const ready = new Map(defaultSpecificationKeys.map((one) => [one.key, one]));

const fieldsOf = ({ label, unit, group, direction, isFilter }: SpecificationKey): SpecificationFields => ({
  isFilter,
  label,
  unit,
  group,
  direction,
});

/** Everything that products are described by, in reading order. */
export async function listSpecifications({ services }: ApiContext): Promise<AdminSpecification[]> {
  const { db } = services.database;
  const { keys } = await findSpecificationList(db);
  const counts = new Map<string, number>();
  for (const [name, count] of await countSaid(db)) {
    const key = specificationNamed(name)?.key;
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return keys.map(({ formerly: _formerly, ...one }) => ({
    ...one,
    products: counts.get(one.key) ?? 0,
    isReady: ready.has(one.key),
    isNeeded: readKeys.has(one.key),
  }));
}

/** What a change of the list changed, a line for each key, and one for the order. */
function entriesBetween(before: SpecificationList, after: SpecificationList): AuditEntry[] {
  const [was, is] = [before, after].map(({ keys }) => new Map(keys.map((one) => [one.key, one])));
  const entries = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap(
    (key): AuditEntry[] => {
      const [old, one] = [was?.get(key), is?.get(key)];
      const label = (one ?? old)?.label ?? key;
      const states = { before: old && fieldsOf(old), after: one && fieldsOf(one) };
      return [{ entity: 'specification', entityId: key, label, ...states }];
    },
  );
  for (const id of specificationGroups) {
    const [old, now] = [before, after].map(({ keys }) =>
      keys.filter(({ key, group }) => group === id && was?.get(key)?.group === is?.get(key)?.group),
    );
    const states = {
      before: { order: old?.map(({ label }) => label) },
      after: { order: now?.map(({ label }) => label) },
    };
    if (old?.map(({ key }) => key).join() !== now?.map(({ key }) => key).join())
      entries.push({ entity: 'specification', entityId: 'order', label: 'Σειρά', ...states });
  }
  return entries;
}

/** Refuses to take away what a product says. */
async function requireUnsaid(trx: Transaction, gone: readonly SpecificationKey[]): Promise<void> {
  const said = gone.length > 0 ? [...(await countSaid(trx))] : [];
  for (const { key, label, formerly } of gone) {
    const names = new Set([label, ...formerly].map(foldGreek));
    const counts = said.filter(([name]) => name === key || names.has(foldGreek(name)));
    const products = counts.reduce((sum, [, count]) => sum + count, 0);
    if (products === 0) continue;
    const { message } = catalogueAdminRefusals.SPECIFICATION_USED;
    const many = `Το «${label}» ${products === 1 ? 'το έχει' : 'το έχουν'} ${plural(products, 'προϊόν', 'προϊόντα')}`;
    refuse(catalogueAdminRefusals, 'SPECIFICATION_USED', { message: `${many}. ${message}` });
  }
}

/** The filters with all by which they are folded. */
const filtersOf = ({ keys }: SpecificationList) =>
  JSON.stringify(
    keys
      .flatMap(({ isFilter, key, unit, label, formerly }) => (isFilter ? [[key, unit, label, formerly]] : []))
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Replaces the list by what a rule makes of it, and follows it on every node. */
async function change(
  context: ApiContext,
  message: string,
  next: (list: SpecificationList, stored: StoredSpecificationList) => SpecificationList,
): Promise<Said> {
  const { services } = context;
  const said = await write(services, async (trx, changed) => {
    const stored = await findSpecificationList(trx, { lock: true });
    const { version, before: _before, ...list } = stored;
    const after = next(list, stored);
    requireRoom(after);
    const kept = new Set(after.keys.map(({ key }) => key));
    await requireUnsaid(
      trx,
      list.keys.filter(({ key }) => !kept.has(key)),
    );
    const undoId = version + 1;
    await saveSpecificationList(trx, { ...after, version: undoId, before: list });
    if (filtersOf(after) !== filtersOf(list)) await foldAgain(trx);
    await auditMany(trx, context, entriesBetween(list, after));
    changed(settingsResource);
    return { message, undoId };
  });
  await takeOverSettings(services);
  return said;
}

const requireSpecification = ({ keys }: SpecificationList, key: string) =>
  keys.find((one) => one.key === key) ?? refuse(catalogueAdminRefusals, 'SPECIFICATION_NOT_FOUND');

/** Refuses a name that another key has, ignoring accents and case. */
function requireOwnName({ keys }: SpecificationList, label: string, own?: string): void {
  const name = foldGreek(label);
  const isTaken = keys.some((one) => one.key !== own && (foldGreek(one.label) === name || one.key === label));
  const fields = { label: catalogueAdminRefusals.SPECIFICATION_NAME_TAKEN.message };
  if (isTaken) refuse(catalogueAdminRefusals, 'SPECIFICATION_NAME_TAKEN', { fields });
}

/** Refuses more filters than a screen has room for. */
function requireRoom({ keys }: SpecificationList): void {
  const fields = { isFilter: catalogueAdminRefusals.SPECIFICATION_FILTERS_MANY.message };
  if (keys.filter(({ isFilter }) => isFilter).length > maxFilters)
    refuse(catalogueAdminRefusals, 'SPECIFICATION_FILTERS_MANY', { fields });
}

/** Refuses a unit in which no rule reckons. */
function requireUnit(key: string, unit: string): void {
  const own = ready.get(key);
  const fields = { unit: catalogueAdminRefusals.SPECIFICATION_UNIT_FIXED.message };
  if (own && own.unit !== unit) refuse(catalogueAdminRefusals, 'SPECIFICATION_UNIT_FIXED', { fields });
}

/** Adds a specification as the last of its group; one that the shop came with returns under its own key. */
export const addSpecification = (context: ApiContext, fields: SpecificationFields): Promise<Said> =>
  change(context, 'Το χαρακτηριστικό προστέθηκε.', (list) => {
    requireOwnName(list, fields.label);
    if (list.keys.length >= maxSpecificationKeys) refuse(catalogueAdminRefusals, 'SPECIFICATIONS_TOO_MANY');
    const name = foldGreek(fields.label);
    const returning = list.removed.find((key) => foldGreek(ready.get(key)?.label ?? '') === name);
    const taken = [...ready.keys(), ...list.keys.map((one) => one.key)];
    const key = returning ?? freeSlug(slugOf(fields.label, 'own'), taken);
    requireUnit(key, fields.unit);
    return {
      keys: [...list.keys, { key, ...fields, formerly: [] }],
      removed: list.removed.filter((one) => one !== key),
    };
  });

/** Changes a specification; refused if it has changed since it was seen. What products say stays under its key. */
export const updateSpecification = (
  context: ApiContext,
  { key, seen, ...fields }: SpecificationFields & { key: string; seen?: SpecificationFields | undefined },
): Promise<Said> =>
  change(context, 'Το χαρακτηριστικό αποθηκεύτηκε.', (list) => {
    const before = requireSpecification(list, key);
    if (!isAsExpected(seen, fieldsOf(before))) refuse(catalogueAdminRefusals, 'SPECIFICATION_CHANGED');
    requireOwnName(list, fields.label, key);
    requireUnit(key, fields.unit);
    const labels = [before.label, ...before.formerly].filter((label) => label !== fields.label);
    const after = { key, ...fields, formerly: [...new Set(labels)].slice(0, maxFormerly) };
    return { ...list, keys: list.keys.map((one) => (one.key === key ? after : one)) };
  });

/** Deletes a specification that neither a product says nor the shop itself reads. */
export const removeSpecification = (context: ApiContext, { key }: { key: string }): Promise<Said> =>
  change(context, 'Το χαρακτηριστικό διαγράφηκε.', (list) => {
    requireSpecification(list, key);
    if (readKeys.has(key)) refuse(catalogueAdminRefusals, 'SPECIFICATION_NEEDED');
    return {
      keys: list.keys.filter((one) => one.key !== key),
      removed: ready.has(key) ? [...list.removed, key] : list.removed,
    };
  });

/** Reorders the specifications of a group; refused if their order has changed since it was seen. */
export const orderSpecifications = (
  context: ApiContext,
  { keys: wanted, seen }: { keys: string[]; seen?: string[] | undefined },
): Promise<Said> =>
  change(context, 'Η σειρά αποθηκεύτηκε.', (list) => {
    const { group } = requireSpecification(list, wanted[0] ?? '');
    const before = list.keys.flatMap((one) => (one.group === group ? [one.key] : []));
    const isWhole = wanted.length === before.length && before.every((key) => wanted.includes(key));
    if (!isWhole || (seen && seen.join() !== before.join()))
      refuse(catalogueAdminRefusals, 'SPECIFICATION_ORDER_CHANGED');
    const rest = list.keys.filter((one) => one.group !== group);
    return { ...list, keys: [...rest, ...wanted.map((key) => requireSpecification(list, key))] };
  });

/** Undoes the last change of the list; refused if another followed. */
export const undoSpecifications = (context: ApiContext, { undoId }: { undoId: number }): Promise<Said> =>
  change(context, 'Η αλλαγή αναιρέθηκε.', (_list, { version, before }) =>
    version === undoId && before ? before : refuse(catalogueAdminRefusals, 'SPECIFICATIONS_UNDO_GONE'),
  );
