import { isOn } from '#shared/switches.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { findCustomer, lockStanding } from '#features/customers/server/store.ts';
import type { PointsAccount } from '../contract.ts';
import { orderRefusals } from '../../refusals.ts';
import { readPoints } from './store.ts';

/** Refuses an order that spends more points than there are; locks the customer, so that concurrent orders wait. */
export async function requirePoints(trx: Transaction, customerId: string, points: number): Promise<void> {
  if (points === 0) return;
  await lockStanding(trx, customerId);
  // Read after the lock was acquired, so that the order that held it is included.
  const { balance } = isOn('points') ? await readPoints(trx, customerId) : { balance: 0 };
  if (points > balance) refuse(orderRefusals, 'POINTS_SPENT', { data: { points: balance } });
}

/** A customer's points as the API returns them; the caller's own by default, another customer's for administrators. */
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
