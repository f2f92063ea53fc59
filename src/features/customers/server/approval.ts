import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { changesBetween } from '#shared/changes.ts';
import { generalRefusals, Refusal, refuse } from '#shared/errors.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import {
  requireUnchanged,
  delayNotifications,
  lastNotified,
  cancelDelayed,
  type Notifications,
} from '#features/alerts/server/delayed-notification-actions.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { takesBookings } from '#features/services/server/store.ts';
import { checkedText } from '../account-uses.ts';
import type { Customer, CustomerEvent, Verdict } from '../contract.ts';
import { customerRefusals } from '../refusals.ts';
import { approvalOf, decide, defaultRejectionReason, type AccountState } from '../rules.ts';
import { approvedMail, rejectedMail } from './mails.ts';
import { findCustomer, lockStanding, updateCustomer, findRegisteredFrom } from './store.ts';
import { insertEvent, listEvents, removeEvent } from './event-store.ts';

type Told = Partial<
  Record<
    CustomerEvent,
    (customer: Customer, books: boolean) => Pick<NewAlert, 'severity' | 'title' | 'message'>
  >
>;

function approved({ canViewPrices }: Customer, books: boolean) {
  const booking = books ? 'Μπορείτε πλέον να κλείνετε ραντεβού.' : checkedText;
  return {
    severity: 'low' as const,
    title: 'Ο λογαριασμός σας εγκρίθηκε',
    message: canViewPrices ? 'Βλέπετε πλέον τις τιμές όλων των προϊόντων.' : booking,
  };
}

/** The part of a decision that is sent to the customer. */
const told: Told = {
  approved,
  restored: approved,
  rejected: ({ rejectionReason }) => ({
    severity: 'medium',
    title: 'Η εγγραφή σας δεν εγκρίθηκε',
    message: rejectionReason ?? defaultRejectionReason,
  }),
};

/** The decision changes what the customer may see, so their open pages refetch everything. */
async function notifyStatus({ live }: Pick<Services, 'live'>, trx: Transaction, customerId: string) {
  await live.publish(trx, { customerId }, { type: 'changed', resources: ['*'] });
}

/**
 * Approves, rejects or restores an account and returns it, with the id with which the decision can be undone until the
 * customer is notified; repeating a decision changes nothing.
 */
export async function decideOnCustomer(
  context: ApiContext,
  { customerId, seen, ...verdict }: Verdict,
): Promise<{ customer: Customer; undo?: string | undefined }> {
  const { services } = context;
  const now = services.now();
  return write(services, async (trx) => {
    const before = await lockStanding(trx, customerId);
    if (before && seen && approvalOf(before) !== seen) await refuseDecided(trx, customerId, before);
    const decided = before && decide(before, verdict);
    // A right over all orders does not outlive the account's approval.
    const change = decided && {
      ...decided,
      standing: { ...decided.standing, isAdmin: before.isAdmin && !decided.standing.isRejected },
    };
    if (change) await updateCustomer(trx, customerId, { ...change.standing, decidedAt: now });
    const customer = await findCustomer(trx, customerId);
    if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
    if (!change) return { customer };
    const after = { ...before, ...change.standing, decidedAt: now };
    const { event } = change;
    const { adminName: actorName } = context.caller;
    const eventId = await insertEvent(trx, customerId, {
      event,
      reason: after.rejectionReason,
      actorName,
      at: now,
    });
    await auditStanding(trx, context, customer, before, after);
    await notifyStatus(services, trx, customerId);
    const from = await findRegisteredFrom(trx, customerId);
    const subject = subjectOf('customer', customerId);
    const known = await lastNotified(trx, subject, before);
    const books = await takesBookings(trx);
    const news = newsOf(services, customer, decide(known, verdict)?.event, { from, takesBookings: books });
    const isAllTold = Object.keys(changesBetween(known, before).before).length === 0;
    if (!news && isAllTold) {
      await resolveAlertsAbout(services, trx, subject);
      return { customer };
    }
    const changed = changesBetween(before, after);
    const undo = await delayNotifications(
      services,
      trx,
      subject,
      { before: { ...changed.before, eventId }, after: { ...changed.after, eventId } },
      news ?? { mails: [], alerts: [], resolves: [subject] },
    );
    return { customer, undo };
  });
}

