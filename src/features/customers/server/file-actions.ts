import type { Services } from '#server/services.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { CustomerFile } from '../contract.ts';
import { listEvents } from './event-store.ts';
import { listSameAfm } from './same-afm-store.ts';
import { findAccount, findCustomer } from './store.ts';

/** An account with its history and the accounts that share its tax number, for administrators. */
export async function readCustomerFile(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  id: string,
): Promise<CustomerFile> {
  const customer = await findCustomer(db, id);
  const account = await findAccount(db, id, now());
  if (!customer || !account) return refuse(generalRefusals, 'NOT_FOUND');
  return {
    ...customer,
    account,
    sameAfm: await listSameAfm(db, customer),
    history: await listEvents(db, id),
  };
}
