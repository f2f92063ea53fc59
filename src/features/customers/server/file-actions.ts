import type { Services } from '#server/services.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { CustomerFile } from '../contract.ts';
import { listEvents } from './event-store.ts';
import { listSameAfm } from './same-afm-store.ts';
import { findCustomer } from './store.ts';

/** An account with its history and the accounts that share its tax number, for administrators. */
export async function readCustomerFile(
  { database: { db } }: Pick<Services, 'database'>,
  id: string,
): Promise<CustomerFile> {
  const customer = await findCustomer(db, id);
  if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
  return { ...customer, sameAfm: await listSameAfm(db, customer), history: await listEvents(db, id) };
}
