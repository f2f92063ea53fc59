import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { bookingDefaults } from '#features/booking/booking-defaults.ts';
import { changePlace } from '#features/booking/server/place-actions.ts';
import { changePlace as changeContractPlace } from '#features/contracts/server/change-actions.ts';
import { customerHref } from '#features/customers/customer-search.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import type { OwnLeftBehind } from '../moved-contract.ts';
import { accountRefusals } from '../refusals.ts';
import { listLeft, type Left } from './moved-store.ts';

/** What is still to go to an address that the customer has left. */
export async function listLeftBehind({ services }: ApiContext, { customerId }: { customerId: string }) {
  const { db } = services.database;
  const customer = (await findCustomer(db, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
  const { address = '' } = bookingDefaults(customer);
  return { address, isTold: Boolean(customer.email), ...(await listLeft(db, customerId, services.now())) };
}

/** As `listLeftBehind`, for the customer who is signed in. */
export const listOwnLeftBehind = ({ services, viewer }: ApiContext): Promise<OwnLeftBehind> =>
  listLeft(
    services.database.db,
    viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED'),
    services.now(),
  );

/** Tells the administrators what a customer who has changed his address leaves behind, and nothing where that is nothing. */
export async function alertOfMove(services: Services, trx: Transaction, customerId: string): Promise<void> {
  await resolveAlertsAbout(services, trx, subjectOf('move', customerId));
  const customer = await findCustomer(trx, customerId);
  const left = countLeft(await listLeft(trx, customerId, services.now()));
  if (!customer || left.length === 0) return;
  await insertAlert(trx, {
    type: 'other',
    event: 'customer_moved',
    severity: 'medium',
    title: 'Νέα διεύθυνση πελάτη',
    message: `${customer.fullName}: στην παλιά διεύθυνση πάνε ακόμη ${left.join(', ')}.`,
    link: customerHref(customerId),
    subject: subjectOf('move', customerId),
    audience: 'admin',
  });
}

const countLeft = ({ visits, contracts, orders }: Left): string[] => [
  ...(visits.length > 0 ? [plural(visits.length, 'ραντεβού', 'ραντεβού')] : []),
  ...(contracts.length > 0 ? [plural(contracts.length, 'συμβόλαιο', 'συμβόλαια')] : []),
  ...(orders.length > 0 ? [plural(orders.length, 'παραγγελία', 'παραγγελίες')] : []),
];

type Chosen = { customerId: string; visitIds: readonly string[]; contractIds: readonly string[] };

const eachOnce = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** Takes the chosen visits and contracts along to the customer's new address; all of them or none. */
export async function bringAlong(
  context: ApiContext,
  { customerId, visitIds, contractIds }: Chosen,
): Promise<void> {
  if (visitIds.length + contractIds.length === 0) refuse(accountRefusals, 'NOTHING_TO_BRING');
  const { services } = context;
  await write(services, async (trx) => {
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    if (!customer.address) refuse(accountRefusals, 'NO_NEW_ADDRESS');
    const { address = '' } = bookingDefaults(customer);
    for (const id of eachOnce(visitIds)) await changePlace(context, trx, { id, customerId, address });
    if (contractIds.length > 0) {
      const { city, postalCode } = customer;
      if (!city || !postalCode) return refuse(accountRefusals, 'NO_NEW_ADDRESS');
      const place = { address: customer.address, city, postalCode };
      for (const id of eachOnce(contractIds))
        await changeContractPlace(context, trx, { id, customerId, ...place });
    }
    const left = await listLeft(trx, customerId, services.now());
    if (countLeft(left).length === 0) await resolveAlertsAbout(services, trx, subjectOf('move', customerId));
    // The customer's own page asks the same.
    await services.live.publish(trx, { customerId }, { type: 'changed', resources: ['account'] });
  });
}