/** Says who has decided in the meantime, and what. */
async function refuseDecided(trx: Transaction, customerId: string, now: AccountState): Promise<never> {
  const [last] = await listEvents(trx, customerId);
  const who = last?.actorName === undefined ? '' : ` (${last.actorName})`;
  const what = { pending: 'περιμένει ξανά', approved: 'εγκρίθηκε', rejected: 'απορρίφθηκε' }[approvalOf(now)];
  return refuse(customerRefusals, 'ALREADY_DECIDED', { message: `Ο πελάτης ${what} στο μεταξύ${who}.` });
}

type Approved = { customerId: string; undo?: string; error?: string };

/**
 * Approves waiting customers, one transaction after the other, and returns what became of each; one whom somebody else has
 * decided on in the meantime is left as decided.
 */
export async function approveCustomers(
  context: ApiContext,
  { customerIds, canViewPrices }: { customerIds: readonly string[]; canViewPrices: boolean },
): Promise<Approved[]> {
  const results: Approved[] = [];
  for (const customerId of new Set(customerIds)) {
    try {
      const verdict = { customerId, isVerified: true, canViewPrices, seen: 'pending' as const };
      const { undo } = await decideOnCustomer(context, verdict);
      results.push({ customerId, ...(undo !== undefined && { undo }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ customerId, error: error.message });
    }
  }
  return results;
}

/** Undoes a decision before the customer is notified. */
export async function undoDecision(
  context: ApiContext,
  { customerId, undo }: { customerId: string; undo: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const now = await lockStanding(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!now || !customer) return refuse(generalRefusals, 'NOT_FOUND');
    const held = await cancelDelayed(services, trx, undo, subjectOf('customer', customerId));
    const { eventId, ...before } = held.before as DecidedBefore;
    requireUnchanged({ ...now, eventId }, held);
    const decidedAt = before.decidedAt ? new Date(before.decidedAt) : null;
    await updateCustomer(trx, customerId, { ...before, decidedAt });
    await removeEvent(trx, customerId, eventId);
    await auditStanding(trx, context, customer, now, { ...now, ...before, decidedAt });
    await notifyStatus(services, trx, customerId);
  });
}

type DecidedBefore = Partial<AccountState> & { isAdmin?: boolean } & {
  decidedAt: string | null;
  eventId: string;
};
type Stored = AccountState & { decidedAt: Date | null };

/** The customer's notifications of a decision; they resolve the administrators' alert about the customer. */
function newsOf(
  { config }: Services,
  customer: Customer,
  event: CustomerEvent | undefined,
  shown: { from: string | undefined; takesBookings: boolean },
): Notifications | undefined {
  const alert = event && told[event]?.(customer, shown.takesBookings);
  if (!alert) return undefined;
  const { id: customerId, email, canViewPrices } = customer;
  return {
    mails: [
      event === 'rejected'
        ? rejectedMail(email, alert.message, config)
        : approvedMail(email, { canViewPrices, ...shown }, config),
    ],
    alerts: [{ type: 'other', event: `customer_${event}`, ...alert, audience: 'customer', customerId }],
    resolves: [subjectOf('customer', customerId)],
  };
}

function auditStanding(
  trx: Transaction,
  context: ApiContext,
  { id, firstName, lastName }: Customer,
  { decidedAt: _was, ...before }: Stored,
  { decidedAt: _is, ...after }: Stored,
): Promise<void> {
  return audit(trx, context, {
    entity: 'customer',
    entityId: id,
    label: `${firstName} ${lastName}`,
    before,
    after,
  });
}

/** Grants or revokes a customer's right to manage all orders; recorded in the account's history. */
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
    const { adminName: actorName } = context.caller;
    const event = isAdmin ? ('orders_granted' as const) : ('orders_withdrawn' as const);
    await insertEvent(trx, customerId, { event, actorName, at });
    await audit(trx, context, {
      entity: 'customer',
      entityId: customerId,
      label: `${customer.firstName} ${customer.lastName}`,
      before: { isAdmin: before.isAdmin },
      after: { isAdmin },
    });
    // A way in that outlives the session that gave it, and a new password.
    if (isAdmin)
      await insertAlert(trx, {
        type: 'security',
        event: 'access_changed',
        severity: 'medium',
        title: 'Πελάτης διαχειρίζεται πλέον όλες τις παραγγελίες',
        message: `${customer.firstName} ${customer.lastName} (${customer.email}): το έδωσε ${whoActs(context)}. Αν δεν το κάνατε εσείς, αφαιρέστε το από τη σελίδα του πελάτη και αλλάξτε τον κωδικό διαχειριστή.`,
        audience: 'admin',
      });
  });
}
