import { saveSpecificationList } from '#server/db/specification-list.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { testDatabase } from '../database/database.ts';

/** Stores a list of what products are described by that was changed once; returns what its changes are asked with. */
export async function putSpecifications() {
  const { db } = await testDatabase();
  const list = { keys: [], removed: [] };
  const stored = { ...list, version: 1, before: { ...list, removed: ['masks'] } };
  await db.transaction().execute((trx) => saveSpecificationList(trx, stored));
  const keys = defaultSpecificationKeys.flatMap(({ key, group }) => (group === 'functions' ? [key] : []));
  return {
    'catalogueAdmin.updateSpecification': { key: 'sd_gb', unit: 'GB', seen: undefined },
    'catalogueAdmin.removeSpecification': { key: 'masks' },
    'catalogueAdmin.orderSpecifications': { keys: keys.toReversed(), seen: keys },
    'catalogueAdmin.undoSpecifications': { undoId: 1 },
  };
}
