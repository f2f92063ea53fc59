import { audit } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { settleAlerts } from '../../alerts/server/actions.ts';
import { insertAlert, type NewAlert } from '../../alerts/server/store.ts';
import type { Customer, CustomerEvent, CustomerFile, Verdict } from '../contract.ts';
import { customerHref } from '../customer-search.ts';
import { decide, defaultRejectionReason } from '../rules.ts';
import { approvedMail, rejectedMail } from './mails.ts';
import { findCustomer, insertEvent, listEvents, lockStanding, updateCustomer } from './store.ts';

type Told = Partial<
  Record<CustomerEvent, (customer: Customer) => Pick<NewAlert, 'severity' | 'title' | 'message'>>
>;

const approved = ({ canViewPrices }: Customer) => ({
  severity: 'low' as const,
  title: 'Ο λογαριασμός σας εγκρίθηκε',
  message: canViewPrices
    ? 'Βλέπετε πλέον τις τιμές όλων των προϊόντων.'
    : 'Μπορείτε πλέον να κλείνετε ραντεβού.',
});

/** What the customer is told of a decision; the rest is nobody's business but the office's. */
const told: Told = {
  approved,
  restored: approved,
  rejected: ({ rejectionReason }) => ({
    severity: 'medium',
    title: 'Η εγγραφή σας δεν εγκρίθηκε',
    message: rejectionReason ?? defaultRejectionReason,
  }),
};

/** What the customer may see depends on it, so their open pages are read anew as a whole. */
async function tellStanding({ live }: Pick<Services, 'live'>, trx: Transaction, customerId: string) {
  await live.tell(trx, 'admin', { type: 'changed', resources: ['customers'] });
  await live.tell(trx, { customerId }, { type: 'changed', resources: ['*'] });
}

/** Approves, rejects or restores an account, tells the customer, and returns the account; given twice it changes nothing. */
export async function decideOnCustomer(
  context: ApiContext,
  { customerId, ...verdict }: Verdict,
): Promise<Customer> {
  const { services } = context;
  const now = services.now();
  return write(services, async (trx) => {
    const before = await lockStanding(trx, customerId);
    const change = before && decide(before, verdict);
    if (change) {
      await updateCustomer(trx, customerId, { ...change.standing, decidedAt: now });
      await insertEvent(trx, customerId, {
        event: change.event,
        reason: change.standing.rejectionReason,
        at: now,
      });
    }
    const customer = await findCustomer(trx, customerId);
    if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
    if (before && change) {
      await audit(trx, context, {
        entity: 'customer',
        entityId: customerId,
        label: `${customer.firstName} ${customer.lastName}`,
        before,
        after: { ...before, ...change.standing },
      });
      await tellStanding(services, trx, customerId);
      await settleAlerts(services, trx, customerHref(customerId));
    }
    const alert = change && told[change.event]?.(customer);
    if (alert) {
      await insertAlert(trx, {
        type: 'other',
        event: `customer_${change.event}`,
        ...alert,
        audience: 'customer',
        customerId,
      });
      await services.mail.send(
        trx,
        change.event === 'rejected'
          ? rejectedMail(customer.email, alert.message)
          : approvedMail(customer.email, customer.canViewPrices, services.config),
      );
    }
    return customer;
  });
}

/** Lets a customer manage everybody's orders, or no longer; the history keeps who could when. */
export async function allowOrdersAdmin(
  context: ApiContext,
  { customerId, isAdmin }: { customerId: string; isAdmin: boolean },
): Promise<void> {
  const { services } = context;
  const at = services.now();
  await write(services, async (trx) => {
    const before = await lockStanding(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!before || !customer) return refuse(generalRefusals, 'NOT_FOUND');
    if (before.isAdmin === isAdmin) return;
    await updateCustomer(trx, customerId, { isAdmin });
    await insertEvent(trx, customerId, { event: isAdmin ? 'orders_granted' : 'orders_withdrawn', at });
    await audit(trx, context, {
      entity: 'customer',
      entityId: customerId,
      label: `${customer.firstName} ${customer.lastName}`,
      before: { isAdmin: before.isAdmin },
      after: { isAdmin },
    });
  });
}

/** An account with its history, for the administrators. */
export async function readCustomerFile({ services }: ApiContext, id: string): Promise<CustomerFile> {
  const { db } = services.database;
  const customer = await findCustomer(db, id);
  if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
  return { ...customer, history: await listEvents(db, id) };
}
