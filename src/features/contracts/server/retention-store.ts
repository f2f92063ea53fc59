import { retainedSince } from '#shared/retention.ts';
import { athensDate } from '#shared/dates.ts';
import { contractsFeature } from '../feature.ts';
import type { Db } from './store.ts';

/** Deletes the contracts that ended long ago; their bills are orders, which have a rule of their own. */
export async function removeOldContracts(db: Db, now: Date): Promise<void> {
  const before = athensDate(retainedSince(contractsFeature.retention.contracts, now));
  await db.deleteFrom('contracts').where('endsOn', '<', before).execute();
}
