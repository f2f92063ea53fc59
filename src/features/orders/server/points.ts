import type { Transaction } from '../../../server/db/database.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { findCustomer, lockStanding } from '../../customers/server/store.ts';
import type { PointsAccount } from '../points-contract.ts';
import { orderRefusals } from '../rules.ts';
import { readPoints } from './points-store.ts';

/** Makes sure that points are there for an order that is being placed; another one of the customer's waits meanwhile. */
export async function holdPoints(trx: Transaction, customerId: string, points: number): Promise<void> {
  if (points === 0) return;
  await lockStanding(trx, customerId);
  // Read after the lock was given, so that the order that held it is seen.
  const { balance } = await readPoints(trx, customerId);
  if (points > balance) refuse(orderRefusals, 'POINTS_SPENT', { data: { points: balance } });
}

/** A customer's points as they travel; the own ones unless an administrator asks for somebody's. */
export async function presentPoints(
  { services, viewer }: ApiContext,
  customerId = viewer.customer?.id,
): Promise<PointsAccount> {
  const { db } = services.database;
  const known = customerId === undefined ? undefined : await findCustomer(db, customerId);
  const { id } = known ?? refuse(generalRefusals, 'NOT_FOUND');
  const { entries, balance } = await readPoints(db, id);
  return { balance, entries: entries.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })) };
}
