import type { Kysely } from 'kysely';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { specificationGroups, type SpecificationKey } from '#shared/specification-keys.ts';
import type { Transaction } from './database.ts';
import type { DB } from './schema.ts';
import { findOrMakeSetting, findSetting, saveSetting } from './settings.ts';

/** What products are described by, in reading order, and the keys of a fresh shop that were deleted. */
export type SpecificationList = { keys: readonly SpecificationKey[]; removed: readonly string[] };
/** The list, how often it was saved, and what it was before. */
export type StoredSpecificationList = SpecificationList & { version: number; before?: SpecificationList };

const specificationsKey = 'specifications';
const freshList: StoredSpecificationList = { version: 0, keys: [], removed: [] };

/** What products are described by as stored, with what a fresh shop has besides; `lock` locks it until the transaction ends. */
export async function findSpecificationList(
  db: Kysely<DB>,
  { lock = false } = {},
): Promise<StoredSpecificationList> {
  // A row that is not there cannot be locked.
  if (lock) await findOrMakeSetting(db, specificationsKey, () => freshList);
  const stored = (await findSetting<StoredSpecificationList>(db, specificationsKey, { lock })) ?? freshList;
  const known = new Set([...stored.removed, ...stored.keys.map(({ key }) => key)]);
  const all = [...stored.keys, ...defaultSpecificationKeys.filter(({ key }) => !known.has(key))];
  return { ...stored, keys: specificationGroups.flatMap((id) => all.filter(({ group }) => group === id)) };
}

export const saveSpecificationList = (trx: Transaction, list: StoredSpecificationList): Promise<void> =>
  saveSetting(trx, specificationsKey, list);
